// A coup of baccarat, dealt from the first six cards of a shuffled shoe of eight decks.

/**
 * The number of cards of eight decks, numbered 1 to 416: within a deck ace to king, suit by suit.
 */
export const SHOE = 416;

/**
 * The totals of the player's and the banker's hand, and whether their first two cards are a pair.
 */
export interface Coup {
  readonly player: number;
  readonly banker: number;
  /** The cards of each hand in the order dealt. */
  readonly playerCards: readonly number[];
  readonly bankerCards: readonly number[];
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** The rank of a card, 1 for the ace to 13 for the king. */
export function rankOf(card: number): number {
  return ((card - 1) % 13) + 1;
}

/** The point value of a card; court cards and tens count zero. */
function countOf(card: number): number {
  const rank = rankOf(card);
  return rank >= 10 ? 0 : rank;
}

/**
 * Deals up to six cards: player, banker, player, banker; then, unless either hand has 8 or 9, a
 * third card to the player with 5 or less, and to the banker by the banker's table. Unused cards
 * are ignored.
 */
export function dealCoup(cards: readonly number[]): Coup {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards;
  const [playerTwo, bankerTwo] = [totalOf([first, third]), totalOf([second, fourth])];
  const isOver = playerTwo >= 8 || bankerTwo >= 8;
  const playerDraws = !isOver && playerTwo <= 5;
  const bankerTakes =
    !isOver && (playerDraws ? bankerDraws(bankerTwo, countOf(fifth)) : bankerTwo <= 5);
  const playerCards = [first, third, ...(playerDraws ? [fifth] : [])];
  const bankerCards = [second, fourth, ...(bankerTakes ? [playerDraws ? sixth : fifth] : [])];
  return {
    player: totalOf(playerCards),
    banker: totalOf(bankerCards),
    playerCards,
    bankerCards,
    playerPair: rankOf(first) === rankOf(third),
    bankerPair: rankOf(second) === rankOf(fourth),
  };
}

function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + countOf(card), 0) % 10;
}

/** Whether the banker draws when the player's third card counts `drawn`. */
function bankerDraws(banker: number, drawn: number): boolean {
  if (banker <= 2) return true;
  if (banker === 3) return drawn !== 8;
  return banker <= 6 && drawn >= 2 * banker - 6 && drawn <= 7;
}
