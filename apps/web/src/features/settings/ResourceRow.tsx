import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from './use-site.ts';
import { resourcesOf, type Resource } from './site.ts';

const ResourceLogo = lazy(async () => ({
  default: (await import('../../art/ResourceLogo.tsx')).ResourceLogo,
}));

/** Promises that have a name of ours where the operator gave none. */
const PROMISES = ['age', 'limits', 'proof'] as const;

interface ResourceRowProps {
  /** `PAYMENT` or `RESPONSIBILITY`. */
  readonly kind: string;
  readonly title: string;
}

/** The logos of a kind of resource; nothing when the merchant has none. */
export function ResourceRow({ kind, title }: ResourceRowProps) {
  const t = useTexts('shell');
  const resources = resourcesOf(useSite(), kind);
  const labelOf = ({ name, label }: Resource) => {
    const promise = PROMISES.find((each) => each === name);
    return promise !== undefined && label === name ? t(`promise.${promise}`) : label;
  };
  if (resources.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="eyebrow text-ink-3">{title}</h2>
      <ul className="flex flex-wrap items-center gap-2.5">
        {resources.map((resource) => (
          <li key={resource.name}>
            <a
              href={resource.url}
              className="flex h-11 min-w-16 items-center justify-center rounded-md border border-line bg-surface-2 px-3.5 text-ink-2 transition-colors hover:border-accent-line hover:text-ink"
            >
              <Suspense fallback={<span className="sr-only">{labelOf(resource)}</span>}>
                <ResourceLogo name={resource.name} label={labelOf(resource)} />
              </Suspense>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
