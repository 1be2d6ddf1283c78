// Steps of cases against the wallet: the lab plays the vendor.
import type { WALLET_PATHS, WalletStatus } from '@fairhouse/calls/vendor';
import { readJson } from '../../../../platform/read-json.ts';
import type {
  Arrangement,
  Lab,
  LabStep,
  Reply,
  SignatureKind,
  StepResult,
  WalletRequest,
} from './case.ts';

/** One unit of the currency on the wire. */
export const UNIT = 100_000;
/** What the member has when a case begins. */
export const START = 10 * UNIT;
export const HALF = UNIT / 2;

export const OK: WalletStatus = 'RS_OK';

export interface WalletCallSpec {
  readonly call: keyof typeof WALLET_PATHS;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The names of its ids in the case. */
  readonly id?: string;
  readonly reference?: string;
  readonly round?: string;
}

interface More {
  readonly round?: string;
  readonly closes?: boolean;
  /** Fields of the body that are sent as they are. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export function bet(id: string, amount: number, more: More = {}): WalletCallSpec {
  const { round = 'r', closes = false, fields } = more;
  return { call: 'bet', id, round, fields: { amount, round_closed: closes, ...fields } };
}

/** A win of the bet of that name; undefined for one without a bet. */
export function win(
  id: string,
  reference: string | undefined,
  amount: number,
  more: More = {},
): WalletCallSpec {
  const { round = 'r', closes = false, fields } = more;
  const named = reference === undefined ? {} : { reference };
  return { call: 'win', id, ...named, round, fields: { amount, round_closed: closes, ...fields } };
}

export function rollback(id: string, reference: string, more: More = {}): WalletCallSpec {
  const { round = 'r', closes = false, fields } = more;
  return { call: 'rollback', id, reference, round, fields: { round_closed: closes, ...fields } };
}

export const balanceCall: WalletCallSpec = { call: 'balance', fields: {} };

/** The fields of a call; those that are undefined are left out by JSON. */
export function fieldsOf(lab: Lab, spec: WalletCallSpec): Record<string, unknown> {
  const { user, token, game, currency } = lab.subject;
  const { id, reference, round, fields } = spec;
  return {
    user,
    token,
    ...(spec.call === 'info' ? {} : { game_code: game }),
    request_uuid: lab.nextId(),
    ...(id === undefined
      ? {}
      : { transaction_uuid: lab.id(id), supplier_transaction_id: `lab ${id}` }),
    ...(round === undefined ? {} : { round: lab.id(`round ${round}`) }),
    ...(reference === undefined ? {} : { reference_transaction_uuid: lab.id(reference) }),
    ...(spec.call === 'bet' || spec.call === 'win' ? { currency } : {}),
    ...fields,
  };
}

export function requestOf(
  lab: Lab,
  spec: WalletCallSpec,
  signature: SignatureKind = 'own',
): WalletRequest {
  return { call: spec.call, body: JSON.stringify(fieldsOf(lab, spec)), signature };
}

/** An answer of the wallet, as far as it could be read. */
export interface WalletAnswerRead {
  readonly http: number;
  readonly status: string;
  readonly balance: number | undefined;
  readonly requestUuid: string | undefined;
  readonly currency: string | undefined;
  readonly text: string;
}

export function readAnswer({ http, text, problem }: Reply): WalletAnswerRead {
  let fields: Readonly<Record<string, unknown>> = {};
  try {
    const value: unknown = readJson(text);
    if (typeof value === 'object' && value !== null) fields = { ...value };
  } catch {
    // What is no JSON has no status.
  }
  const textOf = (name: string): string | undefined =>
    typeof fields[name] === 'string' ? fields[name] : undefined;
  const { balance } = fields;
  return {
    http,
    status: textOf('status') ?? (problem === '' ? `HTTP ${http}` : problem),
    balance: typeof balance === 'number' ? balance : undefined,
    requestUuid: textOf('request_uuid'),
    currency: textOf('currency'),
    text,
  };
}

type Steps<Result> = Generator<LabStep, Result, StepResult>;

/** Sends requests; an answer each, in their order. */
export function* sendAll(
  requests: readonly WalletRequest[],
  together = false,
): Steps<readonly Reply[]> {
  return (yield { do: 'send', requests, together }).replies;
}

export function* send(request: WalletRequest): Steps<WalletAnswerRead> {
  const [reply] = yield* sendAll([request]);
  return readAnswer(reply ?? { http: 0, text: '', ms: 0, problem: 'no reply' });
}

/** Sends a call and compares the status of its answer, and the balance where one is given. */
export function* expectCall(
  lab: Lab,
  spec: WalletCallSpec,
  status: WalletStatus,
  balance?: number,
): Steps<WalletAnswerRead> {
  const answer = yield* send(requestOf(lab, spec));
  compareAnswer(lab, `${spec.call} ${spec.id ?? ''}`.trim(), answer, status, balance);
  return answer;
}

export function compareAnswer(
  lab: Lab,
  what: string,
  answer: WalletAnswerRead,
  status: WalletStatus,
  balance?: number,
): void {
  lab.check(`${what}: status`, status, answer.status);
  if (balance === undefined) return;
  lab.check(`${what}: balance`, String(balance), String(answer.balance));
}

export function* arrange(arrangement: Arrangement): Steps<string> {
  return (yield { do: 'arrange', arrangement }).value;
}

/** Compares what the ledger has with an amount of the wallet's wire. */
export function* expectLedger(lab: Lab, balance: number): Steps<void> {
  lab.check('ledger: balance', String(balance), yield* arrange({ what: 'balance' }));
}

export function* expectRound(lab: Lab, round: string, state: string): Steps<void> {
  const actual = yield* arrange({ what: 'round', round: lab.id(`round ${round}`) });
  lab.check(`round ${round}: state`, state, actual);
}
