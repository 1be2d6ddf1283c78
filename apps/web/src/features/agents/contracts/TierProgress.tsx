import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useTierRate } from '../use-rates.ts';

type Bill = ValueOf<'agentBill'>['bill'];

interface TierProgressProps {
  readonly bill: Pick<Bill, 'tier' | 'reached' | 'next' | 'figures'>;
  readonly currency: string;
}

/** The tier that was reached, and how far the team was from the next one: a bar per threshold. */
export function TierProgress({ bill, currency }: TierProgressProps) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const { tier, reached, next } = bill;
  const rateOf = useTierRate(currency);
  const head =
    tier === null || reached === null
      ? t('noTier')
      : `${t('tier', { level: tier })} · ${rateOf(reached)}`;
  const missing = next?.missing;
  const lines =
    missing === undefined || next === null
      ? []
      : [
          { name: t('turnover'), lack: missing.turnover, of: next.tier.minTurnover },
          { name: t('loss'), lack: missing.loss, of: next.tier.minLoss },
          { name: t('deposit'), lack: missing.deposit, of: next.tier.minDeposit },
          { name: t('days5'), lack: missing.days5, of: next.tier.days5 ?? '0' },
          { name: t('days15'), lack: missing.days15, of: next.tier.days15 ?? '0' },
          { name: t('active'), lack: String(missing.active), of: String(next.tier.minActive) },
        ].filter(({ lack }) => /[1-9]/.test(lack));
  return (
    <div className="rounded-lg border border-line bg-surface-2 p-4">
      <p className="font-semibold">{head}</p>
      {next === null ? (
        <p className="mt-1 text-sm text-ink-2">{t('topTier')}</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-2">
            {`${t('nextTier', { level: next.level })} (${rateOf(next.tier)}):`}
          </p>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {lines.map(({ name, lack, of }) => (
              <li key={name}>
                <div className="flex justify-between gap-3">
                  <span>{name}</span>
                  <span className="figures">
                    {name === t('active') ? lack : money(lack, currency)}
                  </span>
                </div>
                <progress
                  aria-label={name}
                  className="h-2 w-full accent-[var(--accent)]"
                  max={100}
                  value={percentReached(lack, of)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** For the length of a bar only. */
function percentReached(lack: string, of: string): number {
  const [left, whole] = [Math.round(Number(lack)), Math.round(Number(of))];
  if (whole <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round(((whole - left) * 100) / whole)));
}
