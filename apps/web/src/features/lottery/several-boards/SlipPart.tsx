import { parseAmount, ZERO } from '@fairhouse/values';
import { useEffect, type Dispatch } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { Board } from '../board/controls.ts';
import { carryDecision } from '../board/draw-phase.ts';
import type { DrawItem } from '../board/use-draw.ts';
import { SlipLineView } from '../slip/SlipLineView.tsx';
import { totalsOf, type Slip, type SlipAction } from '../slip/slip.ts';
import { useOrder } from '../slip/use-order.ts';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import type { BoardColumnProps } from './BoardColumn.tsx';

interface SlipPartProps extends Pick<BoardColumnProps, 'game' | 'slot' | 'places' | 'onReport'> {
  readonly board: Board;
  readonly slip: Slip;
  readonly dispatch: Dispatch<SlipAction>;
  /** The draw on sale; undefined while bets are not taken. */
  readonly current: DrawItem | undefined;
}

/** A lottery's bets on the common slip: their lines, and what became of placing them. */
export function SlipPart(props: SlipPartProps) {
  const { game, slot, places, onReport, board, slip, dispatch, current } = props;
  const t = useTexts('lottery');
  const s = useTexts('severalBoards');
  const money = useMoney();
  const order = useOrder(slip, dispatch);
  const { gameCode, name } = game;
  const bets = slip.lines.length;
  const { stake } = totalsOf(slip.lines);
  const asks = carryDecision({ count: bets, issue: slip.issue }, current?.issue) === 'ask';
  const isReady = current !== undefined && !asks;
  const isPending = order.pending;
  const note = parseAmount(board.units[0]?.unit ?? '') ?? ZERO;
  useEffect(() => {
    onReport({ gameCode, name, bets, stake, note, isReady, isPending });
  }, [onReport, gameCode, name, bets, stake, note, isReady, isPending]);
  useEffect(() => {
    const { current: all } = places;
    all.set(gameCode, () => {
      if (current === undefined || bets === 0) return;
      order.reset();
      order.place(current.issue, {
        onPlaced: (receipt) =>
          toast(
            'done',
            s('placed', { name, amount: money(receipt.stake), issue: receipt.shortIssue }),
          ),
      });
    });
    return () => void all.delete(gameCode);
  });
  if (slot === null || bets === 0) return null;
  return createPortal(
    <section aria-label={name} className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        <span className="min-w-0 truncate">{name}</span>
        <span className="figures shrink-0">{money(stake)}</span>
      </h3>
      <p className="figures text-xs text-ink-3">
        {current === undefined ? t('closed') : t('confirmFor', { issue: current.shortIssue })}
      </p>
      <ul className="flex flex-col gap-2">
        {slip.lines.map((line) => (
          <SlipLineView key={line.id} line={line} dispatch={dispatch} />
        ))}
      </ul>
      {asks && (
        <div role="alert" className="flex flex-col gap-2 rounded-md bg-accent-soft p-3 text-sm">
          <p>
            {current === undefined ? t('carryWait') : t('carryAsk', { issue: current.shortIssue })}
          </p>
          <Button
            look="primary"
            disabled={current === undefined}
            onClick={() => current !== undefined && dispatch({ do: 'carry', issue: current.issue })}
          >
            {t('carryYes')}
          </Button>
        </div>
      )}
      <Refusal order={order} />
    </section>,
    slot,
  );
}

function Refusal({ order }: { readonly order: ReturnType<typeof useOrder> }) {
  const t = useTexts('lottery');
  const refusalWords = useRefusalWords();
  if (order.refusal === null) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-lost-soft p-3 text-sm text-lost">
      <p>{refusalWords(order.refusal)}</p>
      {order.refusal.code === 'bet.odds_changed' && (
        <Button onClick={order.acceptOdds}>{t('acceptOdds')}</Button>
      )}
    </div>
  );
}
