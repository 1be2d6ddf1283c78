import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, assert, DAY_MS, HOUR_MS, ok, plus, type Id } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import { currencyOf, mainAccount, worldAccount } from '../../../accounts.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { createMember, findMember, findMembers, mayDo, type Member } from '../../members/index.ts';
import { refuseTrial } from '../../protection/index.ts';
import { createSession } from '../sessions/index.ts';
import { isOverNetworkLimit, insertAttempt, makeAttempt } from '../attempts/index.ts';
import { deviceHashOf, listMembersOfDevice } from '../devices/index.ts';

type Row = PlayerCalls['freePlay'];
type Call = CallOf<Row>;

/**
 * Play money of a new trial account, in ten-thousandths of the merchant's currency (decisions.md
 * 15).
 */
const GRANT = amount(20_000_000n);
const VALID_MS = 72 * HOUR_MS;
const NETWORK_LIMIT = { count: 5, withinMs: DAY_MS };
const NAME_TRIES = 5;

/**
 * Opens a trial account, or logs in to the browser's existing one. The server chooses names and
 * ids.
 */
export async function freePlay(call: Call): Promise<Answer<Row>> {
  const { merchant, sql } = call;
  const paused = await refuseTrial(sql, merchant, await listMembersOfBrowser(call), call.now);
  if (paused !== undefined) return paused;
  const ownTrial = await findOwnTrial(call);
  if (ownTrial === undefined && (await isOverNetworkLimit(call, 'trial', NETWORK_LIMIT))) {
    return refuse('trial.too_many');
  }
  const member = ownTrial ?? (await openTrial(call));
  const { value } = await createSession(call, sql, member, { method: 'trial' });
  if (ownTrial === undefined) {
    const usernameKey = member.username;
    const attempt = { usernameKey, method: 'trial', outcome: 'ok', member: member.id } as const;
    await insertAttempt(sql, merchant.id, makeAttempt(call, attempt));
  }
  return ok(value);
}

/** Members that have logged in with this browser. */
async function listMembersOfBrowser({
  sql,
  merchant,
  cookies,
}: Call): Promise<readonly Id<'member'>[]> {
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
  const { app, merchant, sql, now } = call;
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const id = await createMember(sql, app, merchant, {
      username: `guest${randomInt(10_000_000, 100_000_000)}`,
      kind: 'member',
      group: 'trial',
      language: call.language,
      address: call.address,
      method: 'TRIAL',
      now,
      trialEndsAt: plus(now, VALID_MS),
    });
    if (id === undefined) continue;
    await grantPlayMoney(call, id);
    const member = await findMember(sql, merchant.id, id);
    assert(member !== undefined, 'the trial account was just written');
    return member;
  }
  throw new Error('no free name for a trial account');
}

/** Credits play money from the mint of the trial book, which is separate from the real one. */
async function grantPlayMoney(call: Call, member: Id<'member'>): Promise<void> {
  const { app, merchant, sql } = call;
  const [outcome] = await app.ledger.bookInTransaction(sql, [
    {
      merchant: merchant.id,
      id: app.newId<'entry'>(),
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
