// Opening an account by hand. Its password is a code for one login: the agent never has a lasting
// password of somebody else (security.md W3).
import { refuse, type Answer, type FieldRefusal } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { fieldFault, readDate } from '@fairhouse/rules/fields';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { businessDay } from '../../../platform/business-day.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { fieldRefusal, isReservedName } from '../../identity/index.ts';
import {
  createCredential,
  createMember,
  hashPassword,
  isHashingBusy,
  usernameKey,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { readPermissions, saveAccount } from '../accounts/index.ts';
import { admitOpening, writeOpening } from './admit-opening.ts';
import { openingRefusal } from './opening-refusal.ts';

type Row = PlayerCalls['agentOpen'];

const ACTIVATION_MS = 3 * DAY_MS;
const NOT_ALLOWED_YET = 1;

/** Opens an account below the caller, with a code for its first login. */
export async function openAccount(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, sql, input, session, now } = call;
  const fields = await findFaults(call);
  if (fields !== undefined) return refuse('request.invalid', { fields });
  if (isHashingBusy()) return refuse('rate.limited', { retryAfterSeconds: NOT_ALLOWED_YET });
  const code = randomBytes(12).toString('base64url');
  const loginHash = await hashPassword(app, code);
  const { kind, group, rates, remark } = input;
  const admitted = await admitOpening(call, { agent: session.member, group, rates, clamps: false });
  if (!admitted.ok) {
    const { problem } = admitted;
    return problem.code === 'AGENT' ? refuse('agent.frozen') : openingRefusal(problem, group);
  }
  const admission = admitted.value;
  const permissions = await readPermissions(call, admission.agent);
  const mayOpen = kind === 'agent' ? permissions.opensAgents : permissions.opensMembers;
  if (!mayOpen) return refuse('agent.not_permitted');
  if (await isReserved(call)) return taken();
  const member = await createMember(sql, app, merchant, {
    username: input.username,
    kind,
    group: admission.agent.group,
    upline: admission.agent,
    language: call.language,
    birthday: readDate(input.birthday),
    address: call.address,
    method: call.device,
    now,
  });
  if (member === undefined) return taken();
  const activationEndsAt = plus(now, ACTIVATION_MS);
  await createCredential(sql, merchant.id, {
    member,
    loginHash,
    paymentHash: undefined,
    at: now,
    mustChange: true,
    activationEndsAt,
  });
  await writeOpening(call, { member, kind, admission, cause: 'opened' });
  if (remark !== '') {
    await saveAccount(sql, merchant.id, { member, standard: admission.group, remark });
  }
  const username = input.username.trim();
  return ok({ id: member, username, activationCode: code, activationEndsAt });
}

const taken = () => refuse('username.taken', { fields: { username: 'username.taken' } });

/** The faults of name and birthday by the site's own rules; a minor is nobody's downline. */
async function findFaults({ app, merchant, input, now }: CallOf<Row>) {
  const { settings } = await siteOf(app, merchant);
  const faults: Record<string, FieldRefusal> = {};
  for (const name of ['username', 'birthday'] as const) {
    const rule = settings.registerRules[name];
    if (name === 'birthday' && rule?.enabled !== true) continue;
    const fault = fieldFault({
      name,
      rule,
      required: name === 'username' || rule?.required === true,
      values: { [name]: input[name] },
      today: businessDay(merchant, now),
      age: settings.brand.minimumAge,
    });
    if (fault !== undefined) faults[name] = fieldRefusal(fault);
  }
  return Object.keys(faults).length === 0 ? undefined : faults;
}

async function isReserved({ app, merchant, input }: CallOf<Row>): Promise<boolean> {
  const { brand } = (await siteOf(app, merchant)).settings;
  return isReservedName(usernameKey(input.username), brand.name);
}
