// Records of each kind as entries of a member's time line. Pure functions.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta, instant, type Language } from '@fairhouse/values';
import { localizeText } from '../../settings/index.ts';
import type { BetLine } from './bet-lines.ts';
import type {
  CaseAct,
  CaseAdjustment,
  CaseBet,
  CaseDeposit,
  CaseDevice,
  CaseIdentity,
  CaseLogin,
  CaseMessage,
  CaseNote,
  CaseProtection,
  CaseWithdrawal,
  Placed,
  StepRow,
} from './case-store.ts';

export type CaseEntry = Value<OperatorCalls['memberCase']>['list'][number];
export type CaseKind = CaseEntry['kind'];

/** An entry in the line; `micros` and `key` order it. */
export interface PlacedEntry extends Placed {
  readonly entry: CaseEntry;
  /** The order of bets, or the order of money, of which more is read when the entry is shown. */
  readonly bet?: CaseBet;
  readonly order?: string;
}

function placed(
  kind: CaseKind,
  { micros, key }: Placed,
  fields: Pick<CaseEntry, 'state' | 'subject'> & Partial<CaseEntry>,
): PlacedEntry {
  return {
    micros,
    key,
    entry: {
      key,
      kind,
      at: instant(Number(micros / 1000n)),
      operator: null,
      amount: null,
      returned: null,
      text: '',
      address: null,
      steps: [],
      bets: [],
      betCount: 0,
      before: null,
      after: null,
      ...fields,
    },
  };
}

export function betEntry(row: CaseBet, language: Language): PlacedEntry {
  const isOpen = row.state !== 'SETTLED' && row.state !== 'VOID' && !row.cancelled;
  const returned = row.cancelled || row.state === 'VOID' ? row.stake : row.returned;
  const entry = placed('bet', row, {
    state: row.cancelled ? 'CANCELLED' : row.state,
    subject: row.issue,
    amount: delta(row.stake),
    returned: isOpen ? null : amount(returned),
    text: localizeText(row.names ?? {}, language) || row.lottery,
    betCount: row.bets,
  });
  return { ...entry, bet: row };
}

export function depositEntry(row: CaseDeposit): PlacedEntry {
  const { state, number, reason, method } = row;
  const fields = { state, subject: number, amount: delta(row.amount), text: reason ?? method };
  return { ...placed('deposit', row, fields), order: row.id };
}

export function withdrawalEntry(row: CaseWithdrawal): PlacedEntry {
  const { state, number, reason } = row;
  const fields = { state, subject: number, amount: delta(-row.amount), text: reason ?? '' };
  const operator = row.claimed_name;
  return { ...placed('withdrawal', row, { ...fields, operator }), order: row.id };
}

export function adjustmentEntry(row: CaseAdjustment): PlacedEntry {
  const { direction, number, reason, maker, checker } = row;
  const at = instant(Number(row.micros / 1000n));
  const step = (state: string, name: string) => {
    return { at, state, actor: 'operator', name, note: null };
  };
  return placed('adjustment', row, {
    state: direction,
    subject: number,
    amount: delta(direction === 'DEBIT' ? -row.amount : row.amount),
    operator: maker,
    text: reason,
    steps: [step('MADE', maker), step('APPROVED', checker)],
  });
}

export function loginEntry(row: CaseLogin): PlacedEntry {
  const { outcome, method, device, address, known_device: known } = row;
  const text = known ? device : `${device} *`;
  return placed('login', row, { state: outcome, subject: method, text, address });
}

export function deviceEntry(row: CaseDevice): PlacedEntry {
  return placed('device', row, { state: 'first_seen', subject: row.device });
}

export function messageEntry(row: CaseMessage, language: Language): PlacedEntry {
  const text = row.notice === null ? localizeText(row.titles, language) : '';
  const state = row.read_at === null ? 'unread' : 'read';
  return placed('message', row, { state, subject: row.notice ?? '', text });
}

export function noteEntry(row: CaseNote): PlacedEntry {
  const { kind, by_operator: operator, text } = row;
  return placed('note', row, { state: kind, subject: kind, operator, text });
}

export function actEntry(row: CaseAct): PlacedEntry {
  const { call, operator_name: operator, before, after, reason } = row;
  return placed('act', row, {
    state: call,
    subject: call,
    operator,
    text: reason ?? '',
    before: before ?? null,
    after: after ?? null,
  });
}

export function protectionEntry(row: CaseProtection): PlacedEntry {
  const { kind, actor, actor_name: name, reason } = row;
  const operator = actor === 'operator' ? name : null;
  return placed('protection', row, { state: kind, subject: kind, operator, text: reason });
}

export function identityEntry(row: CaseIdentity): PlacedEntry {
  const { state, document, country, verdict, decided_by: name, decided_at: at } = row;
  const decided = { state, actor: 'operator', name, note: verdict };
  return placed('identity', row, {
    state,
    subject: document,
    operator: name,
    text: country,
    steps: at === null ? [] : [{ at: instant(at.getTime()), ...decided }],
  });
}

/** The entry with its bets or steps. */
export function detailed(
  { entry, order }: PlacedEntry,
  bets: readonly BetLine[],
  steps: readonly StepRow[],
): CaseEntry {
  const own = order === undefined ? entry.steps : stepsOf(order, steps);
  return { ...entry, bets: [...bets], steps: [...own] };
}

function stepsOf(order: string, steps: readonly StepRow[]): CaseEntry['steps'] {
  return steps
    .filter((step) => step.order_id === order)
    .map(({ at, state, actor, actor_name: name, note }) => ({
      at: instant(at.getTime()),
      state,
      actor,
      name,
      note,
    }));
}

/** The order of the line, newest first. */
export function compareEntries(one: Placed, other: Placed): number {
  if (one.micros !== other.micros) return one.micros > other.micros ? -1 : 1;
  return one.key > other.key ? -1 : 1;
}
