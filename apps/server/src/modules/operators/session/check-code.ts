import { refuse } from '@fairhouse/calls';
import { ok } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { stepOfCode } from '../../../platform/keys/totp.ts';
import { countLoginFailure, refuseLockedLogin } from './login-lock.ts';
import { sealContext } from './log-in.ts';
import { takeRecoveryCode, takeStep, type OperatorRow } from './store.ts';
import { hashToken, plainCode } from './token.ts';

/**
 * Checks the second factor of an operator whose row is locked: a code of the authenticator, each
 * valid once, or a recovery code. `enrolling` is the sealed secret of a new authenticator, which
 * this code proves.
 */
export async function checkCode(
  call: CallContext,
  operator: OperatorRow,
  code: string,
  enrolling: Uint8Array | null,
) {
  const locked = await refuseLockedLogin(call, operator.name);
  if (locked) return locked;
  const sealed = enrolling ?? operator.totp_sealed;
  const step =
    sealed === null
      ? undefined
      : stepOfCode(openSecret(call, operator, sealed), code.replaceAll(' ', ''), call.now);
  if (step !== undefined) {
    if (await takeStep(call.sql, operator.operator_id, step, enrolling)) return ok(null);
    await countLoginFailure(call, operator.name, 'code');
    return refuse('operator.code_used', { keep: true });
  }
  const hash = hashToken(plainCode(code));
  if (
    enrolling === null &&
    (await takeRecoveryCode(call.sql, operator.operator_id, hash, call.now))
  ) {
    return ok(null);
  }
  await countLoginFailure(call, operator.name, 'code');
  return refuse('operator.code_wrong', { keep: true });
}

function openSecret(call: CallContext, operator: OperatorRow, sealed: Uint8Array): string {
  return new TextDecoder().decode(call.app.keys.open(sealed, sealContext(operator)));
}
