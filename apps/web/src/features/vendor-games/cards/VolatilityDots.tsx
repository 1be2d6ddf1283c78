import clsx from 'clsx';
import { useTexts } from '../../../i18n/use-texts.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How far results scatter, from 1 to 5. */
export function VolatilityDots({ level }: { readonly level: number }) {
  const t = useTexts('vendorGames');
  const name = t('volatilityIs', { level });
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex items-center gap-0.5">
      {LEVELS.map((each) => (
        <span
          key={each}
          className={clsx('size-1.5 rounded-full', each <= level ? 'bg-accent' : 'bg-line-strong')}
        />
      ))}
    </span>
  );
}
