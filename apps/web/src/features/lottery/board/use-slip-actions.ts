// Adds bets to the slip: picks from the pad, random picks, and a typed text.
import type { Family } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { freshNonce, type SlipAction } from '../slip/slip.ts';
import type { TextBet } from '../text/parse-text-slip.ts';
import type { Draft } from './draft.ts';
import type { SoldBet } from './pads/number-pays.ts';
import type { SoldPlay } from './play-menu.ts';
import { offerOf, priceDraft } from './price-draft.ts';
import { browserChance, randomDraft } from './random-draft.ts';
import { requestedTerms, boundsOf, type Board } from './controls.ts';
import type { Picks } from './pads/use-picks.ts';

/** Whether the slip is beside the pad, where an added bet is visible. */
export function isSlipInSight(): boolean {
  return window.matchMedia('(width >= 80rem)').matches;
}

interface SlipActions {
  /** The picks as bets that are not on the slip; undefined if they are none. */
  readonly takePicks: () => Extract<SlipAction, { do: 'add' }> | undefined;
  readonly addPicks: () => void;
  /** Puts random picks onto the pad, in place of what is picked. */
  readonly pickRandom: () => void;
  readonly addRandom: (lines: number) => void;
  readonly addTyped: (bets: readonly TextBet[]) => void;
}

interface Slips {
  readonly board: Board;
  readonly family: Family;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly dispatch: (action: SlipAction) => void;
}

/** Random picks may have a number that is closed in this draw. */
const RANDOM_TRIES = 10;

/** The picks that are sold; a skin's are of several plays. */
type SoldPicks = Pick<Picks, 'play' | 'sold' | 'controls' | 'priced' | 'clear' | 'put'>;

type Bets = Extract<SlipAction, { do: 'add' }>['bets'];

/** Bets for the slip, each with its own nonce. */
export function freshBets(bets: readonly SoldBet[]): Bets {
  return bets.map((each) => ({ ...each, nonce: freshNonce() }));
}

/** Adds the picks, a random pick, or the bets of a text to the slip. */
export function useSlipActions(
  { board, family, issue, dispatch }: Slips,
  picks: SoldPicks,
): SlipActions {
  const t = useTexts('lottery');
  const { play, sold, controls, priced, clear } = picks;
  const bounds = boundsOf(board);
  const addToSlip = (of: SoldPlay, bets: Bets) => {
    if (issue === undefined || bets.length === 0) return;
    dispatch({ do: 'add', bets, offer: offerOf(of, bounds), issue });
  };
  const betsOf = (draft: Draft) =>
    priceDraft(family, play, sold, draft, requestedTerms(board, controls), bounds).bets;
  const notifyAdded = (count: number) => {
    if (issue === undefined || count === 0) return;
    if (!isSlipInSight()) toast('done', t('added', { count }));
  };
  return {
    takePicks: () => {
      if (priced.bets.length === 0 || issue === undefined) return undefined;
      return { do: 'add', bets: freshBets(priced.bets), offer: offerOf(sold, bounds), issue };
    },
    addPicks: () => {
      if (priced.bets.length === 0 || issue === undefined) return;
      addToSlip(sold, freshBets(priced.bets));
      notifyAdded(priced.bets.length);
      clear();
    },
    pickRandom: () => {
      const drafts = Array.from({ length: RANDOM_TRIES }, () => randomDraft(play, browserChance));
      const sellable = drafts.find((draft) => betsOf(draft).length > 0) ?? drafts[0];
      if (sellable !== undefined) picks.put(controls.style, play.code, sellable);
    },
    addRandom: (lines) => {
      const bets = Array.from({ length: lines }, () => randomDraft(play, browserChance)).flatMap(
        (draft) => freshBets(betsOf(draft)),
      );
      addToSlip(sold, bets);
      notifyAdded(bets.length);
    },
    addTyped: (bets) => {
      for (const { sold: of, bet } of bets) addToSlip(of, [{ bet, nonce: freshNonce() }]);
      notifyAdded(bets.length);
    },
  };
}
