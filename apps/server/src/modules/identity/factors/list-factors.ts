import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { maskEmail, maskNumber, type Member } from '../../members/index.ts';
import type { Setting } from '../../settings/index.ts';
import type { FactorKind } from '../attempts/index.ts';
import { countRecoveryCodes, findAuthenticator } from './store/authenticators.ts';

export interface Factor {
  readonly kind: FactorKind;
  /** The masked number or address; empty if there is none to show. */
  readonly masked: string;
}

/**
 * The factors with which a member can confirm a login. With an authenticator only that or a
 * recovery code, nothing weaker; otherwise the verified contacts, plus the bank account's name.
 */
export async function listFactors(
  sql: Sql,
  merchant: Merchant,
  member: Member,
  { bankName }: Pick<Setting<'verification'>, 'bankName'>,
): Promise<Factor[]> {
  const authenticator = await findAuthenticator(sql, merchant.id, member.id);
  if (authenticator?.confirmedAt !== undefined) {
    const left = await countRecoveryCodes(sql, merchant.id, member.id);
    const totp: Factor = { kind: 'authenticator', masked: '' };
    return left === 0 ? [totp] : [totp, { kind: 'recovery', masked: '' }];
  }
  const factors: Factor[] = [];
  if (member.mobile !== '' && member.mobileVerifiedAt !== undefined) {
    factors.push({ kind: 'mobile', masked: maskNumber(member.mobile) });
  }
  if (member.email !== '' && member.emailVerifiedAt !== undefined) {
    factors.push({ kind: 'email', masked: maskEmail(member.email) });
  }
  if (factors.length > 0 && bankName && member.realName !== '') {
    factors.push({ kind: 'bankName', masked: '' });
  }
  return factors;
}
