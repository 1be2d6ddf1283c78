import { refuse } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { CallOf } from '../../../platform/call-context.ts';
import { isCaptchaRight } from './captcha.ts';
import { needsCaptcha, settleAttempt, type LoginAttempt } from '../attempts/index.ts';

type Call = CallOf<PlayerCalls['login']>;

/**
 * Requires a captcha once failures have reached the threshold; returns the refusal if it is missing
 * or wrong.
 */
export async function requireCaptchaAfterFailures(call: Call, loginAttempt: LoginAttempt) {
  return needsCaptcha(loginAttempt.counts) ? requireCaptcha(call, loginAttempt) : undefined;
}

/** Requires a captcha regardless of failures; returns the refusal if it is missing or wrong. */
export async function requireCaptcha(call: Call, loginAttempt: LoginAttempt) {
  if (call.input.captcha !== undefined && (await isCaptchaRight(call, call.input))) {
    return undefined;
  }
  await settleAttempt(call, loginAttempt, { outcome: 'captcha' });
  const code = call.input.captcha === undefined ? 'login.captcha.required' : 'captcha.wrong';
  return refuse(code, { value: { captcha: true } });
}
