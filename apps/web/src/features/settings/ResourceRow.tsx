import { lazy, Suspense } from 'react';
import { useSite } from './use-site.ts';
import { resourcesOf } from './site.ts';

const ResourceLogo = lazy(async () => ({
  default: (await import('../../art/ResourceLogo.tsx')).ResourceLogo,
}));

interface ResourceRowProps {
  /** `PAYMENT` or `RESPONSIBILITY`. */
  readonly kind: string;
  readonly title: string;
}

/** The logos of a kind of resource; nothing when the merchant has none. */
export function ResourceRow({ kind, title }: ResourceRowProps) {
  const resources = resourcesOf(useSite(), kind);
  if (resources.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="overline text-ink-3">{title}</h2>
      <ul className="flex flex-wrap items-center gap-2.5">
        {resources.map((resource) => (
          <li key={resource.name}>
            <a
              href={resource.url}
              className="flex h-11 min-w-16 items-center justify-center rounded-md border border-line bg-surface-2 px-3.5 text-ink-2 transition-colors hover:border-accent-line hover:text-ink"
            >
              <Suspense fallback={<span className="sr-only">{resource.label}</span>}>
                <ResourceLogo name={resource.name} label={resource.label} />
              </Suspense>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
