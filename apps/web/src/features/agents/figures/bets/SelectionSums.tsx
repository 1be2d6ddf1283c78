import { useCall } from '../../../../calls/use-call.ts';
import type { InputOf } from '../../../../calls/calls.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Money } from '../../../../ui/data/Money.tsx';

type SumsCall = 'agentBetSums' | 'agentRoundSums';

interface SelectionSumsProps<Name extends SumsCall> {
  readonly name: Name;
  readonly filter: InputOf<Name>;
}

/** What everything that is selected comes to, also what is on no page yet. */
export function SelectionSums<Name extends SumsCall>({ name, filter }: SelectionSumsProps<Name>) {
  const t = useTexts('agentFigures');
  const { number } = useFormats();
  const sums = useCall<SumsCall>(name, filter, { staleTime: 0 }).data;
  if (sums === undefined || sums.count === 0) return null;
  const { currency } = sums;
  const figures = [
    [t('betCount'), number(sums.count)],
    [t('stake'), <Money key="stake" value={sums.stake} currency={currency} bare />],
    [t('validBet'), <Money key="valid" value={sums.validBet} currency={currency} bare />],
    [t('prize'), <Money key="prize" value={sums.prize} currency={currency} bare />],
    [t('memberResult'), <Money key="net" value={sums.net} currency={currency} bare result />],
  ] as const;
  return (
    <section
      aria-label={t('wholeSelection')}
      className="mb-4 rounded-lg border border-line bg-surface-1 p-3.5"
    >
      <h3 className="mb-2 text-xs text-ink-3">{t('wholeSelection')}</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm md:grid-cols-5">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="figures truncate font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
