// The calls that have a code sent to a mobile number. Whether anybody has the number, the answer
// is the same after the same work (security.md W14).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallContext, CallOf } from '../../../ground/call-context.ts';
import { transaction } from '../../../ground/sql.ts';
import { findMemberByMobile } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { requireHuman, type HumanProof } from '../human/human.ts';
import type { Scene } from './code.ts';
import { readMobile } from './mobile-number.ts';
import { sendCode } from './send-code.ts';

type Sent = Awaited<ReturnType<typeof sendCode>>;

interface Given {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
  readonly geetest?: HumanProof | undefined;
}

/** A code to log in with, for a member who has proven the number. */
export async function loginCode(
  call: CallOf<PlayerCalls['loginCode']>,
): Promise<Answer<PlayerCalls['loginCode']>> {
  return ask(call, 'login', call.input);
}

/** A code to set a new password with. */
export async function forgotSms(
  call: CallOf<PlayerCalls['forgotSms']>,
): Promise<Answer<PlayerCalls['forgotSms']>> {
  return ask(call, 'reset', call.input);
}

/** A code that proves the number of a registration, by username or by mobile. */
export async function registerSms(
  call: CallOf<PlayerCalls['registerSms']>,
): Promise<Answer<PlayerCalls['registerSms']>> {
  const { features, registerRules } = (await siteOf(call.house, call.merchant)).settings;
  const isAsked = registerRules['verificationCode']?.enabled === true || features.mobileRegister;
  if (!isAsked) return refuse('feature.off');
  const { mobileNum, mobileNo, ...rest } = call.input;
  return ask(call, 'register', { ...rest, mobileNum: mobileNum ?? mobileNo ?? '' });
}

async function ask(call: CallContext, scene: Scene, given: Given) {
  const site = await siteOf(call.house, call.merchant);
  // Where Firebase sends the codes, none is ours to send.
  if (site.settings.codes.channel !== 'sms') return refuse('feature.off');
  const number = readMobile(site, given);
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { mobileNum: 'mobile.invalid' } });
  }
  const inhuman = await requireHuman(call, 'sms', given.geetest);
  if (inhuman !== undefined) return inhuman;
  const { pool } = call.house;
  const owner = await findMemberByMobile(pool, call.merchant.id, number.e164);
  const wanted = {
    scene,
    channel: 'sms',
    to: number.e164,
    instead: insteadOf(scene, owner),
  } as const;
  // Opened only now: whoever proves to be a person may have taken a while, over the network.
  return transaction<Sent>(pool, async (sql) => {
    const value = await sendCode({ ...call, sql }, wanted);
    return { commit: value.ok || value.problem.keep === true, value };
  });
}

/** A newcomer's code goes only to a number that nobody has, any other only to a member. */
function insteadOf(
  scene: Scene,
  owner: Awaited<ReturnType<typeof findMemberByMobile>>,
): 'nothing' | 'taken' | undefined {
  if (scene === 'register') return owner === undefined ? undefined : 'taken';
  return owner === undefined ? 'nothing' : undefined;
}
