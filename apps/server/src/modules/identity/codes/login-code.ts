// Calls that send a code to a mobile number. Whether the number belongs to a member or not, the
// answer and the work are the same (security.md W14).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { findMemberByMobile } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { requireHuman, type HumanProof } from '../human/index.ts';
import type { Scene } from './code.ts';
import { readMobile } from '../contacts/index.ts';
import { sendCode } from './send-code.ts';

type Sent = Awaited<ReturnType<typeof sendCode>>;

interface CodeRequest {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
  readonly geetest?: HumanProof | undefined;
}

/** Sends a login code to a member who has proven the number. */
export async function loginCode(
  call: CallOf<PlayerCalls['loginCode']>,
): Promise<Answer<PlayerCalls['loginCode']>> {
  return sendRequestedCode(call, 'login', call.input);
}

/** Sends a code for setting a new password. */
export async function forgotSms(
  call: CallOf<PlayerCalls['forgotSms']>,
): Promise<Answer<PlayerCalls['forgotSms']>> {
  return sendRequestedCode(call, 'reset', call.input);
}

/** Sends a code that proves the number of a registration, by username or by mobile. */
export async function registerSms(
  call: CallOf<PlayerCalls['registerSms']>,
): Promise<Answer<PlayerCalls['registerSms']>> {
  const { features, registerRules } = (await siteOf(call.app, call.merchant)).settings;
  const isApprovalPending =
    registerRules['verificationCode']?.enabled === true || features.mobileRegister;
  if (!isApprovalPending) return refuse('feature.off');
  const { mobileNum, mobileNo, ...rest } = call.input;
  return sendRequestedCode(call, 'register', { ...rest, mobileNum: mobileNum ?? mobileNo ?? '' });
}

async function sendRequestedCode(call: CallContext, scene: Scene, given: CodeRequest) {
  const site = await siteOf(call.app, call.merchant);
  // If Firebase sends the codes, this server sends none.
  if (site.settings.codes.channel !== 'sms') return refuse('feature.off');
  const number = readMobile(site, given);
  if (number === undefined) {
    return refuse('mobile.invalid', { fields: { mobileNum: 'mobile.invalid' } });
  }
  const humanRefusal = await requireHuman(call, 'sms', given.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  const { pool } = call.app;
  const owner = await findMemberByMobile(pool, call.merchant.id, number.e164);
  const wanted = {
    scene,
    channel: 'sms',
    to: number.e164,
    replacement: replacementFor(scene, owner),
  } as const;
  // The transaction is opened only now: the human check may wait on the network.
  return transaction<Sent>(pool, async (sql) => {
    const value = await sendCode({ ...call, sql }, wanted);
    return { commit: value.ok || value.problem.keep === true, value };
  });
}

/** A registration code goes only to an unused number, any other code only to a member. */
function replacementFor(
  scene: Scene,
  owner: Awaited<ReturnType<typeof findMemberByMobile>>,
): 'nothing' | 'taken' | undefined {
  if (scene === 'register') return owner === undefined ? undefined : 'taken';
  return owner === undefined ? 'nothing' : undefined;
}
