import { amount, formatAmount, parseAmount, type Amount } from '@fairhouse/values';
import clsx from 'clsx';
import { Dices, Plus, Receipt } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../i18n/format.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { StakeButton } from '../slip/StakeButton.tsx';
import { useMoney } from '../use-money.ts';
import type { Board, Controls } from './controls.ts';
import type { PricedDraft } from './price-draft.ts';
import { CoachRow } from '../coach/CoachRow.tsx';
import type { SoldPlay } from './play-menu.ts';
import { Again, AgainSays, betClass, type LastOrder } from './stakes/Again.tsx';
import { QuickStakes } from './stakes/QuickStakes.tsx';
import { useShortfall } from './use-shortfall.ts';

/** What the bar needs to know about the slip and the orders, which the board holds. */
export interface OrderState {
  readonly slipBets: number;
  /** The slip was started in another draw. */
  readonly asksToCarry: boolean;
  readonly onOpenSlip: () => void;
  /** An order is on its way. */
  readonly pending: boolean;
  readonly last: LastOrder | undefined;
}

interface BetBarProps {
  readonly board: Board;
  readonly controls: Controls;
  readonly priced: PricedDraft;
  readonly sold: SoldPlay;
  readonly open: boolean;
  readonly state: OrderState;
  readonly onChange: (patch: Partial<Controls>) => void;
  readonly onAdd: () => void;
  readonly onBet: () => void;
  /** Puts random picks onto the pad. */
  readonly onPickRandom: () => void;
  /** Adds as many random bets to the slip. */
  readonly onAddRandom: (bets: number) => void;
}

/**
 * The picks' notes, stake and possible win, a choice of stakes, and the bet. On narrow screens it
 * is fixed to the lower edge, with the way to the slip.
 */
export function BetBar(props: BetBarProps) {
  const { board, controls, priced, sold, open, state, onChange, onAdd, onBet } = props;
  const t = useTexts('lottery');
  const money = useMoney();
  const { bets, empty } = priced;
  const stake = sumOf(priced, 'stake');
  const { minStake } = board.limits;
  // Also where it applies to each number: then the whole is less than any of them takes.
  const isBelow = stake < (parseAmount(minStake) ?? 0n);
  const short = useShortfall(stake);
  const again = empty && open ? state.last : undefined;
  return (
    <div data-bet-bar className={barClass}>
      <div className={insideClass}>
        <div className={clsx('flex flex-col gap-2', empty && besideClass)}>
          {again === undefined ? (
            <Says
              priced={priced}
              sold={sold}
              stake={stake}
              short={short}
              below={isBelow ? t('leastStake', { amount: money(minStake) }) : undefined}
            />
          ) : (
            <AgainSays stake={again.stake} />
          )}
          <CoachRow gameCode={board.game.gameCode} bets={bets} memberGroup={board.groups.max} />
        </div>
        {!empty && (
          <QuickStakes
            board={board}
            controls={controls}
            onChange={onChange}
            className="xl:hidden"
          />
        )}
        <div className="flex items-center gap-2">
          <SlipButton state={state} />
          <Button
            look="outline"
            size="lg"
            disabled={!open}
            onClick={props.onPickRandom}
            className={squareClass}
          >
            <Dices aria-hidden size={20} className="shrink-0" />
            <span className="max-lg:sr-only">{t('quick1')}</span>
          </Button>
          <Button
            look="outline"
            size="lg"
            disabled={!open}
            onClick={() => props.onAddRandom(5)}
            className="max-sm:hidden"
          >
            {t('quick5')}
          </Button>
          <Button
            look="outline"
            size="lg"
            disabled={!open || bets.length === 0}
            onClick={onAdd}
            className={clsx(squareClass, again !== undefined && 'max-sm:hidden')}
          >
            <Plus aria-hidden size={20} className="shrink-0" />
            <span className="max-lg:sr-only">{t('addToSlip')}</span>
          </Button>
          {again === undefined ? (
            <StakeButton
              stake={stake}
              look="primary"
              size="lg"
              busy={state.pending}
              disabled={!open || bets.length === 0 || isBelow}
              onClick={onBet}
              className={betClass}
            >
              {bets.length === 0 ? t('bet') : t('place', { amount: money(stake) })}
            </StakeButton>
          ) : (
            <Again last={again} pending={state.pending} />
          )}
        </div>
      </div>
    </div>
  );
}

function sumOf({ bets }: PricedDraft, part: 'stake' | 'worst'): Amount {
  return amount(bets.reduce((total, { bet }) => total + bet[part], 0n));
}

interface SaysProps {
  readonly priced: PricedDraft;
  readonly sold: SoldPlay;
  readonly stake: Amount;
  /** What the balance lacks. */
  readonly short: Amount | undefined;
  /** Says that the stake is less than an order takes. */
  readonly below: string | undefined;
}

/** The figures of the picks, what they lack, or how to begin; always of the same height. */
function Says({ priced, sold, stake, short, below }: SaysProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const { number } = useFormats();
  const { notes, problem, empty } = priced;
  const lacks = empty || !problem ? below : t(`problem.${problem}`, { most: sold.maxNotes });
  return (
    <div className="flex h-9 items-center text-sm sm:h-6" aria-live="polite">
      {empty ? (
        <p className="line-clamp-2 text-ink-3">{t('betHint')}</p>
      ) : lacks ? (
        <p className="line-clamp-2 text-ink-2">{lacks}</p>
      ) : (
        <dl className="flex w-full flex-wrap justify-between gap-x-4 sm:justify-start sm:gap-x-6">
          <Figure name={t('notes')} value={number(notes)} />
          <Figure name={t('stake')} value={money(formatAmount(stake))} />
          {short === undefined ? (
            <Figure name={t('maxWin')} value={money(sumOf(priced, 'worst'))} tone="accent" />
          ) : (
            <Figure name={t('short')} value={money(short)} tone="lost" />
          )}
        </dl>
      )}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'accent' | 'lost';
}

function Figure({ name, value, tone }: FigureProps) {
  return (
    <div className="flex items-baseline gap-1.5 max-sm:flex-col max-sm:gap-0 max-sm:leading-tight">
      <dt className="text-ink-3 max-sm:text-xs">{name}</dt>
      <dd
        className={clsx(
          'figures font-semibold',
          tone === 'accent' && 'text-accent-text',
          tone === 'lost' && 'text-lost',
        )}
      >
        {value}
      </dd>
    </div>
  );
}

/** The slip on narrow screens, where it is not beside the board. */
function SlipButton({ state }: { readonly state: OrderState }) {
  const t = useTexts('lottery');
  const { slipBets, asksToCarry, onOpenSlip } = state;
  return (
    <Button
      look="outline"
      size="lg"
      onClick={onOpenSlip}
      aria-description={t('slipBets', { count: slipBets })}
      className={clsx('relative shrink-0 px-3! xl:hidden', asksToCarry && 'border-accent!')}
    >
      <Receipt aria-hidden size={20} className="shrink-0" />
      <span className="sr-only">{t('openSlip')}</span>
      {slipBets > 0 && (
        <span aria-hidden className={countClass}>
          {slipBets}
        </span>
      )}
    </Button>
  );
}

const barClass = clsx(
  'z-20 border-line max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 phone:bottom-(--bottom-bar) max-xl:z-30 max-xl:border-t',
  'max-xl:bg-surface-1/97 max-xl:px-3 max-xl:pt-2 max-xl:backdrop-blur-md sm:max-xl:px-4',
  'max-xl:pb-[max(0.625rem,env(safe-area-inset-bottom))] phone:pb-2.5',
  'xl:sticky xl:bottom-0 xl:-mx-5 xl:-mb-5 xl:rounded-b-lg xl:border-t xl:bg-surface-1 xl:px-5 xl:py-3',
);
const insideClass = 'mx-auto flex w-full max-w-4xl flex-col gap-2 xl:max-w-none';
/** Without picks, how to begin and the net share a line of narrow screens: the pad has the room. */
const besideClass = clsx(
  'max-xl:flex-row max-xl:items-center max-xl:gap-x-3',
  'max-xl:[&>:first-child]:min-w-0 max-xl:[&>:first-child]:flex-1',
);
const squareClass = 'shrink-0 max-lg:w-12 max-lg:px-0!';
const countClass = clsx(
  'figures absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent',
  'px-1 text-[0.6875rem] font-bold text-on-accent',
);
