// The member's authenticator app: set up, confirmed by a code, turned off, recovery codes renewed.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../ground/call-context.ts';
import { makeTotpSecret, totpUri } from '../../../ground/totp.ts';
import { checkOwnPassword, lockCredential } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { revokeAllRemembered } from '../store/secrets.ts';
import { checkOwnCode, secretContext } from './check-own-code.ts';
import { renewCodes } from './recovery-codes.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
} from './store.ts';
import { tellOfSecurity } from './tell-of-security.ts';

type SetUpRow = PlayerCalls['authenticatorSetUp'];
type ConfirmRow = PlayerCalls['authenticatorConfirm'];
type RemoveRow = PlayerCalls['authenticatorRemove'];
type RenewRow = PlayerCalls['recoveryCodesRenew'];
type Own = CallContext & { readonly session: Session };

/** Makes a secret and shows it this once. It guards nothing until a code has confirmed it. */
export async function authenticatorSetUp(call: CallOf<SetUpRow>): Promise<Answer<SetUpRow>> {
  const { sql, merchant, house, session, now, input } = call;
  const proven = await provePassword(call, input.password);
  if (!proven.ok) return proven;
  const secret = makeTotpSecret();
  const sealed = house.keys.seal(new TextEncoder().encode(secret), secretContext(session.member));
  const row = { member: session.member, sealed, at: now };
  if (!(await beginAuthenticator(sql, merchant.id, row))) return refuse('authenticator.exists');
  const { brand } = (await siteOf(house, merchant)).settings;
  const uri = totpUri(secret, { issuer: brand.name, name: session.username });
  return ok({ secret, uri });
}

/**
 * Turns it on. Logins that browsers keep end: from now on a login asks for a code, too.
 */
export async function authenticatorConfirm(call: CallOf<ConfirmRow>): Promise<Answer<ConfirmRow>> {
  const { sql, merchant, session, now, input } = call;
  const { member } = session;
  const kept = await findAuthenticator(sql, merchant.id, member);
  if (kept?.confirmedAt !== undefined) return refuse('authenticator.exists');
  const given = { member, code: input.code, as: 'authenticator', confirming: true } as const;
  const checked = await checkOwnCode(call, sql, given);
  if (!checked.ok) return checked;
  await confirmAuthenticator(sql, merchant.id, { member, at: now });
  await revokeAllRemembered(sql, merchant.id, { member, at: now, reason: 'authenticator' });
  const recoveryCodes = await renewCodes(call, sql, member);
  await tellOfSecurity(call, sql, { member, what: 'authenticatorOn' });
  return ok({ recoveryCodes });
}

/** Turns it off, proven by a code and the password; the recovery codes go with it. */
export async function authenticatorRemove(call: CallOf<RemoveRow>): Promise<Answer<RemoveRow>> {
  const { sql, merchant, session, input } = call;
  const { member } = session;
  const proven = await provePassword(call, input.password);
  if (!proven.ok) return proven;
  const checked = await checkOwnCode(call, sql, { member, code: input.code, as: 'either' });
  if (!checked.ok) return checked;
  await removeAuthenticator(sql, merchant.id, member);
  await tellOfSecurity(call, sql, { member, what: 'authenticatorOff' });
  return ok(null);
}

/** New recovery codes, proven by the app itself. */
export async function recoveryCodesRenew(call: CallOf<RenewRow>): Promise<Answer<RenewRow>> {
  const { sql, session, input } = call;
  const given = { member: session.member, code: input.code, as: 'authenticator' } as const;
  const checked = await checkOwnCode(call, sql, given);
  if (!checked.ok) return checked;
  return ok({ recoveryCodes: await renewCodes(call, sql, session.member) });
}

async function provePassword(call: Own, password: string) {
  const credential = await lockCredential(call.sql, call.merchant.id, call.session.member);
  assert(credential !== undefined, 'a member has a credential');
  return checkOwnPassword(call, credential, password);
}
