import type { ChaseRisk } from '@fairhouse/rules/lottery';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useMoney } from '../../use-money.ts';
import { FigureList } from '../FigureList.tsx';
import { ofHundred } from '../of-hundred.ts';
import { amountText, percentText } from '../ratio-text.ts';
import { ResultChart } from './ResultChart.tsx';
import { useChaseRisk, type ChaseView } from './use-chase-risk.ts';

/** How often a plan is ruined, what it costs on average, and how its results are spread. */
export function ChaseRiskPart(view: ChaseView) {
  const t = useTexts('coach');
  const found = useChaseRisk(view);
  const risk = found.state === 'done' ? found.value : undefined;
  return (
    <section
      aria-label={t('chaseTitle')}
      aria-busy={found.state === 'counting'}
      className={boxClass}
    >
      <h3 className="mb-1 font-semibold">{t('chaseTitle')}</h3>
      {risk !== undefined ? (
        <Figures risk={risk} draws={view.multiples.length} />
      ) : (
        <p className="text-sm text-ink-3">
          {t(found.state === 'counting' ? 'counting' : 'chaseUnknown')}
        </p>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly risk: ChaseRisk;
  readonly draws: number;
}

function Figures({ risk, draws }: FiguresProps) {
  const t = useTexts('coach');
  const formats = useFormats();
  const money = useMoney();
  const { ruined, mean, worst, staked, spread, step } = risk;
  const won = { num: ruined.den - ruined.num, den: ruined.den };
  const isCost = mean.num <= 0n;
  const size = money(amountText(isCost ? { num: -mean.num, den: mean.den } : mean));
  const lost = ofHundred(ruined);
  const params = { count: formats.number(lost), amount: size };
  return (
    <>
      <p className="figures text-sm">
        {lost === 0
          ? t(isCost ? 'chaseRarely' : 'chaseRarelyGain', { amount: size })
          : t(isCost ? 'chaseHundred' : 'chaseHundredGain', params)}
      </p>
      <div className="mt-2">
        <FigureList
          rows={[
            [t('chaseWon'), percentText(won, formats)],
            [t('chaseRuined', { count: formats.number(draws) }), percentText(ruined, formats)],
            [t('chaseMean'), money(amountText(mean))],
            [t('chaseWorst'), money(amountText({ num: worst, den: 1n }))],
            [t('chaseStaked'), money(amountText(staked))],
          ]}
        />
      </div>
      <ResultChart spread={spread} />
      <p className="mt-2 text-xs text-ink-3">
        {t('assumes')}{' '}
        {step > 1n && t('chaseStep', { amount: money(amountText({ num: step, den: 1n })) })}
      </p>
    </>
  );
}

const boxClass = 'my-4 rounded-md border border-line bg-surface-2 p-3 md:p-4';
