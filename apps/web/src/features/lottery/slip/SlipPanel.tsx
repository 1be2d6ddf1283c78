import { RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { multipleOf } from '../board/controls.ts';
import { StakeChips } from '../board/stakes/StakeChips.tsx';
import { multipleRow } from '../board/stakes/stake-row.ts';
import { useOwnStakes } from '../board/stakes/use-own-stakes.ts';
import { useMoney } from '../use-money.ts';
import { CONFIRM_CHOICES, readConfirmChoice, saveConfirmChoice } from './confirm-rule.ts';
import { MultipleInput } from './MultipleInput.tsx';
import { ShortLine } from './ShortLine.tsx';
import { SlipLineView } from './SlipLineView.tsx';
import { totalsOf, type Slip, type SlipAction } from './slip.ts';
import { StakeButton } from './StakeButton.tsx';

interface SlipPanelProps {
  readonly slip: Slip;
  readonly dispatch: (action: SlipAction) => void;
  /** The short issue of the draw on sale; undefined while bets are not accepted. */
  readonly issue: string | undefined;
  /**
   * The slip was started in another draw, and the player has not yet confirmed to carry it over.
   */
  readonly asksToCarry: boolean;
  /** The slip is being placed. */
  readonly pending: boolean;
  readonly onCarry: () => void;
  readonly onPlace: () => void;
  /** Opens the planner; undefined if chases are not offered. */
  readonly onChase: (() => void) | undefined;
  /** Offers the slip as a group buy. */
  readonly onOffer: () => void;
  /** Adds the last order's bets to the slip again. */
  readonly onAgain: (() => void) | undefined;
}

/** The slip with its lines, their totals and its actions. */
export function SlipPanel(props: SlipPanelProps) {
  const { slip, dispatch, onAgain } = props;
  const t = useTexts('lottery');
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2 max-xl:pr-10">
        <h2 className="text-lg font-semibold">
          {t('slip')} {slip.lines.length > 0 && <Count count={slip.lines.length} />}
        </h2>
        {slip.lines.length > 0 && (
          <Button
            size="sm"
            look="ghost"
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => dispatch({ do: 'clear' })}
          >
            {t('emptySlip')}
          </Button>
        )}
      </div>
      {slip.lines.length === 0 ? <Empty onAgain={onAgain} /> : <Filled {...props} />}
      <ConfirmChoices />
    </div>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <span className="figures ml-1 rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent">
      {count}
    </span>
  );
}

function Empty({ onAgain }: Pick<SlipPanelProps, 'onAgain'>) {
  const t = useTexts('lottery');
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <div className="w-32">
        <EmptyArt name="ledger" />
      </div>
      <p className="text-sm text-ink-2">{t('slipEmpty')}</p>
      {onAgain !== undefined && (
        <Button look="outline" icon={<RotateCcw aria-hidden size={16} />} onClick={onAgain}>
          {t('betAgain')}
        </Button>
      )}
    </div>
  );
}

function Filled(props: SlipPanelProps) {
  const { slip, dispatch, issue, asksToCarry, pending, onCarry, onPlace, onChase, onOffer } = props;
  const t = useTexts('lottery');
  const money = useMoney();
  const totals = totalsOf(slip.lines);
  return (
    <>
      <ul className="flex max-h-[46dvh] flex-col gap-2 overflow-y-auto xl:max-h-[42dvh]">
        {slip.lines.map((line) => (
          <SlipLineView key={line.id} line={line} dispatch={dispatch} />
        ))}
      </ul>
      <AllMultiple slip={slip} dispatch={dispatch} />
      <Totals slip={slip} />
      {asksToCarry ? (
        <div role="alert" className="flex flex-col gap-3 rounded-md bg-accent-soft p-3 text-sm">
          <p>{issue === undefined ? t('carryWait') : t('carryAsk', { issue })}</p>
          <div className="flex gap-2">
            <Button look="primary" disabled={issue === undefined} onClick={onCarry}>
              {t('carryYes')}
            </Button>
            <Button onClick={() => dispatch({ do: 'clear' })}>{t('emptySlip')}</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {onChase !== undefined && (
            <Button look="outline" onClick={onChase} className="shrink-0">
              {t('chase')}
            </Button>
          )}
          <Button look="outline" onClick={onOffer} className="shrink-0">
            {t('groupBuy')}
          </Button>
          <StakeButton
            stake={totals.stake}
            look="primary"
            size="lg"
            busy={pending}
            disabled={issue === undefined}
            onClick={onPlace}
            className="min-w-fit flex-1"
          >
            {issue === undefined ? t('closed') : t('place', { amount: money(totals.stake) })}
          </StakeButton>
        </div>
      )}
    </>
  );
}

/** When orders and chases are confirmed, on this device. */
function ConfirmChoices() {
  const t = useTexts('lottery');
  const [choice, setChoice] = useState(readConfirmChoice);
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center justify-between gap-3 text-sm text-ink-3">
      {t('askFirst')}
      <Select
        id={id}
        className="w-44"
        value={choice}
        choices={CONFIRM_CHOICES.map((value) => ({ value, label: t(`askFirst.${value}`) }))}
        onChoose={(next) => {
          saveConfirmChoice(next);
          setChoice(next);
        }}
      />
    </label>
  );
}

/** One multiple for every bet: typed, or one of the multiples that the bet bar has too. */
function AllMultiple({ slip, dispatch }: Pick<SlipPanelProps, 'slip' | 'dispatch'>) {
  const t = useTexts('lottery');
  const [own] = useOwnStakes();
  const most = Math.min(...slip.lines.map(({ offer }) => offer.maxMultiple));
  const set = (multiple: number) => dispatch({ do: 'multiple', id: 'all', multiple });
  const id = useId();
  const chosen = slip.lines[0]?.bet.multiple;
  const isOne = slip.lines.every(({ bet }) => bet.multiple === chosen);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        <label htmlFor={id}>{t('multipleAll')}</label>
        <MultipleInput
          id={id}
          applied={isOne ? chosen : undefined}
          most={most}
          onMultiple={set}
          placeholder="×"
          className="figures w-24! text-center"
        />
      </div>
      <StakeChips
        kind="multiples"
        choices={multipleRow(most, own).map((stake) => ({ stake, label: `×${stake}` }))}
        chosen={isOne ? String(chosen) : undefined}
        most={String(most)}
        onChoose={(stake) => set(multipleOf(stake))}
      />
    </div>
  );
}

/** Notes, stake, rebate and the maximum payout, and what the balance lacks. */
export function Totals({ slip }: { readonly slip: Slip }) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { number } = useFormats();
  const totals = totalsOf(slip.lines);
  const rows: readonly (readonly [string, string])[] = [
    [t('notes'), number(totals.notes)],
    [t('rebate'), money(totals.rebate)],
    [t('maxWin'), money(totals.most)],
    [t('stake'), money(totals.stake)],
  ];
  return (
    <>
      <dl className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {rows.map(([name, value], index) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-3">{name}</dt>
            <dd className={index === 3 ? 'figures text-lg font-bold' : 'figures font-medium'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ShortLine stake={totals.stake} className="text-right" />
    </>
  );
}
