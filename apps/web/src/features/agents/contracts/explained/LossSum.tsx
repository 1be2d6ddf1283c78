import type { ValueOf } from '../../../../calls/calls.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';

interface LossSumProps {
  readonly figures: ValueOf<'agentBill'>['bill']['figures'];
  readonly currency: string;
}

/** From the turnover of a team to the base that the rate is multiplied by, a line for each part. */
export function LossSum({ figures, currency }: LossSumProps) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const { bet, payout, rebate, activity, salary, fees, companyWin, carryIn, base } = figures;
  const lines = [
    { name: t('turnover'), value: bet, sign: '' },
    { name: t('payout'), value: payout, sign: '−' },
    { name: t('rebates'), value: rebate, sign: '−' },
    { name: t('bonuses'), value: activity, sign: '−' },
    { name: t('salaries'), value: salary.startsWith('-') ? '0' : salary, sign: '−' },
    { name: t('fees'), value: fees, sign: '−' },
    { name: t('companyWin'), value: companyWin, sign: '=' },
    { name: t('carryIn'), value: carryIn, sign: '−' },
    { name: t('base'), value: base, sign: '=' },
  ];
  return (
    <section className="rounded-lg border border-line bg-surface-2 p-4">
      <h3 className="mb-2 font-semibold">{t('lossSum')}</h3>
      <dl className="grid max-w-md grid-cols-[1rem_1fr_auto] gap-x-2 gap-y-1 text-sm">
        {lines.map(({ name, value, sign }) => (
          <div
            key={name}
            data-sum={sign === '=' || undefined}
            className="col-span-3 grid grid-cols-subgrid data-sum:border-t data-sum:border-line data-sum:pt-1 data-sum:font-semibold"
          >
            <span aria-hidden className="text-ink-3">
              {sign}
            </span>
            <dt>{name}</dt>
            <dd className="figures text-right">{money(value, currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
