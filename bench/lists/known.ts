// What the rows of a filled merchant have in common: its size, and the ids of its rows.

export interface Size {
  readonly members: number;
  readonly bets: number;
}

/** The merchant that is filled, and rows of its demo. */
export interface Known {
  readonly merchant: number;
  readonly currency: string;
  readonly player: string;
  readonly draw: string;
  /** Lotteries of one family, whose draws follow each other by turns. */
  readonly lotteries: readonly string[];
  /** The main account of `player`, and the number of its last line. */
  readonly account: string;
  readonly version: string;
  readonly size: Size;
}

const KIND = {
  member: 1,
  order: 2,
  deposit: 3,
  withdrawal: 4,
  adjustment: 5,
  attempt: 6,
  approval: 7,
  message: 8,
  outbox: 9,
  feedback: 10,
  check: 11,
  event: 12,
  entry: 13,
  session: 14,
  card: 15,
  offer: 16,
} as const;

/** Bets of `player1`, and lines of its account: more than any list counts. */
const BETS_OF_ONE = 20_000;

/** Every so many bets one is of `player1`. */
export const stepOf = ({ bets }: Size): number => Math.max(2, Math.floor(bets / BETS_OF_ONE));

/** The lottery of the draw `n`, as SQL. */
export const lotteryOf = ({ lotteries }: Known, n = 'n'): string =>
  `(array[${lotteries.map((code) => `'${code}'`).join(', ')}])[1 + (${n}) % ${lotteries.length}]`;

/** The id of the row `n` of a kind, as SQL. */
export const idOf = (kind: keyof typeof KIND, n = 'n'): string => `bench.id(${KIND[kind]}, ${n})`;
