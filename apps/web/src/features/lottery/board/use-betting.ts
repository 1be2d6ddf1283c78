// Orders from the board: the slip, and bets that are placed without it. Both are confirmed by the
// same rule, and a refused one is asked about in the same dialog.
import { parseAmount, ZERO } from '@fairhouse/values';
import { useReducer, useRef, useState, type Dispatch } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { needsConfirmation, readConfirmChoice } from '../slip/confirm-rule.ts';
import {
  EMPTY_SLIP,
  freshNonce,
  hasSameBets,
  slipReducer,
  totalsOf,
  type Slip,
  type SlipAction,
} from '../slip/slip.ts';
import { useOrder, type Order, type Receipt } from '../slip/use-order.ts';
import { useMoney } from '../use-money.ts';
import type { OrderState } from './BetBar.tsx';
import type { Board } from './controls.ts';
import type { DrawItem } from './use-draw.ts';

/** The second tap of two in a row would buy what the first has bought. */
const REST_MS = 1000;

export type BoardDialog = 'confirm' | 'confirmBet' | 'placed' | 'chase' | 'offer' | 'sheet';

interface BettingBoard {
  readonly board: Board;
  readonly slip: Slip;
  readonly dispatch: Dispatch<SlipAction>;
  /** The draw on sale; undefined while bets are not taken. */
  readonly current: DrawItem | undefined;
}

export interface Betting {
  readonly dialog: BoardDialog | undefined;
  readonly setDialog: (dialog: BoardDialog | undefined) => void;
  readonly order: Order;
  /** The bets of the last press of the bar, and their order. */
  readonly direct: { readonly slip: Slip; readonly order: Order };
  readonly placeSlip: () => void;
  /** Places bets that are not on the slip; `onPlaced` is called when they are accepted. */
  readonly betNow: (bets: Extract<SlipAction, { do: 'add' }>, onPlaced: () => void) => void;
  /** For both ways: what follows when an order was accepted. */
  readonly handlePlaced: { readonly slip: () => void; readonly bet: (receipt: Receipt) => void };
  readonly last: OrderState['last'];
}

export function useBetting({ board, slip, dispatch, current }: BettingBoard): Betting {
  const t = useTexts('lottery');
  const money = useMoney();
  const [dialog, setDialog] = useState<BoardDialog>();
  const [bets, dispatchBets] = useReducer(slipReducer, EMPTY_SLIP);
  const order = useOrder(slip, dispatch);
  const betOrder = useOrder(bets, dispatchBets);
  const [last, setLast] = useState<Slip>();
  const [isResting, setResting] = useState(false);
  const afterBet = useRef<() => void>(undefined);
  const note = parseAmount(board.units[0]?.unit ?? '') ?? ZERO;
  const mustAsk = (of: Slip) =>
    needsConfirmation(readConfirmChoice(), totalsOf(of.lines).stake, note);

  const handlePlaced: Betting['handlePlaced'] = {
    slip: () => {
      setLast(slip);
      setDialog('placed');
    },
    bet: ({ shortIssue, stake }) => {
      toast('done', t('betPlaced', { issue: shortIssue, amount: money(stake) }));
      setDialog((now) => (now === 'confirmBet' ? undefined : now));
      afterBet.current?.();
    },
  };
  const placeBets = (of: Slip, onPlaced: () => void) => {
    if (current === undefined) return;
    // A repeated press after a lost answer is the same order: its bets keep their nonces.
    const asked = hasSameBets(bets, of) ? { ...bets, issue: current.issue } : of;
    afterBet.current = () => {
      setLast(asked);
      setResting(true);
      setTimeout(setResting, REST_MS, false);
      onPlaced();
    };
    dispatchBets({ do: 'restore', slip: asked });
    betOrder.reset();
    if (mustAsk(asked)) setDialog('confirmBet');
    else {
      const onRefused = () => setDialog('confirmBet');
      betOrder.place(current.issue, { onPlaced: handlePlaced.bet, onRefused }, asked);
    }
  };
  return {
    dialog,
    setDialog,
    order,
    direct: { slip: bets, order: betOrder },
    handlePlaced,
    placeSlip: () => {
      if (current === undefined) return;
      order.reset();
      if (mustAsk(slip)) setDialog('confirm');
      else {
        const onRefused = () => setDialog('confirm');
        order.place(current.issue, { onPlaced: handlePlaced.slip, onRefused });
      }
    },
    betNow: (action, onPlaced) => placeBets(slipReducer(EMPTY_SLIP, action), onPlaced),
    last: last && {
      stake: totalsOf(last.lines).stake,
      isResting,
      onAgain: (times) => placeBets(multiplied(last, times), () => undefined),
    },
  };
}

/** The bets once more, as new ones. */
function multiplied(slip: Slip, times: number): Slip {
  const lines = slip.lines.map((line) => ({ ...line, nonce: freshNonce() }));
  return lines.reduce<Slip>(
    (all, { id, bet }) => slipReducer(all, { do: 'multiple', id, multiple: bet.multiple * times }),
    { ...slip, lines },
  );
}
