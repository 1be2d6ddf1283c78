import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

interface TurnoverSharesProps {
  readonly shares: ValueOf<'withdrawSettings'>['turnoverShares'];
}

/** Most to least, after lottery, which always counts in full. */
const KINDS = ['RNG', 'FISH', 'SPORTS', 'ESPORTS', 'LOCAL', 'LIVE', 'PVP'] as const;

/** Which part of a stake counts as turnover, by the kind of game, and when it does. */
export function TurnoverShares({ shares }: TurnoverSharesProps) {
  const t = useTexts('cashier');
  const { percent } = useFormats();
  const parts = KINDS.map((kind) => `${t(`stakeKind.${kind}`)} ${percent(shares[kind])}`);
  const all = [`${t('stakeKind.LOTTERY')} ${percent(1)}`, ...parts].join(' · ');
  return (
    <>
      {t('stakeShares', { shares: all })} {t('stakeSharesNote')}
    </>
  );
}
