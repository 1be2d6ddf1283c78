import { useCallback, useState } from 'react';
import type { ClientRefusal, ValueOf } from '../../../calls/calls.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import type { Slip, SlipAction, ChangedOdds } from './slip.ts';
import { requestsOf } from './slip.ts';

export type Receipt = ValueOf<'placeBets'>;

export interface Order {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | undefined;
  /** The last order that was placed, with its slip. */
  readonly placed: { readonly receipt: Receipt; readonly slip: Slip } | undefined;
  /** Places the slip on a draw; true if it was accepted. */
  readonly place: (issue: string) => Promise<boolean>;
  readonly acceptOdds: () => void;
  readonly reset: () => void;
}

/** Places a slip: it is kept if refused and cleared if accepted. */
export function useOrder(slip: Slip, dispatch: (action: SlipAction) => void): Order {
  const { act, pending, refusal, reset } = useAct('placeBets');
  const [placed, setPlaced] = useState<Order['placed']>();
  const place = async (issue: string) => {
    if (!passGate('session')) return false;
    const answer = await act({ issue, bets: requestsOf(slip.lines) });
    if (!answer.ok) {
      if (answer.refusal.code === 'bet.draw_closed') renew('currentDraw');
      if (/^bet\.number_(?:suspended|reduced)$/.test(answer.refusal.code)) renew('lotteryBoard');
      return false;
    }
    setPlaced({ receipt: answer.value, slip });
    dispatch({ do: 'clear' });
    renew('myBets', 'balance', 'recentGames', 'vnRecent');
    return true;
  };
  const acceptOdds = useCallback(() => {
    dispatch({ do: 'odds', changed: changedOddsOf(refusal) });
    renew('lotteryBoard');
    reset();
  }, [dispatch, refusal, reset]);
  return { pending, refusal, placed, place, acceptOdds, reset };
}

/** The new odds in a refusal, line by line. */
export function changedOddsOf(refusal: ClientRefusal | undefined): ChangedOdds[] {
  const bets = refusal?.value['bets'];
  if (refusal?.code !== 'bet.odds_changed' || !Array.isArray(bets)) return [];
  return bets.filter(
    (each: { bet?: unknown; odds?: unknown }) =>
      typeof each.bet === 'number' && typeof each.odds === 'string',
  );
}
