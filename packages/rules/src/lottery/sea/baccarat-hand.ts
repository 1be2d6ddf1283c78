// A coup of baccarat from the first six cards of a shuffled shoe of eight decks.

/** Decks of 52 cards numbered 1 to 416: within a deck ace to king, suit after suit. */
export const SHOE = 416;

/** The total of the player's and of the banker's hand, and whether their first two cards pair. */
export interface Coup {
  readonly player: number;
  readonly banker: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** The rank of a card, 1 for the ace to 13 for the king. */
function rankOf(card: number): number {
  return ((card - 1) % 13) + 1;
}

/** What a card counts: court cards and tens nothing. */
function countOf(card: number): number {
  const rank = rankOf(card);
  return rank >= 10 ? 0 : rank;
}

/**
 * Deals six cards: player, banker, player, banker; then, unless one of them has 8 or 9, a third
 * card to the player with 5 or less, and to the banker as his table says. Cards that nobody takes
 * stay.
 */
export function dealCoup(cards: readonly number[]): Coup {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards;
  const pairs = {
    playerPair: rankOf(first) === rankOf(third),
    bankerPair: rankOf(second) === rankOf(fourth),
  };
  const player = (countOf(first) + countOf(third)) % 10;
  const banker = (countOf(second) + countOf(fourth)) % 10;
  if (player >= 8 || banker >= 8) return { player, banker, ...pairs };
  if (player >= 6) {
    return { player, banker: banker <= 5 ? (banker + countOf(fifth)) % 10 : banker, ...pairs };
  }
  const drawn = countOf(fifth);
  return {
    player: (player + drawn) % 10,
    banker: bankerDraws(banker, drawn) ? (banker + countOf(sixth)) % 10 : banker,
    ...pairs,
  };
}

/** Whether the banker takes a card when the player's third counts `drawn`. */
function bankerDraws(banker: number, drawn: number): boolean {
  if (banker <= 2) return true;
  if (banker === 3) return drawn !== 8;
  return banker <= 6 && drawn >= 2 * banker - 6 && drawn <= 7;
}
