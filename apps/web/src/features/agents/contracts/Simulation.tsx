import { useState } from 'react';
import type { InputOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { usePeriods } from '../use-periods.ts';
import { useShortDays } from '../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { DayBars } from '../../../ui/data/DayBars.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { addDays, dayOf } from '../../../ui/forms/day-ranges.ts';
import { sumDecimals } from '../../../ui/data/sum-decimals.ts';
import { Stat } from '../../../ui/layout/Card.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { useRateNumber } from '../use-rates.ts';
import { TierProgress } from './TierProgress.tsx';

interface SimulationProps {
  readonly input: Omit<InputOf<'agentContractSimulate'>, 'from' | 'to'>;
  readonly currency: string;
  /** False while a figure of the input cannot be read. */
  readonly isReady?: boolean;
  readonly onDone?: () => void;
}

/** How many days back, up to yesterday. */
const WINDOWS = ['7', '14', '30'] as const;
const BARS_MAX = 35;

/** What a contract would have paid in past days, beside what was paid. */
export function Simulation({ input, currency, isReady = true, onDone }: SimulationProps) {
  const t = useTexts('agentContracts');
  const numberOf = useRateNumber();
  const { money } = useFormats();
  const { day: shortDay } = useShortDays();
  const { shortPeriod } = usePeriods();
  const timeZone = useSite()?.timeZone ?? 'UTC';
  const [isAsked, setAsked] = useState(false);
  const [back, setBack] = useState<(typeof WINDOWS)[number]>('14');
  const simulate = useCallMutation('agentContractSimulate');
  const [result, setResult] = useState<Simulated>();
  const run = () => {
    const today = dayOf(serverNow(), timeZone);
    setAsked(true);
    const window = { from: addDays(today, -Number(back)), to: addDays(today, -1) };
    simulate.mutate({ ...input, ...window }, (value) => {
      setResult(value);
      onDone?.();
    });
  };
  const bars =
    result === undefined
      ? []
      : result.running.length > 0
        ? result.running.map(({ day, gross }) => ({ key: day, name: shortDay(day), value: gross }))
        : result.periods
            .slice(-BARS_MAX)
            .map(({ key, gross }) => ({ key, name: shortPeriod(key), value: gross }));
  const last = result?.periods.at(-1);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('window')}>
          {(control) => (
            <Select
              {...control}
              choices={WINDOWS.map((value) => ({ value, label: t('lastDays', { days: value }) }))}
              value={back}
              onChoose={setBack}
            />
          )}
        </Field>
        <Button look="outline" busy={simulate.isPending} disabled={!isReady} onClick={run}>
          {t('simulate')}
        </Button>
      </div>
      {isAsked && simulate.error !== null && (
        <p role="alert" className="text-sm text-lost">
          {simulate.error.message}
        </p>
      )}
      {result !== undefined && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Stat label={t('simulated')} value={money(result.gross, currency)} />
            <Stat label={t('paidThen')} value={money(result.paid, currency)} />
          </div>
          {result.terms.minCoveragePct !== undefined && (
            <p className="text-sm text-ink-2">
              {t('coverageWhy', {
                share: numberOf(result.terms.minCoveragePct),
                amount: money(
                  sumDecimals(result.periods.map(({ figures }) => figures.narrowStake)),
                  currency,
                ),
              })}
            </p>
          )}
          <DayBars
            label={t('chart')}
            tick={(value) => money(value, currency, { bare: true })}
            bars={bars.map((bar) => ({ ...bar, shown: money(bar.value, currency) }))}
          />
          {last !== undefined && <TierProgress bill={last} currency={currency} />}
        </>
      )}
    </div>
  );
}

type Simulated = Parameters<
  NonNullable<Parameters<ReturnType<typeof useCallMutation<'agentContractSimulate'>>['mutate']>[1]>
>[0];
