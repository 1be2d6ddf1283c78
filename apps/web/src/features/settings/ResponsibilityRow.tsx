import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LogoRow } from '../../ui/layout/LogoRow.tsx';
import { useSite } from '../../site/use-site.ts';
import { resourcesOf, type Resource } from '../../site/site.ts';

const ResourceLogo = lazy(async () => ({
  default: (await import('../../art/ResourceLogo.tsx')).ResourceLogo,
}));

/** Responsibility resources that have a default name. */
const PROMISES = ['age', 'limits', 'proof'] as const;

/** The merchant's responsibility logos. */
export function ResponsibilityRow() {
  const t = useTexts('shell');
  const resources = resourcesOf(useSite(), 'RESPONSIBILITY');
  const labelOf = ({ name, label }: Resource) => {
    const promise = PROMISES.find((each) => each === name);
    return promise !== undefined && label === name ? t(`promise.${promise}`) : label;
  };
  const logos = resources.map((resource) => ({
    key: resource.name,
    url: resource.url,
    content: (
      <Suspense fallback={<LabelAlone label={labelOf(resource)} />}>
        <ResourceLogo name={resource.name} label={labelOf(resource)} />
      </Suspense>
    ),
  }));
  return <LogoRow title={t('responsibility')} logos={logos} />;
}

/** As wide as the label with its drawing. */
function LabelAlone({ label }: { readonly label: string }) {
  return (
    <span className="flex items-center gap-2 text-sm font-bold tracking-tight whitespace-nowrap">
      <span className="size-4.5" />
      {label}
    </span>
  );
}
