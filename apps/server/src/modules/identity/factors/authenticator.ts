// The member's authenticator app: setup, confirmation by a code, removal, and new recovery codes.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { makeTotpSecret, totpUri } from '../../../platform/keys/totp.ts';
import { checkOwnPassword, lockCredential } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { revokeAllRemembered } from '../sessions/index.ts';
import { checkOwnCode, secretContext } from './check-own-code.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
} from './store/authenticators.ts';
import { sendSecurityNotice } from '../contacts/index.ts';

type SetUpRow = PlayerCalls['authenticatorSetUp'];
type ConfirmRow = PlayerCalls['authenticatorConfirm'];
type RemoveRow = PlayerCalls['authenticatorRemove'];
type RenewRow = PlayerCalls['recoveryCodesRenew'];
type MemberCall = CallContext & { readonly session: Session };

/** Creates a secret and returns it once. It has no effect until a code has confirmed it. */
export async function authenticatorSetUp(call: CallOf<SetUpRow>): Promise<Answer<SetUpRow>> {
  const { sql, merchant, app, session, now, input } = call;
  const proven = await provePassword(call, input.password);
  if (!proven.ok) return proven;
  const secret = makeTotpSecret();
  const sealed = app.keys.seal(new TextEncoder().encode(secret), secretContext(session.member));
  const row = { member: session.member, sealed, at: now };
  if (!(await beginAuthenticator(sql, merchant.id, row))) return refuse('authenticator.exists');
  const { brand } = (await siteOf(app, merchant)).settings;
  const uri = totpUri(secret, { issuer: brand.name, name: session.username });
  return ok({ secret, uri });
}

/** Enables the authenticator. Remembered logins end, because every login now needs a code. */
export async function authenticatorConfirm(call: CallOf<ConfirmRow>): Promise<Answer<ConfirmRow>> {
  const { sql, merchant, session, now, input } = call;
  const { member } = session;
  const authenticator = await findAuthenticator(sql, merchant.id, member);
  if (authenticator?.confirmedAt !== undefined) return refuse('authenticator.exists');
  const given = { member, code: input.code, as: 'authenticator', confirming: true } as const;
  const checked = await checkOwnCode(call, sql, given);
  if (!checked.ok) return checked;
  await confirmAuthenticator(sql, merchant.id, { member, at: now });
  await revokeAllRemembered(sql, merchant.id, { member, at: now, reason: 'authenticator' });
  const recoveryCodes = await renewRecoveryCodes(call, sql, member);
  await sendSecurityNotice(call, sql, { member, kind: 'authenticatorOn' });
  return ok({ recoveryCodes });
}

/**
 * Disables the authenticator, with a code and the password as proof, and deletes its recovery
 * codes.
 */
export async function authenticatorRemove(call: CallOf<RemoveRow>): Promise<Answer<RemoveRow>> {
  const { sql, merchant, session, input } = call;
  const { member } = session;
  const proven = await provePassword(call, input.password);
  if (!proven.ok) return proven;
  const checked = await checkOwnCode(call, sql, { member, code: input.code, as: 'either' });
  if (!checked.ok) return checked;
  await removeAuthenticator(sql, merchant.id, member);
  await sendSecurityNotice(call, sql, { member, kind: 'authenticatorOff' });
  return ok(null);
}

/** Issues new recovery codes, with a code of the app as proof. */
export async function recoveryCodesRenew(call: CallOf<RenewRow>): Promise<Answer<RenewRow>> {
  const { sql, session, input } = call;
  const given = { member: session.member, code: input.code, as: 'authenticator' } as const;
  const checked = await checkOwnCode(call, sql, given);
  if (!checked.ok) return checked;
  return ok({ recoveryCodes: await renewRecoveryCodes(call, sql, session.member) });
}

async function provePassword(call: MemberCall, password: string) {
  const credential = await lockCredential(call.sql, call.merchant.id, call.session.member);
  assert(credential !== undefined, 'a member has a credential');
  return checkOwnPassword(call, credential, password);
}
