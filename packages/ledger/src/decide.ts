// Decides the movements of one batch. Pure: takes balances and stored entries, returns the rows to
// write.
import { AMOUNT_MAX, type Amount, type Instant } from '@fairhouse/values';
import type { Account } from './account.ts';
import type { BalanceAfter, Outcome } from './ledger.ts';
import type { LedgerRefusal } from './ledger-refusal.ts';
import { differingField, type Content, type Posting, type PostingLeg } from './posting.ts';

/** An entry that was booked or refused earlier. */
export interface StoredEntry {
  readonly content: Content;
  readonly at: Instant;
  readonly refused: string | undefined;
  readonly balances: readonly BalanceAfter[];
}

/** A row to write: one leg, with the sequence numbers and balances of its player sides. */
export interface Line {
  readonly posting: Posting;
  readonly leg: number;
  readonly debitSequence: bigint | undefined;
  readonly debitBalance: bigint | undefined;
  readonly creditSequence: bigint | undefined;
  readonly creditBalance: bigint | undefined;
  readonly refused: string | undefined;
}

/** A player's account while a batch is computed: its initial version, and its state so far. */
export interface PendingBalance {
  readonly expected: bigint;
  version: bigint;
  balance: bigint;
}

/** An outcome without its instant, which the write statement returns. */
type Verdict =
  | { readonly status: 'booked'; readonly balances: readonly BalanceAfter[] }
  | { readonly status: 'refused'; readonly reason: string };

export interface Decision {
  readonly lines: readonly Line[];
  /** Player accounts that were read; one with an unchanged version is only checked, not written. */
  readonly pendingBalances: ReadonlyMap<Account, PendingBalance>;
  /** The changes of house accounts. */
  readonly deltas: ReadonlyMap<Account, bigint>;
  /** The postings that this batch books, in arrival order. */
  readonly booked: readonly Posting[];
  /** The outcomes of a batch that was written at the instant `at`. */
  outcomes(at: Instant): Outcome[];
}

type Admit = (posting: Posting, balances: readonly BalanceAfter[]) => string | undefined;
type Withhold = (posting: Posting) => string | undefined;

/** What the participants of a batch decide about its movements. */
export interface Deciders {
  /** Called for a movement that is covered, with its player accounts' balances after it. */
  readonly admit?: Admit;
  /** Called before anything is decided about a movement: why it is left out of the batch. */
  readonly withhold?: Withhold;
  /** Called for an admitted movement: whether the entries attached to it are booked with it. */
  readonly keepsAttached?: (posting: Posting) => boolean;
}

interface BatchState {
  readonly lines: Line[];
  readonly pendingBalances: Map<Account, PendingBalance>;
  readonly deltas: Map<Account, bigint>;
}

/**
 * Decides movements in arrival order; several may concern one account. `stored` contains the
 * entries whose ids are already used. Of a withheld movement nothing is written.
 */
export function decide(
  postings: readonly Posting[],
  stored: ReadonlyMap<string, StoredEntry>,
  deciders: Deciders = {},
): Decision {
  const { admit = () => undefined, withhold = () => undefined } = deciders;
  const { keepsAttached = () => true } = deciders;
  const batch: BatchState = { lines: [], pendingBalances: new Map(), deltas: new Map() };
  const fresh = new Map<string, { posting: Posting; verdict: Verdict }>();
  const booked: Posting[] = [];
  const answers = postings.map((posting): ((at: Instant) => Outcome) => {
    const withheld = withhold(posting);
    if (withheld !== undefined) {
      return () => ({ status: 'refused', replayed: false, reason: withheld });
    }
    const taken = stored.get(posting.key);
    if (taken !== undefined) return () => replayOutcome(posting, taken);
    const twin = fresh.get(posting.key);
    if (twin !== undefined) {
      return (at) => replayOutcome(posting, asStored(twin.posting, twin.verdict, at));
    }
    const verdict = apply(posting, batch, admit);
    fresh.set(posting.key, { posting, verdict });
    if (verdict.status === 'booked') {
      booked.push(posting);
      for (const each of keepsAttached(posting) ? (posting.attached ?? []) : []) {
        // One whose id is used stays as it was booked.
        if (stored.has(each.key) || fresh.has(each.key)) continue;
        fresh.set(each.key, { posting: each, verdict: apply(each, batch, () => undefined) });
      }
    }
    return (at) => withInstant(verdict, at);
  });
  return { booked, outcomes: (at) => answers.map((answer) => answer(at)), ...batch };
}

function apply(posting: Posting, batch: BatchState, admit: Admit) {
  const moved = new Map<Account, { version: bigint; balance: bigint }>();
  const lines: Line[] = [];
  let reason = posting.refusal;
  for (let leg = 0; leg < posting.legs.length && reason === undefined; leg++) {
    reason = applyLeg({ posting, leg, moved, lines, pendingBalances: batch.pendingBalances });
  }
  const balances = [...moved].map(([{ address }, { balance }]): BalanceAfter => {
    return { address, balance: balance as Amount };
  });
  reason ??= admit(posting, balances);
  if (reason !== undefined) return refuse(posting, reason, batch);

  for (const [account, { version, balance }] of moved) {
    const pending = pendingBalanceOf(account, batch.pendingBalances);
    pending.version = version;
    pending.balance = balance;
  }
  for (const line of lines) batch.lines.push(line);
  for (const { debit, credit, amount } of posting.legs) {
    if (debit.kind === 'house') addDelta(batch.deltas, debit, -amount);
    if (credit.kind === 'house') addDelta(batch.deltas, credit, amount);
  }
  return { status: 'booked', balances } as const;
}

interface LegContext {
  readonly posting: Posting;
  readonly leg: number;
  /** The balances after the legs so far; invisible to other entries until all legs succeed. */
  readonly moved: Map<Account, { version: bigint; balance: bigint }>;
  readonly lines: Line[];
  readonly pendingBalances: Map<Account, PendingBalance>;
}

function applyLeg(context: LegContext): LedgerRefusal | undefined {
  const { posting, leg, moved, lines, pendingBalances } = context;
  const { debit, credit, amount } = posting.legs[leg] as PostingLeg;
  const applyChange = (account: Account, change: bigint) => {
    if (account.kind === 'house') return undefined;
    const before = moved.get(account) ?? pendingBalanceOf(account, pendingBalances);
    const after = { version: before.version + 1n, balance: before.balance + change };
    moved.set(account, after);
    return after;
  };
  const left = applyChange(debit, -amount);
  if (left !== undefined && left.balance < 0n) return 'insufficient_funds';
  const right = applyChange(credit, amount);
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

/** A refusal stores all legs of the entry, so that different content under its id is detected. */
function refuse(posting: Posting, reason: string, batch: BatchState) {
  for (let leg = 0; leg < posting.legs.length; leg++) {
    batch.lines.push({
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

function pendingBalanceOf(
  account: Account,
  pendingBalances: Map<Account, PendingBalance>,
): PendingBalance {
  const found = pendingBalances.get(account);
  if (found !== undefined) return found;
  const expected = account.version ?? 0n;
  const pending = { expected, version: expected, balance: account.balance };
  pendingBalances.set(account, pending);
  return pending;
}

function addDelta(deltas: Map<Account, bigint>, account: Account, change: bigint): void {
  deltas.set(account, (deltas.get(account) ?? 0n) + change);
}

/** The stored outcome, or a conflict when the posting differs from the stored entry. */
export function replayOutcome(posting: Posting, taken: StoredEntry): Outcome {
  const field = differingField(posting.entry, taken.content);
  if (field !== undefined) return { status: 'conflict', field };
  return taken.refused === undefined
    ? { status: 'booked', replayed: true, at: taken.at, balances: taken.balances }
    : { status: 'refused', replayed: true, reason: taken.refused };
}

function asStored(posting: Posting, verdict: Verdict, at: Instant): StoredEntry {
  return verdict.status === 'booked'
    ? { content: posting.entry, at, refused: undefined, balances: verdict.balances }
    : { content: posting.entry, at, refused: verdict.reason, balances: [] };
}

function withInstant(verdict: Verdict, at: Instant): Outcome {
  return verdict.status === 'booked'
    ? { status: 'booked', replayed: false, at, balances: verdict.balances }
    : { status: 'refused', replayed: false, reason: verdict.reason };
}
