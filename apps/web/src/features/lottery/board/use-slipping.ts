// What puts bets on the slip: picks from the pad, picks of chance, and a written text.
import type { Family } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/toasts.ts';
import { freshNonce, type SlipAction } from '../slip/slip.ts';
import type { TextBet } from '../text/read-text-slip.ts';
import type { SoldBet } from './number-pays.ts';
import type { SoldPlay } from './play-menu.ts';
import { offerOf, priceDraft } from './price-draft.ts';
import { browserChance, randomDraft } from './random-draft.ts';
import { askedOf, boundsOf, type Board } from './terms.ts';
import type { Picks } from './use-picks.ts';

/** Whether the slip stands beside the pad, where it shows by itself what was added. */
export function isSlipInSight(): boolean {
  return window.matchMedia('(width >= 80rem)').matches;
}

interface Slipping {
  readonly picked: () => void;
  readonly random: (lines: number) => void;
  readonly written: (bets: readonly TextBet[]) => void;
}

interface Slips {
  readonly board: Board;
  readonly family: Family;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly dispatch: (action: SlipAction) => void;
}

type Bets = Extract<SlipAction, { do: 'add' }>['bets'];

/** Bets as the slip takes them, each with a nonce of its own. */
export function freshBets(bets: readonly SoldBet[]): Bets {
  return bets.map((each) => ({ ...each, nonce: freshNonce() }));
}

/** Puts what is picked on the slip, what chance picks, or what was read from a text. */
export function useSlipping({ board, family, issue, dispatch }: Slips, picks: Picks): Slipping {
  const t = useTexts('lottery');
  const { play, sold, controls, priced, clear } = picks;
  const bounds = boundsOf(board);
  const put = (of: SoldPlay, bets: Bets) => {
    if (issue === undefined || bets.length === 0) return;
    dispatch({ do: 'add', bets, offer: offerOf(of, bounds), issue });
  };
  const tell = (count: number) => {
    if (issue === undefined || count === 0) return;
    if (!isSlipInSight()) toast('done', t('added', { count }));
  };
  return {
    picked: () => {
      if (priced.bets.length === 0 || issue === undefined) return;
      put(sold, freshBets(priced.bets));
      tell(priced.bets.length);
      clear();
    },
    random: (lines) => {
      const asked = askedOf(board, controls);
      const bets = Array.from({ length: lines }, () => randomDraft(play, browserChance)).flatMap(
        (draft) => {
          const { bets: drawn } = priceDraft(family, play, sold, draft, asked, bounds);
          return freshBets(drawn);
        },
      );
      put(sold, bets);
      tell(bets.length);
    },
    written: (bets) => {
      for (const { sold: of, bet } of bets) put(of, [{ bet, nonce: freshNonce() }]);
      tell(bets.length);
    },
  };
}
