import { type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok, type Day, type Result } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { csvFile } from '../../wallet/index.ts';
import {
  figuresOf,
  listTeamFlow,
  listTeamPlay,
  type FlowSums,
  type PlaySums,
} from '../figures/index.ts';
import { STATEMENT_HEADINGS } from './csv-headings.ts';
import { moneyOf } from './money-of.ts';
import { pathFrom, personOf, spanOf, type Span } from './span.ts';
import { listNames } from './store/people.ts';
import { listStatements, type StatementRow } from './store/statements.ts';

type Row = PlayerCalls['agentStatements'];
type CsvRow = PlayerCalls['agentStatementsCsv'];

interface Asked {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly username?: string | undefined;
  readonly category?: string | undefined;
}

interface Loaded {
  readonly span: Span;
  readonly path: string[];
  readonly rows: readonly StatementRow[];
  readonly play: readonly PlaySums[];
  readonly flow: readonly FlowSums[];
}

const totalOf = (play: readonly PlaySums[], flow: readonly FlowSums[]) =>
  moneyOf(
    figuresOf(play, flow),
    play.reduce((sum, row) => sum + row.valid_bet, 0n),
  );

async function load(
  call: CallContext & { readonly session: Session; readonly input: Asked },
): Promise<Result<Loaded, Refused<'record.range' | 'agent.unknown'>>> {
  const span = spanOf(call, call.input);
  if (!span.ok) return span;
  const person = await personOf(call, call.input.username);
  if (!person.ok) return person;
  const { merchant, sql, session } = call;
  const { category } = call.input;
  const of = person.value.member_id;
  const query = { merchant: merchant.id, of, ...span.value };
  const rows = await listStatements(sql, { ...query, category });
  const isTeam = person.value.kind !== 'member';
  const play = isTeam ? await listTeamPlay(sql, query) : rows;
  const flow = isTeam ? await listTeamFlow(sql, query) : rows;
  return ok({
    span: span.value,
    path: await listNames(sql, merchant.id, pathFrom(session.member, person.value)),
    rows,
    play: isTeam
      ? play.filter(
          (row) => category === undefined || ('category' in row && row.category === category),
        )
      : play,
    flow: category === undefined ? flow : [],
  });
}

/** Profit and loss of an agent by its lines, with the whole of its team. */
export async function readStatements(call: CallOf<Row>): Promise<Answer<Row>> {
  const loaded = await load(call);
  if (!loaded.ok) return loaded;
  const { span, path, rows, play, flow } = loaded.value;
  const { pageSize } = call.input;
  const pageNo = Math.min(call.input.pageNo, Math.max(1, Math.ceil(rows.length / pageSize)));
  const total = totalOf(play, flow);
  return ok({
    ...span,
    currency: call.merchant.currency,
    path,
    list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((row) => ({
      username: row.username,
      line: row.self ? 'self' : row.kind === 'member' ? 'member' : 'agent',
      hasMore: !row.self && row.more,
      ...totalOf([row], [row]),
    })),
    count: rows.length,
    elsewhere: difference(total, totalOf(rows, rows)),
    total,
  });
}

type Money = ReturnType<typeof moneyOf>;

/** What a team has beside its lines; null where that is nothing. */
function difference(team: Money, lines: Money): Money | null {
  const names = Object.keys(team) as (keyof Money)[];
  const entries = names.map((name) => [name, team[name] - lines[name]] as const);
  if (entries.every(([, value]) => value === 0n)) return null;
  const positive = new Set<string>(['deposit', 'withdrawal']);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, positive.has(name) && value < 0n ? 0n : value]),
  ) as unknown as Money;
}

const LINES_MOST = 5000;

/** The same as a file. */
export async function exportStatements(call: CallOf<CsvRow>): Promise<Answer<CsvRow>> {
  const loaded = await load(call);
  if (!loaded.ok) return loaded;
  const { rows, play, flow } = loaded.value;
  const cells = (name: string, money: Money) => [
    name,
    ...[money.deposit, money.withdrawal].map(formatAmount),
    ...[money.bet, money.validBet, money.payout, money.rebate, money.activity].map(formatAmount),
    ...[money.salary, money.dividend, money.memberResult, money.netResult].map(formatAmount),
  ];
  const lines = rows.slice(0, LINES_MOST).map((row) => cells(row.username, totalOf([row], [row])));
  const heading = STATEMENT_HEADINGS[call.language];
  return ok(csvFile('team-profit-loss', [heading, ...lines, cells('Σ', totalOf(play, flow))]));
}
