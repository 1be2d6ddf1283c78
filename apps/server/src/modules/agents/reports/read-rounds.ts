import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays } from '@fairhouse/rules/agency';
import { amount, formatAmount, instant, ok, type Language } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { readOwnPermissions } from '../accounts/index.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { BET_STATUSES, ROUND_HEADINGS } from './csv-headings.ts';
import { personOf, seesOthers, spanOf } from './span.ts';
import {
  listGameVendors,
  listTeamRounds,
  sumTeamRounds,
  type RoundStatus,
  type TeamRoundFilter,
} from './store/rounds.ts';
import { wireSums } from './wire-sums.ts';

type Row = PlayerCalls['agentRounds'];
type CsvRow = PlayerCalls['agentRoundsCsv'];
type SumsRow = PlayerCalls['agentRoundSums'];
type Asking = CallContext & { readonly session: Session; readonly input: Input<CsvRow> };
type Cursor = NonNullable<Input<Row>['cursor']>;

const STATUSES: readonly RoundStatus[] = ['open', 'won', 'lost', 'returned'];

/** The keys of games' names, which are the vendors' own letters for a language. */
const GAME_NAME_KEYS: Readonly<Record<Language, string>> = {
  EN: 'en',
  CN: 'zh',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
};

const LIST = 'agentRounds';

/** After every round. */
const NEWEST = ['32503680000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '', ''];

/** What is asked for, of whom the caller may see it. */
async function filterOf(call: Asking) {
  const { merchant, input } = call;
  const span = spanOf(call, input);
  if (!span.ok) return span;
  const person = await personOf(call, input.username);
  if (!person.ok) return person;
  if (seesOthers(call, person.value) && !(await readOwnPermissions(call)).viewsDescendantBets)
    return refuse('agent.not_permitted');
  const filter: TeamRoundFilter = {
    merchant: merchant.id,
    of: person.value.member_id,
    scope: input.scope,
    begin: dayBegins(merchant, span.value.from),
    end: dayBegins(merchant, plusDays(span.value.to, 1)),
    vendor: input.vendor === undefined ? '%' : input.vendor.replace(/[\\%_]/g, '\\$&'),
    results: input.result === undefined ? STATUSES : [input.result],
  };
  return ok({ span: span.value, filter });
}

async function load(call: Asking, cursor: Cursor | undefined, limit: number) {
  const asked = await filterOf(call);
  if (!asked.ok) return asked;
  const { span, filter } = asked.value;
  const [at = '', member = '', vendor = '', round = ''] = cursor?.position ?? NEWEST;
  const rows = await listTeamRounds(call.sql, {
    ...filter,
    beforeAt: BigInt(at),
    beforeMember: member,
    beforeVendor: vendor,
    beforeRound: round,
    language: GAME_NAME_KEYS[call.language],
    limit,
  });
  return ok({ span, rows });
}

/** One page of the rounds of the caller's team at vendors, newest first. */
export async function readRounds(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageSize, cursor } = call.input;
  const loaded = await load(call, cursor, pageSize + 1);
  if (!loaded.ok) return loaded;
  const { span, rows } = loaded.value;
  const list = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? list.at(-1) : undefined;
  return ok({
    ...span,
    currency: call.merchant.currency,
    vendors: await listGameVendors(call.sql, call.merchant.id),
    list: list.map((row) => ({
      round: row.round_id,
      username: row.username,
      vendor: row.vendor,
      vendorName: row.vendor_name,
      game: row.game,
      stake: amount(row.stake),
      validBet: amount(row.valid_bet),
      prize: amount(row.prize),
      status: row.status,
      placedAt: instant(row.placed_at.getTime()),
      ...(row.settled_at === null ? {} : { settledAt: instant(row.settled_at.getTime()) }),
    })),
    cursor:
      last === undefined
        ? null
        : {
            list: LIST,
            position: [String(last.at_micros), last.member_id, last.vendor, last.round_id],
          },
  });
}

/** What all rounds of the same selection come to. */
export async function readRoundSums(call: CallOf<SumsRow>): Promise<Answer<SumsRow>> {
  const asked = await filterOf(call);
  if (!asked.ok) return asked;
  const { span, filter } = asked.value;
  const sums = await sumTeamRounds(call.sql, filter);
  return ok({ ...span, currency: call.merchant.currency, ...wireSums(sums) });
}

const LINES_MOST = 5000;

/** The same as a file. */
export async function exportRounds(call: CallOf<CsvRow>): Promise<Answer<CsvRow>> {
  const loaded = await load(call, undefined, LINES_MOST);
  if (!loaded.ok) return loaded;
  const { language, merchant } = call;
  const time = (at: Date | null) =>
    at === null ? '' : formatZonedTime(instant(at.getTime()), merchant.zone);
  const lines = loaded.value.rows.map((row) => [
    row.round_id,
    row.username,
    row.vendor_name,
    row.game,
    ...[row.stake, row.valid_bet, row.prize].map((each) => formatAmount(amount(each))),
    BET_STATUSES[language][row.status],
    time(row.placed_at),
    time(row.settled_at),
  ]);
  return ok(csvFile('team-rounds', [ROUND_HEADINGS[language], ...lines]));
}
