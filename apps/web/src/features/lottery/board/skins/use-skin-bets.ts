// The picks of a skin's plays as one bet, with the board's own actions.
import { useMemo } from 'react';
import { boundsOf, requestedTerms, type Controls } from '../controls.ts';
import { emptyDraft, type Draft } from '../draft.ts';
import { pickPrices, type PlayPrices } from '../pads/pick-prices.ts';
import type { SoldPlay } from '../play-menu.ts';
import type { PricedDraft } from '../price-draft.ts';
import type { TextBet } from '../../text/parse-text-slip.ts';
import type { PickedPlay } from '../favourites/FavouritesDialog.tsx';
import { useSlipActions } from '../use-slip-actions.ts';
import { pricePlays } from './price-plays.ts';
import type { SkinProps } from './skin-props.ts';

export interface SkinBets {
  /** The plays whose picks are bet on. */
  readonly plays: readonly SoldPlay[];
  /** The controls in the skin's prize mode. */
  readonly controls: Controls;
  readonly priced: PricedDraft;
  /** The play that the bar speaks of: one with a problem, else the first. */
  readonly sold: SoldPlay;
  /** What picks of each play pay. */
  readonly prices: ReadonlyMap<string, PlayPrices | undefined>;
  readonly draftOf: (play: string) => Draft;
  /** The plays with picks. */
  readonly picked: readonly PickedPlay[];
  readonly clear: () => void;
  readonly bet: (onPlaced?: () => void) => void;
  readonly add: () => void;
  readonly pickRandom: () => void;
  readonly addRandom: (bets: number) => void;
  readonly addTyped: (bets: readonly TextBet[]) => void;
}

interface SkinBetsOptions {
  /** The plays that are bet on together; all of the skin's when absent. */
  readonly plays?: readonly string[];
  /** The play of random picks; the first when absent. */
  readonly random?: string;
  /** The stake on each choice where it is not that of the controls. */
  readonly stake?: string;
}

/** Prices the picks of several plays together, and sells them with the board's actions. */
export function useSkinBets(props: SkinProps, options: SkinBetsOptions = {}): SkinBets {
  const { skin, board, family, picks, issue, dispatch, onBet } = props;
  const { plays: codes = skin.plays, random, stake } = options;
  const { drafts, editPlay, clearPlays } = picks;
  const plays = useMemo(
    () => codes.flatMap((code) => board.plays.find(({ play }) => play === code) ?? []),
    [codes, board],
  );
  const controls = useMemo(
    () => ({ ...picks.controls, style: skin.style }),
    [picks.controls, skin.style],
  );
  const staked = useMemo(
    () => (stake === undefined ? controls : { ...controls, stake }),
    [controls, stake],
  );
  const asked = useMemo(() => requestedTerms(board, staked), [board, staked]);
  const { priced, problemOf } = useMemo(
    () => pricePlays({ family, plays, drafts, asked, bounds: boundsOf(board) }),
    [family, plays, drafts, asked, board],
  );
  const prices = useMemo(
    () =>
      new Map(
        board.plays.map((sold) => {
          const play = family.plays.get(sold.play);
          return [sold.play, play && pickPrices(play, sold, asked)] as const;
        }),
      ),
    [board, family, asked],
  );
  const chosen = plays.find(({ play }) => play === random) ?? plays[0];
  const play = family.plays.get(chosen?.play ?? '');
  if (chosen === undefined || play === undefined) throw new Error('a skin without plays');
  const clear = () => clearPlays(codes);
  const actions = useSlipActions(
    { board, family, issue, dispatch },
    {
      play,
      // All bets of a skin are sold in its prize mode.
      sold: { ...chosen, styles: [skin.style] },
      controls: staked,
      priced,
      clear,
      put: (_style, code, draft) => editPlay(code, () => draft),
    },
  );
  return {
    plays,
    controls,
    priced,
    sold: problemOf ?? chosen,
    prices,
    draftOf: (code) => drafts[code] ?? emptyDraftOf(family.plays.get(code)),
    picked: codes.flatMap((code) => {
      const [draft, form] = [drafts[code], family.plays.get(code)];
      return draft === undefined || form === undefined
        ? []
        : [{ style: skin.style, play: form, draft }];
    }),
    clear,
    bet: (onPlaced) => {
      const picked = actions.takePicks();
      if (picked === undefined) return;
      onBet(picked, () => {
        clear();
        onPlaced?.();
      });
    },
    add: actions.addPicks,
    pickRandom: () => {
      clear();
      actions.pickRandom();
    },
    addRandom: actions.addRandom,
    addTyped: actions.addTyped,
  };
}

function emptyDraftOf(
  play: { readonly form: Parameters<typeof emptyDraft>[0] } | undefined,
): Draft {
  return play === undefined ? { rows: [], places: 0, text: '' } : emptyDraft(play.form);
}
