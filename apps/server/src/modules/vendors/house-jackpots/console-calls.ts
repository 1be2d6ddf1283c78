// House jackpots in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { houseJackpots as levelsOf } from '@fairhouse/rules/games';
import { amount, instant, ok, ZERO } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import { forgetVendors, vendorsOf, type Game, type VendorConfig } from '../records/index.ts';
import { readPots } from './pots.ts';
import { listLevels, listWins, switchGames } from './store.ts';

type Pots = OperatorCalls['houseJackpots'];
type Wins = OperatorCalls['houseJackpotWins'];
type Switch = OperatorCalls['houseJackpotSwitch'];

/** The games whose stakes can contribute. */
function candidates(vendor: VendorConfig): readonly Game[] {
  if (vendor.kind !== 'studio') return [];
  return [...vendor.games.values()].filter(
    ({ type, status }) => type === 'RNG' && status !== 'RETIRED',
  );
}

const nameOf = (game: Game): string => game.names['en'] ?? game.code;

export async function houseJackpots(call: CallOf<Pots>): Promise<Answer<Pots>> {
  const { app, sql, merchant, input } = call;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const games = candidates(vendor);
  const levels = games.length === 0 ? [] : levelsOf(merchant.currency);
  if (levels.length === 0) return ok({ levels: [], reserve: ZERO, games: [] });
  const pots = await readPots(app, sql, merchant);
  const rows = new Map((await listLevels(sql, merchant.id)).map((row) => [row.level, row]));
  return ok({
    levels: levels.map(({ level, contribution, oneIn, seed }) => {
      const pot = pots.levels.get(level) ?? 0n;
      const { wins = 0n, paid = 0n, seeded = 0n, last_won_at: last = null } = rows.get(level) ?? {};
      return {
        level,
        pot: amount(pot),
        seed,
        oneIn,
        contribution: Number(contribution),
        // What came in is what is there and what has gone, less what the reserve put in; a win
        // between the two readings must not make it less than nothing.
        contributed: amount(pot + paid > seeded ? pot + paid - seeded : 0n),
        seeded: amount(seeded),
        paid: amount(paid),
        wins: Number(wins),
        lastWonAt: last === null ? null : instant(last.getTime()),
      };
    }),
    reserve: amount(pots.reserve),
    games: games
      .map((game) => ({
        code: game.code,
        name: nameOf(game),
        isOn: game.house_jackpot,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  });
}

export async function houseJackpotWins(call: CallOf<Wins>): Promise<Answer<Wins>> {
  const { app, sql, merchant, input } = call;
  const { code, level, pageNo, pageSize } = input;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(code);
  if (vendor === undefined) return refuse('not.found');
  const asked = { vendor: code, level, page: input };
  const { rows, total, cursor } = await listWins(sql, merchant.id, asked);
  const list = rows.map((row) => {
    const game = vendor.games.get(row.game_code);
    return {
      transaction: row.transaction_id,
      level: row.level,
      member: { id: row.member_id, username: row.username ?? '' },
      round: row.round_id,
      game: game === undefined ? row.game_code : nameOf(game),
      stake: amount(row.stake),
      amount: amount(row.amount),
      seed: amount(row.seed),
      at: instant(row.at.getTime()),
      returnedAt: row.returned_at === null ? null : instant(row.returned_at.getTime()),
    };
  });
  return ok({ list, total, cursor, pageNo, pageSize });
}

async function switchJackpots(call: CallOf<Switch>): Promise<Answer<Switch>> {
  const { app, sql, merchant, input, after } = call;
  const { code, isOn } = input;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(code);
  const games = [...new Set(input.games)];
  const known = (vendor === undefined ? [] : candidates(vendor)).map((game) => game.code);
  if (games.some((game) => !known.includes(game)) || levelsOf(merchant.currency).length === 0) {
    return refuse('not.found');
  }
  const changed = await switchGames(sql, merchant.id, { vendor: code, games, isOn });
  noteAudit(call, {
    target: `vendor:${code}`,
    after: { houseJackpots: isOn, games },
  });
  after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
  return ok({ changed });
}

/** What stakes of members pay for is decided by two operators. */
export const houseJackpotSwitch = requireSecondOperator(
  {
    name: 'houseJackpotSwitch',
    row: operator.houseJackpotSwitch,
    target: ({ code }) => `vendor:${code}`,
    describe: ({ code, games, isOn }) =>
      describeOperation(isOn ? 'houseJackpotsOn' : 'houseJackpotsOff', {
        code,
        games: games.join(', '),
      }),
  },
  switchJackpots,
);
