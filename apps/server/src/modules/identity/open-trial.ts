import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, DAY_MS, HOUR_MS, ok, plus, type Id } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import { currencyOf, mainAccount, worldAccount } from '../../accounts.ts';
import type { CallOf } from '../../ground/call-context.ts';
import { createMember, findMember, findMembers, mayDo, type Member } from '../members/index.ts';
import { refuseTrial } from '../protection/index.ts';
import { admit } from './admit.ts';
import { isNetworkFull } from './cap-network.ts';
import { deviceHashOf } from './device.ts';
import { insertAttempt } from './store/attempts.ts';
import { listMembersOfDevice } from './store/sessions.ts';
import { attemptOf } from './throttle.ts';

type Row = PlayerCalls['freePlay'];
type Call = CallOf<Row>;

/**
 * Play money of a new trial account, in ten-thousandths of the merchant's currency (decisions.md
 * 15).
 */
const GRANT = amount(20_000_000n);
const LASTS_MS = 72 * HOUR_MS;
const FROM_ONE_NETWORK = { count: 5, withinMs: DAY_MS };
const NAMES_TRIED = 5;

/** Opens a trial account, or lets a browser into the one it has. Names and ids are the server's. */
export async function freePlay(call: Call): Promise<Answer<Row>> {
  const { merchant, sql } = call;
  const paused = await refuseTrial(sql, merchant, await knownHere(call), call.now);
  if (paused !== undefined) return paused;
  const own = await findOwnTrial(call);
  if (own === undefined && (await isNetworkFull(call, 'trial', FROM_ONE_NETWORK))) {
    return refuse('trial.too_many');
  }
  const member = own ?? (await openTrial(call));
  const { value } = await admit(call, sql, member, { method: 'trial' });
  if (own === undefined) {
    const usernameKey = member.username;
    const what = { usernameKey, method: 'trial', outcome: 'ok', member: member.id } as const;
    await insertAttempt(sql, merchant.id, attemptOf(call, what));
  }
  return ok(value);
}

/** Members who have come in with this browser. */
async function knownHere({ sql, merchant, cookies }: Call): Promise<readonly Id<'member'>[]> {
  const hash = deviceHashOf(cookies);
  return hash === undefined ? [] : listMembersOfDevice(sql, merchant.id, hash);
}

async function findOwnTrial(call: Call): Promise<Member | undefined> {
  const { sql, merchant, cookies, now } = call;
  const hash = deviceHashOf(cookies);
  if (hash === undefined) return undefined;
  const ids = await listMembersOfDevice(sql, merchant.id, hash);
  const members = await findMembers(sql, merchant.id, ids);
  return members.find(
    (each) => each.trialEndsAt !== undefined && each.trialEndsAt > now && mayDo(each, 'login'),
  );
}

async function openTrial(call: Call): Promise<Member> {
  const { house, merchant, sql, now } = call;
  for (let tries = 0; tries < NAMES_TRIED; tries += 1) {
    const id = await createMember(sql, house, merchant, {
      username: `guest${randomInt(10_000_000, 100_000_000)}`,
      kind: 'member',
      group: 'trial',
      language: call.language,
      address: call.address,
      method: 'TRIAL',
      now,
      trialEndsAt: plus(now, LASTS_MS),
    });
    if (id === undefined) continue;
    await grantPlayMoney(call, id);
    const member = await findMember(sql, merchant.id, id);
    assert(member !== undefined, 'the trial account was just written');
    return member;
  }
  throw new Error('no free name for a trial account');
}

/** From the mint of the book of play money, which never meets the real one. */
async function grantPlayMoney(call: Call, member: Id<'member'>): Promise<void> {
  const { house, merchant, sql } = call;
  const [outcome] = await house.ledger.bookIn(sql, [
    {
      merchant: merchant.id,
      id: house.newId<'entry'>(),
      currency: currencyOf(merchant.currency),
      code: 'trial_grant',
      reference: member,
      legs: [
        {
          debit: worldAccount('trial', 'mint'),
          credit: mainAccount('trial', member),
          amount: GRANT,
        },
      ],
    },
  ]);
  assert(outcome?.status === 'booked', 'play money is granted');
}
