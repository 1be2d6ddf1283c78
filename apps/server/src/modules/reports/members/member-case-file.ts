// A case as a file: an operator who saves or prints a person's history gives a reason for it.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { noteAudit, writeCsv } from '../../operators/index.ts';
import type { CaseEntry } from './case-entries.ts';
import { readableKinds, readCasePage, type CasePage } from './read-case-page.ts';

type Row = OperatorCalls['memberCaseFile'];

const ENTRIES_MAX = 2_000;
const PAGE = 100;

/** The newest entries of the kinds that the caller may read, as CSV or JSON. */
export async function memberCaseFile(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, language, operator } = call;
  const { id, from, to, format, reason } = call.input;
  const member = await findMember(sql, merchant.id, id);
  if (member === undefined) return refuse('not.found');
  const readable = readableKinds(operator.rights);
  const asked = call.input.kinds;
  const kinds = asked.length === 0 ? readable : readable.filter((kind) => asked.includes(kind));
  const query = { merchant: merchant.id, member: id, language, now, kinds, from, to };
  const entries: CaseEntry[] = [];
  let cursor: CasePage['cursor'] | undefined;
  while (cursor !== null && entries.length < ENTRIES_MAX) {
    const page = await readCasePage(sql, { ...query, pageSize: PAGE, cursor });
    entries.push(...page.list);
    ({ cursor } = page);
  }
  noteAudit(call, {
    target: `member:${id}`,
    after: { format, kinds, from, to, entries: entries.length },
    reason,
  });
  const name = `case-${member.number}.${format}`;
  const about = { member: member.username, number: member.number.toString(), at: now, kinds };
  const made = { ...about, by: operator.name, currency: merchant.currency };
  return ok(
    format === 'csv'
      ? { name, type: 'text/csv; charset=utf-8', body: writeCsv(CSV, entries.map(csvRow)) }
      : {
          name,
          type: 'application/json',
          body: JSON.stringify({ ...made, entries: entries.map(plainEntry) }, null, 2),
        },
  );
}

const CSV = [
  'at',
  'kind',
  'state',
  'subject',
  'amount',
  'returned',
  'operator',
  'address',
  'text',
  'bets',
  'steps',
];

function csvRow(entry: CaseEntry): string[] {
  const { at, kind, state, subject, amount, returned, operator, address, text } = entry;
  return [
    new Date(at).toISOString(),
    kind,
    state,
    subject,
    amount === null ? '' : formatAmount(amount),
    returned === null ? '' : formatAmount(returned),
    operator ?? '',
    address ?? '',
    text,
    entry.bets
      .map(({ play, pick, stake }) => `${play}: ${pick} (${formatAmount(stake)})`)
      .join('; '),
    entry.steps
      .map((step) => `${new Date(step.at).toISOString()} ${step.state} ${step.name ?? step.actor}`)
      .join('; '),
  ];
}

/** The entry with its amounts as decimals. */
function plainEntry({ amount, returned, bets, ...entry }: CaseEntry) {
  return {
    ...entry,
    at: new Date(entry.at).toISOString(),
    amount: amount === null ? null : formatAmount(amount),
    returned: returned === null ? null : formatAmount(returned),
    bets: bets.map((bet) => ({
      ...bet,
      stake: formatAmount(bet.stake),
      returned: bet.returned === null ? null : formatAmount(bet.returned),
    })),
    steps: entry.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  };
}
