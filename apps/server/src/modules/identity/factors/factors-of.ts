import type { FactorKind } from '@fairhouse/calls/player';
import type { Merchant } from '../../../ground/house.ts';
import type { Sql } from '../../../ground/sql.ts';
import { maskEmail, maskNumber, type Member } from '../../members/index.ts';
import type { Setting } from '../../settings/index.ts';
import { countRecoveryCodes, findAuthenticator } from './store.ts';

export interface Factor {
  readonly kind: FactorKind;
  /** Enough of the number or address to recognise it; empty where there is none to show. */
  readonly masked: string;
}

/**
 * What a member can confirm a login with. With an authenticator it is that or a recovery code, and
 * nothing weaker; else the addresses that were verified, the bank account's name beside them.
 */
export async function factorsOf(
  sql: Sql,
  merchant: Merchant,
  member: Member,
  { bankName }: Pick<Setting<'verification'>, 'bankName'>,
): Promise<Factor[]> {
  const kept = await findAuthenticator(sql, merchant.id, member.id);
  if (kept?.confirmedAt !== undefined) {
    const left = await countRecoveryCodes(sql, merchant.id, member.id);
    const app: Factor = { kind: 'authenticator', masked: '' };
    return left === 0 ? [app] : [app, { kind: 'recovery', masked: '' }];
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
