import { refuse } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallOf } from '../../ground/call-context.ts';
import { isCaptchaRight } from './make-captcha.ts';
import { needsCaptcha, settleAttempt, type Begun } from './throttle.ts';

type Call = CallOf<PlayerCalls['login']>;

/**
 * The refusal of a login that must bring a captcha after failures and brings none or a wrong one.
 */
export async function askForCaptcha(call: Call, begun: Begun) {
  return needsCaptcha(begun.counts) ? takeCaptcha(call, begun) : undefined;
}

/** The refusal of a login that brings no right captcha, whatever came before. */
export async function takeCaptcha(call: Call, begun: Begun) {
  if (call.input.captcha !== undefined && (await isCaptchaRight(call, call.input))) {
    return undefined;
  }
  await settleAttempt(call, begun, { outcome: 'captcha' });
  const code = call.input.captcha === undefined ? 'login.captcha.required' : 'captcha.wrong';
  return refuse(code, { value: { captcha: true } });
}
