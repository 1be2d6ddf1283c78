import { useCallback, useState } from 'react';
import type { ClientRefusal, ValueOf } from '../../../calls/calls.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { Slip, SlipAction, ChangedOdds } from './slip.ts';
import { requestsOf } from './slip.ts';

export type Receipt = ValueOf<'placeBets'>;

export interface Order {
  readonly pending: boolean;
  readonly refusal: ClientRefusal | null;
  /** The last order that was placed, with its slip. */
  readonly placed: { readonly receipt: Receipt; readonly slip: Slip } | undefined;
  /** Places the slip on a draw, or the bets of `of` where they are not on it yet. */
  readonly place: (issue: string, then: PlaceHandlers, of?: Slip) => void;
  readonly acceptOdds: () => void;
  readonly reset: () => void;
}

export interface PlaceHandlers {
  readonly onPlaced: (receipt: Receipt) => void;
  readonly onRefused?: () => void;
}

/** Places a slip: it is kept if refused and cleared if accepted. */
export function useOrder(slip: Slip, dispatch: (action: SlipAction) => void): Order {
  const {
    mutate,
    isPending: pending,
    error: refusal,
    reset,
  } = useCallMutation('placeBets', {
    invalidates: ['myBets', 'balance', 'recentGames', 'vnRecent', 'sessionResult'],
    onError: ({ code }) => {
      if (code === 'bet.draw_closed') invalidateCalls('currentDraw');
      if (/^bet\.number_(?:suspended|reduced)$/.test(code)) invalidateCalls('lotteryBoard');
    },
  });
  const [placed, setPlaced] = useState<Order['placed']>();
  const place = (issue: string, { onPlaced, onRefused }: PlaceHandlers, of = slip) => {
    if (!passGate('session')) return;
    const onSuccess = (receipt: Receipt) => {
      setPlaced({ receipt, slip: of });
      dispatch({ do: 'clear' });
      void import('../../../ui/cues/play-cue.ts').then((cues) => cues.playCue('placed'), ignore);
      onPlaced(receipt);
    };
    mutate({ issue, bets: requestsOf(of.lines) }, onSuccess, onRefused);
  };
  const acceptOdds = useCallback(() => {
    dispatch({ do: 'odds', changed: changedOddsOf(refusal) });
    invalidateCalls('lotteryBoard');
    reset();
  }, [dispatch, refusal, reset]);
  return { pending, refusal, placed, place, acceptOdds, reset };
}

/** The new odds in a refusal, line by line. */
export function changedOddsOf(refusal: ClientRefusal | null): ChangedOdds[] {
  const bets = refusal?.value['bets'];
  if (refusal?.code !== 'bet.odds_changed' || !Array.isArray(bets)) return [];
  return bets.filter(
    (each: { bet?: unknown; odds?: unknown }) =>
      typeof each.bet === 'number' && typeof each.odds === 'string',
  );
}

/** A cue that cannot be loaded is no reason to disturb. */
function ignore(): void {
  return undefined;
}
