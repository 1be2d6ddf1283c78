// The console's ledger browser. Read-only.
import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Address, Currency, EntryLine } from '@fairhouse/ledger';
import { delta, ok } from '@fairhouse/values';
import { CHART } from '../../../accounts.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { readChart } from '@fairhouse/ledger';
import { countedOf, crossingsOf, type MoneyFigure } from './figure-movements.ts';
import { CURSOR } from '../read-record.ts';

type Accounts = OperatorCalls['ledgerAccounts'];
type Statement = OperatorCalls['ledgerStatement'];
type Entry = OperatorCalls['ledgerEntry'];
type Entries = OperatorCalls['ledgerEntries'];

const ACCOUNT_CURSOR = /^[\w:.-]{1,200} [\w-]{1,16}$/;
const ENTRY_CURSOR = /^\d{1,18}\.[0-9a-f-]{36}\.\d{1,5}$/;
const kindOf = readChart(CHART);

/** Accounts whose address starts with a prefix, in address order. */
export async function listLedgerAccounts(call: CallOf<Accounts>): Promise<Answer<Accounts>> {
  const { prefix, pageSize, cursor } = call.input;
  if (cursor !== undefined && !ACCOUNT_CURSOR.test(cursor)) return refuse('record.cursor');
  const { accounts, next } = await call.app.ledger.listAccounts({
    merchant: call.merchant.id,
    prefix,
    limit: pageSize,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const list = accounts.map((account) => ({ ...account, lines: account.lines.toString() }));
  return ok({ list, cursor: next ?? null });
}

/** The lines of a player's account. House accounts have entries, but no lines. */
export async function readLedgerStatement(call: CallOf<Statement>): Promise<Answer<Statement>> {
  const { address, currency, from, to, pageSize, cursor } = call.input;
  if (cursor !== undefined && !CURSOR.test(cursor)) return refuse('record.cursor');
  if (kindOf(address as Address) !== 'player') return refuse('not.found');
  const { lines, next } = await call.app.ledger.statement({
    merchant: call.merchant.id,
    currency: currency as Currency,
    addresses: [address as Address],
    limit: pageSize,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const list = lines.map(({ at, balance, sequence, ...line }) => ({
    ...line,
    time: at,
    balance: delta(balance),
    sequence: sequence.toString(),
  }));
  return ok({ list, cursor: next ?? null });
}

/** One booked entry with its legs. */
export async function readLedgerEntry(call: CallOf<Entry>): Promise<Answer<Entry>> {
  const entry = await call.app.ledger.findEntry(call.merchant.id, call.input.id);
  if (entry === undefined) return refuse('not.found');
  const { id, at, code, reference, currency, legs, reverses } = entry;
  return ok({
    id,
    time: at,
    code,
    reference,
    currency,
    legs: legs.map((leg) => ({ ...leg })),
    reverses: reverses ?? null,
  });
}

/**
 * Legs of entries by time, newest first, including refused ones unless an address is given: those
 * are no lines of an account, and no index finds them.
 */
export async function listLedgerEntries(call: CallOf<Entries>): Promise<Answer<Entries>> {
  const { from, to, code, reference, address, pageSize, cursor } = call.input;
  if (cursor !== undefined && !ENTRY_CURSOR.test(cursor)) return refuse('record.cursor');
  const { figure } = call.input;
  if (figure !== undefined) return ok(await listFigureMovements(call, figure));
  const { entries, next } = await call.app.ledger.listEntries({
    merchant: call.merchant.id,
    refused: address === undefined,
    limit: pageSize,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(code === undefined ? {} : { codes: [code] }),
    ...(reference === undefined ? {} : { reference }),
    ...(address === undefined ? {} : { address: address as Address }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const list = entries.map((line) => ({ ...showMovement(line), counted: null }));
  return ok({ list, cursor: next ?? null });
}

/** The movements that a figure of the dashboard is the sum of, newest first. */
async function listFigureMovements(
  call: CallOf<Entries>,
  figure: MoneyFigure,
): Promise<Value<Entries>> {
  const { from, to, code, gameCode, vendor, pageSize, cursor } = call.input;
  const { codes, ...asked } = crossingsOf(figure, { gameCode, vendor });
  const { crossings, next } = await call.app.ledger.listCrossings({
    merchant: call.merchant.id,
    ...asked,
    codes: codes.filter((each) => code === undefined || each === code),
    limit: pageSize,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const list = crossings.map((line) => ({
    ...showMovement(line),
    counted: countedOf(figure, line),
  }));
  return { list, cursor: next ?? null };
}

function showMovement(line: EntryLine) {
  const { entry, leg, at, code, reference, currency, debit, credit, amount, refused } = line;
  return {
    entry,
    leg,
    time: at,
    code,
    reference,
    currency,
    debit,
    credit,
    amount,
    refused: refused ?? null,
  };
}
