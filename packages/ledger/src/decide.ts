// What becomes of movements that arrive together. Pure: balances and stored answers come in, rows
// go out.
import { AMOUNT_MAX, type Amount, type Instant } from '@fairhouse/values';
import type { Account } from './account.ts';
import type { BalanceAfter, Outcome } from './ledger.ts';
import { differingField, type Content, type Posting, type PostingLeg } from './posting.ts';

/** An entry that is booked or refused already. */
export interface StoredEntry {
  readonly content: Content;
  readonly at: Instant;
  readonly refused: string | undefined;
  readonly balances: readonly BalanceAfter[];
}

/** A row to be written: one leg, with the numbers and balances of its player sides. */
export interface Line {
  readonly posting: Posting;
  readonly leg: number;
  readonly debitSequence: bigint | undefined;
  readonly debitBalance: bigint | undefined;
  readonly creditSequence: bigint | undefined;
  readonly creditBalance: bigint | undefined;
  readonly refused: string | undefined;
}

/** A player's account while a batch is computed: where it began and where it stands. */
export interface Draft {
  readonly expected: bigint;
  version: bigint;
  balance: bigint;
}

/** An outcome whose instant is given by the statement that writes it. */
type Verdict =
  | { readonly status: 'booked'; readonly balances: readonly BalanceAfter[] }
  | { readonly status: 'refused'; readonly reason: string };

export interface Decision {
  readonly lines: readonly Line[];
  /** Player accounts that were looked at; those whose version stands still are only witnesses. */
  readonly drafts: ReadonlyMap<Account, Draft>;
  /** What changes in accounts of the house. */
  readonly deltas: ReadonlyMap<Account, bigint>;
  /** The postings that are booked now, in arrival order. */
  readonly booked: readonly Posting[];
  /** The answers, once the batch is written; `at` is its instant. */
  outcomes(at: Instant): Outcome[];
}

interface Board {
  readonly lines: Line[];
  readonly drafts: Map<Account, Draft>;
  readonly deltas: Map<Account, bigint>;
}

/**
 * Decides movements in arrival order, several on one account included. `stored` holds the entries
 * whose ids are taken; `admit` is asked for a movement whose money is there.
 */
export function decide(
  postings: readonly Posting[],
  stored: ReadonlyMap<string, StoredEntry>,
  admit: (posting: Posting) => string | undefined = () => undefined,
): Decision {
  const board: Board = { lines: [], drafts: new Map(), deltas: new Map() };
  const fresh = new Map<string, { posting: Posting; verdict: Verdict }>();
  const booked: Posting[] = [];
  const answers = postings.map((posting): ((at: Instant) => Outcome) => {
    const taken = stored.get(posting.key);
    if (taken !== undefined) return () => answerAgain(posting, taken);
    const twin = fresh.get(posting.key);
    if (twin !== undefined) {
      return (at) => answerAgain(posting, asStored(twin.posting, twin.verdict, at));
    }
    const verdict = apply(posting, board, admit);
    fresh.set(posting.key, { posting, verdict });
    if (verdict.status === 'booked') booked.push(posting);
    return (at) => withInstant(verdict, at);
  });
  return { ...board, booked, outcomes: (at) => answers.map((answer) => answer(at)) };
}

function apply(posting: Posting, board: Board, admit: (posting: Posting) => string | undefined) {
  const moved = new Map<Account, { version: bigint; balance: bigint }>();
  const lines: Line[] = [];
  let reason = posting.refuse;
  for (let leg = 0; leg < posting.legs.length && reason === undefined; leg++) {
    reason = applyLeg({ posting, leg, moved, lines, drafts: board.drafts });
  }
  reason ??= admit(posting);
  if (reason !== undefined) return refuse(posting, reason, board);

  const balances: BalanceAfter[] = [];
  for (const [account, { version, balance }] of moved) {
    const draft = draftOf(account, board.drafts);
    draft.version = version;
    draft.balance = balance;
    balances.push({ address: account.address, balance: balance as Amount });
  }
  for (const line of lines) board.lines.push(line);
  for (const { debit, credit, amount } of posting.legs) {
    if (debit.kind === 'house') addDelta(board.deltas, debit, -amount);
    if (credit.kind === 'house') addDelta(board.deltas, credit, amount);
  }
  return { status: 'booked', balances } as const;
}

interface LegInHand {
  readonly posting: Posting;
  readonly leg: number;
  /** The balances this entry has reached so far; nothing else sees them until it is whole. */
  readonly moved: Map<Account, { version: bigint; balance: bigint }>;
  readonly lines: Line[];
  readonly drafts: Map<Account, Draft>;
}

function applyLeg({ posting, leg, moved, lines, drafts }: LegInHand): string | undefined {
  const { debit, credit, amount } = posting.legs[leg] as PostingLeg;
  const step = (account: Account, change: bigint) => {
    if (account.kind === 'house') return undefined;
    const before = moved.get(account) ?? draftOf(account, drafts);
    const after = { version: before.version + 1n, balance: before.balance + change };
    moved.set(account, after);
    return after;
  };
  const left = step(debit, -amount);
  if (left !== undefined && left.balance < 0n) return 'insufficient_funds';
  const right = step(credit, amount);
  if (right !== undefined && right.balance > AMOUNT_MAX) return 'balance_too_large';
  lines.push({
    posting,
    leg,
    debitSequence: left?.version,
    debitBalance: left?.balance,
    creditSequence: right?.version,
    creditBalance: right?.balance,
    refused: undefined,
  });
  return undefined;
}

/** A refusal keeps the whole entry, so that another content under its id is noticed. */
function refuse(posting: Posting, reason: string, board: Board) {
  for (let leg = 0; leg < posting.legs.length; leg++) {
    board.lines.push({
      posting,
      leg,
      debitSequence: undefined,
      debitBalance: undefined,
      creditSequence: undefined,
      creditBalance: undefined,
      refused: reason,
    });
  }
  return { status: 'refused', reason } as const;
}

function draftOf(account: Account, drafts: Map<Account, Draft>): Draft {
  const found = drafts.get(account);
  if (found !== undefined) return found;
  const expected = account.version ?? 0n;
  const draft = { expected, version: expected, balance: account.balance };
  drafts.set(account, draft);
  return draft;
}

function addDelta(deltas: Map<Account, bigint>, account: Account, change: bigint): void {
  deltas.set(account, (deltas.get(account) ?? 0n) + change);
}

/** The stored answer, when the posting says the same as the stored entry. */
export function answerAgain(posting: Posting, taken: StoredEntry): Outcome {
  const field = differingField(posting.entry, taken.content);
  if (field !== undefined) return { status: 'conflict', field };
  return taken.refused === undefined
    ? { status: 'booked', again: true, at: taken.at, balances: taken.balances }
    : { status: 'refused', again: true, reason: taken.refused };
}

function asStored(posting: Posting, verdict: Verdict, at: Instant): StoredEntry {
  return verdict.status === 'booked'
    ? { content: posting.entry, at, refused: undefined, balances: verdict.balances }
    : { content: posting.entry, at, refused: verdict.reason, balances: [] };
}

function withInstant(verdict: Verdict, at: Instant): Outcome {
  return verdict.status === 'booked'
    ? { status: 'booked', again: false, at, balances: verdict.balances }
    : { status: 'refused', again: false, reason: verdict.reason };
}
