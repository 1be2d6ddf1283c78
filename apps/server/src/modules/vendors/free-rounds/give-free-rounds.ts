// Gives members free rounds. A job notifies the vendor, and goes on after a failure.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, formatAmount, ok, plus, type Amount, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName, mayDo, type Member } from '../../members/index.ts';
import { findBlockedMembers } from '../../protection/index.ts';
import { betLimits, levelsWithin, vendorsOf, type Game } from '../records/index.ts';
import { takesFreeRounds } from './list-free-games.ts';
import { insertGrants } from './store.ts';

type Give = OperatorCalls['vendorFreeRoundsGive'];

const LONGEST_MS = 366 * DAY_MS;

/** Each member gets so many rounds of each game, by a grant of its own. */
export async function giveFreeRounds(call: CallOf<Give>): Promise<Answer<Give>> {
  const { app, sql, merchant, input, now, operator } = call;
  const directory = await vendorsOf(app, merchant.id);
  const vendor = directory.vendors.get(input.code);
  if (vendor === undefined || vendor.wallet !== 'SEAMLESS') return refuse('not.found');
  const codes = [...new Set(input.games)];
  const chosen = codes.flatMap((code) => {
    const game = vendor.games.get(code);
    return game !== undefined && takesFreeRounds({ directory, merchant }, game) ? game : [];
  });
  if (chosen.length < codes.length) {
    const wrong = codes.filter((code) => !chosen.some((game) => game.code === code));
    return refuse('vendor.free_game', { params: { games: wrong.join(', ') } });
  }
  const { currency } = merchant;
  const other = chosen.find((game) => !isStakeOf(game, currency, input.value));
  if (other !== undefined) {
    const params = { value: formatAmount(input.value), game: other.names['en'] ?? other.code };
    return refuse('vendor.free_value', { params });
  }
  if (input.endsAt <= now || input.endsAt > plus(now, LONGEST_MS)) {
    return refuse('vendor.free_end');
  }
  const { members, refused } = await readMembers(call);
  if (refused.length > 0) {
    return refuse('vendor.free_members', { params: { names: refused.join(', ') } });
  }
  const campaign = app.newId<'campaign'>();
  const rows = members.flatMap(({ id: member }) =>
    chosen.map(({ node_id: node, code }) => ({
      reward: app.newId<'reward'>(),
      member,
      node,
      game: code,
    })),
  );
  await insertGrants(sql, merchant.id, {
    campaign,
    vendor: vendor.code,
    count: input.count,
    value: input.value,
    rollover: input.rollover,
    endsAt: input.endsAt,
    by: operator.name,
    reason: input.reason,
    now,
    rows,
  });
  return ok({ grants: rows.length });
}

/** Whether a game offers a stake in a currency, within the merchant's own limits. */
function isStakeOf(game: Game, currency: string, value: Amount): boolean {
  const limits = betLimits(game, currency);
  if (limits === undefined || value < limits.min || value > limits.max) return false;
  return levelsWithin(game, currency, limits)?.includes(value) ?? true;
}

interface ReadMembers {
  readonly members: readonly Member[];
  /** Names of nobody, and of members who may not play with real money now. */
  readonly refused: readonly string[];
}

async function readMembers({ sql, merchant, input, now }: CallOf<Give>): Promise<ReadMembers> {
  const found = new Map<Id<'member'>, Member>();
  const refused: string[] = [];
  for (const name of new Set(input.usernames)) {
    const member = await findMemberByName(sql, merchant.id, name);
    if (member === undefined || member.group === 'trial' || !mayDo(member, 'bet')) {
      refused.push(name);
    } else found.set(member.id, member);
  }
  const blocked = await findBlockedMembers(sql, merchant, [...found.keys()], now);
  for (const id of blocked) refused.push(found.get(id)?.username ?? '');
  return { members: [...found.values()], refused };
}
