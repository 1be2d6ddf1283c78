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
  readonly lottery: string;
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
} as const;

/** The id of the row `n` of a kind, as SQL. */
export const idOf = (kind: keyof typeof KIND, n = 'n'): string => `bench.id(${KIND[kind]}, ${n})`;
