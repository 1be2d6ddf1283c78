import { useTexts } from '../../../i18n/use-texts.ts';

/** Says that a bet's number pays only a part of the play's odds; nothing where it pays all. */
export function ReducedMark({ percent }: { readonly percent: number | undefined }) {
  const t = useTexts('lottery');
  if (percent === undefined) return null;
  return (
    <span className="ml-1 rounded-sm bg-lost-soft px-1.5 py-0.5 text-xs font-medium text-lost">
      {t('numbers.pays', { percent })}
    </span>
  );
}
