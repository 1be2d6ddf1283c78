import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays } from '@fairhouse/rules/agency';
import { amount, assert, formatAmount, instant, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { readOwnPermissions } from '../accounts/index.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { BET_HEADINGS, BET_STATUSES, SHARE_WORDS } from './csv-headings.ts';
import { formatTimeCursor, parseTimeCursor, type TimeCursor } from './cursor.ts';
import { describeBets } from './describe-bets.ts';
import { personOf, seesOthers, spanOf } from './span.ts';
import {
  listTeamBets,
  listTeamTickets,
  sumTeamBets,
  type TeamBetFilter,
  type TeamBetRow,
} from './store/bets.ts';
import { wireSums } from './wire-sums.ts';

type Row = PlayerCalls['agentBets'];
type CsvRow = PlayerCalls['agentBetsCsv'];
type SumsRow = PlayerCalls['agentBetSums'];
type Asking = CallContext & { readonly session: Session; readonly input: Input<CsvRow> };

/** Results of orders, with -1 for open ones. */
const RESULTS = { open: -1, lost: 0, won: 4, returned: 16 } as const;
type Status = keyof typeof RESULTS;

/** What is asked for, of whom the caller may see it. */
async function filterOf(call: Asking) {
  const { merchant, input } = call;
  const span = spanOf(call, input);
  if (!span.ok) return span;
  const person = await personOf(call, input.username);
  if (!person.ok) return person;
  if (seesOthers(call, person.value) && !(await readOwnPermissions(call)).viewsDescendantBets)
    return refuse('agent.not_permitted');
  const { result, lottery, issue } = input;
  const filter: TeamBetFilter = {
    merchant: merchant.id,
    of: person.value.member_id,
    scope: input.scope,
    begin: dayBegins(merchant, span.value.from),
    end: dayBegins(merchant, plusDays(span.value.to, 1)),
    lottery: lottery === undefined ? '%' : literal(lottery),
    issue: issue === undefined ? '%' : `%${literal(issue)}%`,
    results: result === undefined ? Object.values(RESULTS) : [RESULTS[result]],
  };
  return ok({ span: span.value, filter });
}

async function load(call: Asking, cursor: TimeCursor, limit: number) {
  const asked = await filterOf(call);
  if (!asked.ok) return asked;
  const { span, filter } = asked.value;
  const rows = await listTeamBets(call.sql, {
    ...filter,
    beforeAt: cursor.at,
    beforeId: cursor.id,
    beforeShare: cursor.number,
    language: call.language,
    limit,
  });
  return ok({ span, rows });
}

/** A text in a pattern, as it is. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const statusOf = ({ result }: TeamBetRow): Status =>
  (Object.keys(RESULTS) as Status[]).find((each) => RESULTS[each] === (result ?? -1)) ?? 'open';

/** What an order won; what was given back is no prize. */
function figuresOf(row: TeamBetRow) {
  const status = statusOf(row);
  const back = status === 'returned' && row.refunded === 0n ? row.returned : row.refunded;
  const isOpen = status === 'open';
  return {
    status,
    valid: isOpen ? 0n : row.stake - back,
    prize: isOpen ? 0n : row.returned - back,
  };
}

/** How many bets of an order are listed. */
const LINES_SHOWN = 10;

/** One page of the orders of the caller's team, newest first. */
export async function readBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageSize } = call.input;
  const cursor = parseTimeCursor(call.input.cursor);
  if (cursor === undefined) return refuse('record.cursor');
  const loaded = await load(call, cursor, pageSize + 1);
  if (!loaded.ok) return loaded;
  const { span, rows } = loaded.value;
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const tickets = await listTeamTickets(call.sql, call.merchant.id, list, LINES_SHOWN);
  const lines = await describeBets(call.language, list, tickets);
  return ok({
    ...span,
    currency: call.merchant.currency,
    list: list.map((row, at) => {
      const { status, valid, prize } = figuresOf(row);
      return {
        order: row.share_no > 0 ? `${row.id}:${row.share_no}` : row.id,
        username: row.username,
        lottery: row.lottery,
        game: row.game,
        issue: row.issue,
        bets: row.bets,
        lines: lines[at] ?? [],
        stake: amount(row.stake),
        validBet: amount(valid),
        prize: amount(prize),
        status,
        placedAt: instant(row.placed_at.getTime()),
        ...(row.settled_at === null ? {} : { settledAt: instant(row.settled_at.getTime()) }),
        shared: row.share_no > 0,
      };
    }),
    cursor:
      rows.length > pageSize && last !== undefined
        ? formatTimeCursor({ at: last.at_micros, id: last.id, number: last.share_no })
        : null,
  });
}

/** What all orders of the same selection come to. */
export async function readBetSums(call: CallOf<SumsRow>): Promise<Answer<SumsRow>> {
  const asked = await filterOf(call);
  if (!asked.ok) return asked;
  const { span, filter } = asked.value;
  const sums = await sumTeamBets(call.sql, filter);
  return ok({ ...span, currency: call.merchant.currency, ...wireSums(sums) });
}

const LINES_MOST = 5000;

/** The same as a file. */
export async function exportBets(call: CallOf<CsvRow>): Promise<Answer<CsvRow>> {
  const cursor = parseTimeCursor(undefined);
  assert(cursor !== undefined, 'a list begins without a cursor');
  const loaded = await load(call, cursor, LINES_MOST);
  if (!loaded.ok) return loaded;
  const { rows } = loaded.value;
  const { language, merchant } = call;
  const tickets = await listTeamTickets(call.sql, merchant.id, rows, 1);
  const bets = await describeBets(language, rows, tickets);
  const time = (at: Date | null) =>
    at === null ? '' : formatZonedTime(instant(at.getTime()), merchant.zone);
  const lines = rows.map((row, at) => {
    const { status, valid, prize } = figuresOf(row);
    const [bet] = bets[at] ?? [];
    const more = row.bets > 1 && bet !== undefined ? ` (+${row.bets - 1})` : '';
    return [
      row.id,
      row.username,
      row.game,
      row.issue,
      bet === undefined ? SHARE_WORDS[language] : `${bet.play}${more}`,
      bet?.pick ?? '',
      bet === undefined ? '' : String(bet.multiple),
      bet === undefined ? '' : formatAmount(bet.unit),
      ...[row.stake, valid, prize].map((each) => formatAmount(amount(each))),
      BET_STATUSES[language][status],
      time(row.placed_at),
      time(row.settled_at),
    ];
  });
  return ok(csvFile('team-bets', [BET_HEADINGS[language], ...lines]));
}
