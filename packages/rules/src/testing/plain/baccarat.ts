// A coup of baccarat with the banker's table spelled out, for the plain implementation of BCR and
// BCB.
import type { Slip } from '../../lottery/slip/slip.ts';
import type { PlainNote } from '../family-properties.ts';

type Cards = readonly number[];

/** The third cards of the player on which the banker draws, by the banker's total 0 to 7. */
const BANKER_DRAWS = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
  '',
];

/** The names of the ranks, the first of a deck for card 1. */
const RANKS = [...'A23456789TJQK'];

function rank(card: number): string {
  return RANKS[(card + 12) % 13] ?? '';
}

function points(cards: Cards): number {
  const worth = (name: string) => (/[TJQK]/.test(name) ? 0 : name === 'A' ? 1 : Number(name));
  return cards.reduce((total, card) => total + worth(rank(card)), 0) % 10;
}

/** Both hands, with the third cards dealt. */
export function plainHands(cards: Cards): { player: number[]; banker: number[] } {
  const [a = 0, b = 0, c = 0, d = 0] = cards;
  const rest = cards.slice(4);
  const [player, banker] = [
    [a, c],
    [b, d],
  ];
  const [hasPlayer, hasBanker] = [points(player), points(banker)];
  if (hasPlayer > 7 || hasBanker > 7) return { player, banker };
  const third = hasPlayer < 6 ? rest.splice(0, 1) : [];
  const draws =
    third.length === 0
      ? hasBanker < 6
      : (BANKER_DRAWS[hasBanker] ?? '').includes(String(points(third)));
  return {
    player: [...player, ...third],
    banker: draws ? [...banker, ...rest.slice(0, 1)] : banker,
  };
}

/** Every note of a bet on a coup. */
export function plainCoupNotes(game: string, { play, selection }: Slip): PlainNote<Cards>[] {
  const [symbols = []] = selection.kind === 'rows' ? selection.rows : [];
  return symbols.map((symbol) => ({
    wins(cards) {
      const tier = tierOf(game, play, symbol, cards);
      return tier === '' ? [] : [{ tier, times: 1 }];
    },
    ties: (cards) => play === 'Main' && symbol !== 'EQUAL' && winner(cards) === 'EQUAL',
  }));
}

function winner(cards: Cards): string {
  const { player, banker } = plainHands(cards);
  const ahead = points(player) - points(banker);
  return ahead > 0 ? 'PLAYER' : ahead < 0 ? 'BANKER' : 'EQUAL';
}

function tierOf(game: string, play: string, symbol: string, cards: Cards): string {
  const isSix = winner(cards) === 'BANKER' && points(plainHands(cards).banker) === 6;
  if (play === 'SuperSix') return isSix ? symbol : '';
  if (play === 'Pair') {
    const [first = 0, second = 0] = cards.slice(symbol === 'PLAYER' ? 0 : 1).filter(isEven);
    return rank(first) === rank(second) ? symbol : '';
  }
  if (winner(cards) !== symbol) return '';
  return game === 'BCB' && isSix ? 'BANKER6' : symbol;
}

function isEven(_: number, at: number): boolean {
  return at % 2 === 0;
}
