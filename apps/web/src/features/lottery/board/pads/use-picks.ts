import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Family, Play } from '@fairhouse/rules/lottery';
import {
  emptyDraft,
  setBits,
  quickPick,
  togglePlace,
  toggleSymbol,
  type Draft,
  type QuickPick,
} from '../draft.ts';
import { percentOfSymbol, type NumberPay } from './number-pays.ts';
import { pickPrices, type PlayPrices } from './pick-prices.ts';
import { openingPlay, saveOpenPlay } from '../opening-play.ts';
import type { SoldPlay } from '../play-menu.ts';
import type { StyledPlay } from '../simplest-play.ts';
import { priceDraft, type PricedDraft } from '../price-draft.ts';
import {
  capsOf,
  requestedTerms,
  boundsOf,
  startControls,
  type Board,
  type Controls,
} from '../controls.ts';

export interface Picks {
  readonly play: Play;
  readonly sold: SoldPlay;
  readonly draft: Draft;
  /** The picks of every play that has some. */
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly controls: Controls;
  readonly priced: PricedDraft;
  /** What picks of the play pay before they are made. */
  readonly prices: PlayPrices | undefined;
  readonly choosePlay: (style: Controls['style'], play: string) => void;
  readonly change: (patch: Partial<Controls>) => void;
  readonly toggle: (row: number, symbol: number) => void;
  readonly quick: (row: number, pick: QuickPick) => void;
  readonly tick: (place: number) => void;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  /** Opens a play with these picks on its pad. */
  readonly put: (style: Controls['style'], play: string, draft: Draft) => void;
  /** Changes the picks of any play, which need not be the open one. */
  readonly editPlay: (play: string, next: (draft: Draft) => Draft) => void;
  readonly clearPlays: (plays: readonly string[]) => void;
}

/**
 * The picks on the board. Each play keeps its own picks while another play is open. The first play
 * is the one used last, unless another is named.
 */
export function usePicks(board: Board, family: Family, first?: StyledPlay): Picks {
  const { plays } = board;
  const { gameCode } = board.game;
  const [opening] = useState(() => first ?? openingPlay(board));
  const [code, setCode] = useState(opening.play);
  const [controls, setControls] = useState(() => startControls(board, opening.style));
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const sold = plays.find((each) => each.play === code) ?? plays[0];
  const play = family.plays.get(sold?.play ?? '');
  if (sold === undefined || play === undefined) throw new Error('a board without plays');
  const draft = drafts[code] ?? emptyDraft(play.form);
  const editPlay = useCallback<Picks['editPlay']>(
    (edited, next) => {
      const form = family.plays.get(edited)?.form;
      if (form === undefined) return;
      setDrafts((all) => ({ ...all, [edited]: next(all[edited] ?? emptyDraft(form)) }));
    },
    [family],
  );
  const edit = useCallback(
    (next: (draft: Draft) => Draft) => editPlay(code, next),
    [editPlay, code],
  );
  const priced = usePriced(board, family, play, sold, draft, controls);
  const prices = useMemo(
    () => pickPrices(play, sold, requestedTerms(board, controls), capsOf(board)),
    [play, sold, board, controls],
  );
  const choosePlay = useCallback<Picks['choosePlay']>(
    (style, chosen) => {
      setCode(chosen);
      setControls((now) => ({ ...now, style }));
      saveOpenPlay(gameCode, { style, play: chosen });
    },
    [gameCode],
  );
  return {
    play,
    sold,
    draft,
    drafts,
    controls,
    priced,
    prices,
    choosePlay,
    change: useCallback((patch) => setControls((now) => ({ ...now, ...patch })), []),
    toggle: useCallback(
      (row, symbol) => edit((now) => toggleSymbol(now, play.form, row, symbol)),
      [edit, play],
    ),
    quick: useCallback(
      (row, pick) => edit((now) => openOnly(quickPick(now, play.form, row, pick), sold.pays)),
      [edit, play, sold.pays],
    ),
    tick: useCallback((place) => edit((now) => togglePlace(now, place)), [edit]),
    type: useCallback((text) => edit((now) => ({ ...now, text })), [edit]),
    clear: useCallback(() => edit(() => emptyDraft(play.form)), [edit, play]),
    put: useCallback(
      (style, chosen, picked) => {
        choosePlay(style, chosen);
        setDrafts((drafted) => ({ ...drafted, [chosen]: picked }));
      },
      [choosePlay],
    ),
    editPlay,
    clearPlays: useCallback(
      (cleared) =>
        setDrafts((all) =>
          Object.fromEntries(Object.entries(all).filter(([each]) => !cleared.includes(each))),
        ),
      [],
    ),
  };
}

/** A long entry text is priced after it is rendered, so that typing is never blocked. */
function usePriced(
  board: Board,
  family: Family,
  play: Play,
  sold: SoldPlay,
  draft: Draft,
  controls: Controls,
): PricedDraft {
  const text = useDeferredValue(draft.text);
  return useMemo(
    () =>
      priceDraft(
        family,
        play,
        sold,
        { ...draft, text },
        requestedTerms(board, controls),
        boundsOf(board),
      ),
    [board, family, play, sold, draft, text, controls],
  );
}

/** A quick pick skips closed symbols. */
function openOnly(draft: Draft, pays: readonly NumberPay[] = []): Draft {
  const isOpen = (row: number, symbol: number) => percentOfSymbol(pays, row, symbol) > 0;
  const rows = draft.rows.map((mask, row) =>
    setBits(mask)
      .filter((symbol) => isOpen(row, symbol))
      .reduce((open, symbol) => open | (1 << symbol), 0),
  );
  return pays.length === 0 ? draft : { ...draft, rows };
}
