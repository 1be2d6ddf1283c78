import type { Play } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { useMoney } from '../use-money.ts';
import { requestedTerms, boundsOf, multipleOf, groupTrade } from './controls.ts';
import type { Board, Controls } from './controls.ts';
import { QuickStakes } from './stakes/QuickStakes.tsx';

interface TermsBarProps {
  readonly board: Board;
  readonly play: Play;
  readonly controls: Controls;
  readonly onChange: (patch: Partial<Controls>) => void;
}

/** Unit, multiple and prize group; at fixed odds an amount for each choice. */
export function TermsBar(props: TermsBarProps) {
  if (props.controls.style === 'FIXED') return <StakeField {...props} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[auto_auto_minmax(12rem,1fr)] lg:items-end">
      <Units {...props} />
      <Multiple
        value={props.controls.multiple}
        most={props.board.limits.maxMultiple}
        onValue={(multiple) => props.onChange({ multiple })}
      />
      <GroupSlider {...props} />
      <QuickStakes {...props} className="w-96 max-xl:hidden lg:col-span-full" />
    </div>
  );
}

function Units({ board, controls, onChange }: TermsBarProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium text-ink-2">{t('unit')}</span>
      <div
        role="radiogroup"
        aria-label={t('unit')}
        className="flex gap-1 rounded-md bg-surface-2 p-1"
      >
        {board.units.map(({ mode, unit }) => (
          <button
            key={mode}
            type="button"
            role="radio"
            aria-checked={mode === controls.mode}
            onClick={() => onChange({ mode })}
            className={unitClass}
          >
            <span className="whitespace-nowrap">{t(`unit.${mode}`)}</span>
            <span className="figures text-[0.6875rem]">{money(unit)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface MultipleProps {
  readonly value: string;
  readonly most: number;
  readonly onValue: (text: string) => void;
}

/** How many times the unit is staked on each note. */
export function Multiple({ value, most, onValue }: MultipleProps) {
  const t = useTexts('lottery');
  const now = multipleOf(value);
  const step = (by: number) => onValue(String(Math.min(most, Math.max(1, now + by))));
  const wrong = now < 1 || now > most;
  return (
    <Field label={t('multiple')} error={wrong ? t('multipleRange', { most }) : undefined}>
      {(control) => (
        <div className="flex items-center gap-1">
          <IconButton label={t('less')} look="quiet" disabled={now <= 1} onClick={() => step(-1)}>
            <Minus aria-hidden size={16} />
          </IconButton>
          <Input
            {...control}
            inputMode="numeric"
            value={value}
            onChange={(event) => onValue(event.target.value.slice(0, 6))}
            className="figures w-20! text-center"
          />
          <IconButton label={t('more')} look="quiet" disabled={now >= most} onClick={() => step(1)}>
            <Plus aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}

/** A higher group pays more for a hit; a lower one returns part of every stake as rebate. */
function GroupSlider({ board, play, controls, onChange }: TermsBarProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { percent } = useFormats();
  const id = useId();
  const { min, max } = board.groups;
  const trade = groupTrade(play, requestedTerms(board, controls), boundsOf(board));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-medium text-ink-2">
          {t('group')} <span className="figures text-ink">{controls.group}</span>
        </label>
        <span className="figures">
          <span className="text-ink-3">{t('prize')}</span>{' '}
          <strong className="text-accent-text">{money(trade.prize)}</strong>
          <span className="mx-2 text-line-strong">/</span>
          <span className="text-ink-3">{t('rebate')}</span>{' '}
          <strong>{percent(String(trade.points / 2000))}</strong>
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={2}
        value={controls.group}
        aria-valuetext={t('groupSays', {
          group: String(controls.group),
          prize: money(trade.prize),
          rebate: percent(String(trade.points / 2000)),
        })}
        onChange={(event) => onChange({ group: Number(event.target.value) })}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}

function StakeField({ board, controls, onChange }: TermsBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <StakeInput controls={controls} onChange={onChange} />
      {/* On narrow screens the bet bar has them. */}
      <QuickStakes
        board={board}
        controls={controls}
        onChange={onChange}
        className="w-96 max-xl:hidden"
      />
    </div>
  );
}

/** The stake on each choice, as typed. */
export function StakeInput({ controls, onChange }: Pick<TermsBarProps, 'controls' | 'onChange'>) {
  const t = useTexts('lottery');
  return (
    <Field label={t('stakeEach')}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={controls.stake}
          onChange={(event) =>
            onChange({
              stake: event.target.value
                .replaceAll(',', '.')
                .replaceAll(/[^\d.]/g, '')
                .slice(0, 14),
            })
          }
          className="figures w-40!"
        />
      )}
    </Field>
  );
}

const unitClass = clsx(
  'flex min-h-11 flex-1 flex-col items-center justify-center rounded-sm px-2 text-sm sm:px-3 font-semibold',
  'leading-tight text-ink-2 transition-colors hover:text-ink',
  'aria-checked:bg-surface-1 aria-checked:text-accent-text aria-checked:shadow-card',
);
