import { useTexts } from '../../../i18n/use-texts.ts';

/** Marks a bet whose number pays only a part of the play's odds; renders nothing at full odds. */
export function ReducedMark({ percent }: { readonly percent: number | undefined }) {
  const t = useTexts('lottery');
  if (percent === undefined) return null;
  return (
    <span className="ml-1 rounded-sm bg-lost-soft px-1.5 py-0.5 text-xs font-medium text-lost">
      {t('numbers.pays', { percent })}
    </span>
  );
}
