import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { StatementLine, StatementQuery } from '@fairhouse/ledger';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { callerAccounts } from './member-accounts.ts';
import { codesOfKind, kindOfCode } from './record-kind.ts';
import { readRoundGames } from './store/round-games.ts';

type Row = PlayerCalls['memTransDet'];

/** A cursor in the statement of one account: a line number. */
export const CURSOR = /^\d{1,18}$/;

/** One page of the caller's account record, newest first. */
export async function readRecord(call: CallOf<Row>): Promise<Answer<Row>> {
  const { cursor, pageSize } = call.input;
  if (cursor !== undefined && !CURSOR.test(cursor)) return refuse('record.cursor');
  const { lines, next } = await call.app.ledger.statement({
    ...recordQuery(call),
    limit: pageSize,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const gameOf = await namesOfGames(call, lines);
  return ok({ list: lines.map((line) => showLine(line, gameOf)), cursor: next ?? null });
}

/** Says of a line of which game its round is. */
export async function namesOfGames(
  {
    sql,
    merchant,
    session,
    language,
  }: Pick<CallOf<Row>, 'sql' | 'merchant' | 'session' | 'language'>,
  lines: readonly StatementLine[],
): Promise<(line: StatementLine) => string | undefined> {
  const references = lines.map(({ reference }) => reference);
  const reader = { member: session.member, language };
  const names = await readRoundGames(sql, merchant.id, reader, references);
  return ({ reference }) => names.get(reference);
}

/** The statement query for the caller's main account and the filters of the call. */
export function recordQuery(
  call: Pick<CallOf<Row>, 'merchant' | 'session'> & {
    readonly input: Pick<Input<Row>, 'from' | 'to' | 'kind'>;
  },
): Omit<StatementQuery, 'limit'> {
  const accounts = callerAccounts(call);
  const { from, to, kind } = call.input;
  return {
    merchant: call.merchant.id,
    currency: accounts.currency,
    addresses: [accounts.main],
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(kind === undefined ? {} : { codes: codesOfKind(kind) }),
  };
}

function showLine(line: StatementLine, gameOf: (line: StatementLine) => string | undefined) {
  return {
    id: line.entry,
    leg: line.leg,
    sequence: line.sequence.toString(),
    time: line.at,
    kind: kindOfCode(line.code),
    code: line.code,
    reference: line.reference,
    game: gameOf(line) ?? null,
    amount: line.change,
    balanceAfter: line.balance,
  };
}
