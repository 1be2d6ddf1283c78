// The play that a board opens with: the one that this visitor used last, else the simplest.
import { STYLES } from '@fairhouse/rules/lottery';
import { localStore } from '../../../browser/browser-storage.ts';
import type { Board } from './controls.ts';
import { firstPlay, playMenu, stylesOnSale, type SoldPlay } from './play-menu.ts';
import { simplestPlay, type StyledPlay } from './simplest-play.ts';

/** Remembers the play that is open on a lottery's board. */
export function saveOpenPlay(gameCode: string, { style, play }: StyledPlay): void {
  localStore.save(keyOf(gameCode), `${style} ${play}`);
}

type Plays = Pick<Board, 'game' | 'plays'>;

/** The play that a board opens with, and its prize mode. */
export function openingPlay(board: Plays): StyledPlay {
  const { game } = board;
  const stored = parseStyledPlay(localStore.read(keyOf(game.gameCode)));
  return firstOnSale(board, [stored, simplestPlay(game.family)]);
}

/** The simplest play on sale, whatever was used last. */
export function simplestOpening(board: Plays): StyledPlay {
  return firstOnSale(board, [simplestPlay(board.game.family)]);
}

function firstOnSale({ plays }: Plays, wanted: readonly (StyledPlay | undefined)[]): StyledPlay {
  for (const each of wanted) {
    const found = each && soldAs(plays, each);
    if (found !== undefined) return found;
  }
  const style = stylesOnSale(plays)[0] ?? 'GROUP';
  return { style, play: firstPlay(playMenu(plays, style)) };
}

/** Parses a stored play; undefined if the text is not one. */
export function parseStyledPlay(text: string | null): StyledPlay | undefined {
  const [style, play = '', ...rest] = (text ?? '').split(' ');
  const known = STYLES.find((each) => each === style);
  return known === undefined || play === '' || rest.length > 0 ? undefined : { style: known, play };
}

/** The play in the mode that it is wanted in, else in the first one that it is sold in. */
function soldAs(plays: readonly SoldPlay[], { style, play }: StyledPlay): StyledPlay | undefined {
  const styles = plays.find((each) => each.play === play)?.styles ?? [];
  const known = styles.includes(style) ? style : styles[0];
  return known && { style: known, play };
}

function keyOf(gameCode: string): string {
  return `play.${gameCode}`;
}
