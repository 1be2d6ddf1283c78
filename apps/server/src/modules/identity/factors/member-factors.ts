// The operator's calls on a member's factors; removing the authenticator needs two operators.
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { HOUR_MS, ok, plus } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { findCredential, findMember, holdPayouts } from '../../members/index.ts';
import { noteAudit, registerApproval, requestApproval } from '../../operators/index.ts';
import { siteOf } from '../../settings/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { distrustDevices, forgetDevices, listKnownDevices } from '../devices/index.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  removeAuthenticator,
} from './store/authenticators.ts';
import { sendSecurityNotice } from '../contacts/index.ts';
import { deleteLoginTickets } from './store/login-tickets.ts';

type ReadRow = OperatorCalls['memberFactors'];
type ResetRow = OperatorCalls['memberAuthenticatorReset'];
type ForgetRow = OperatorCalls['memberDevicesForget'];

/** The factors that protect one member's account besides its password. */
export async function memberFactors(call: CallOf<ReadRow>): Promise<Answer<ReadRow>> {
  const { sql, merchant, now, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const totp = await findAuthenticator(sql, merchant.id, member.id);
  const credential = await findCredential(sql, merchant.id, member.id);
  const devices = await listKnownDevices(sql, merchant.id, member.id);
  const later = (at: typeof now | undefined) => (at !== undefined && at > now ? at : null);
  return ok({
    emailVerifiedAt: member.emailVerifiedAt ?? null,
    mobileVerifiedAt: member.mobileVerifiedAt ?? null,
    authenticatorSince: totp?.confirmedAt ?? null,
    authenticatorLockedUntil: later(totp?.lockedUntil),
    recoveryCodes: await countRecoveryCodes(sql, merchant.id, member.id),
    payoutHeldUntil: later(credential?.payoutHeldUntil),
    trustedDevices: devices.filter(({ trustedUntil }) => later(trustedUntil) !== null).length,
  });
}

/**
 * Removing the authenticator takes over the account's second step, so it needs two operators, ends
 * every session, notifies the member, and holds withdrawals.
 */
const authenticatorApproval = registerApproval({
  kind: 'identity.authenticator',
  right: 'members.edit',
  payload: z.object({ member: wireId('member'), username: z.string() }),
  describe: ({ username }) => ({
    EN: `Member ${username} loses the authenticator and its recovery codes, is logged out everywhere, and cannot withdraw for a while.`,
    CN: `会员 ${username} 的身份验证器及恢复码将被移除，所有设备退出登录，并暂停提款一段时间。`,
    ID: `Autentikator dan kode pemulihan anggota ${username} dihapus, semua sesi berakhir, dan penarikan ditunda sementara.`,
    TH: `สมาชิก ${username} จะถูกยกเลิกแอปยืนยันตัวตนและรหัสกู้คืน ออกจากระบบทุกอุปกรณ์ และพักการถอนชั่วคราว`,
    VI: `Hội viên ${username} mất ứng dụng xác thực và mã khôi phục, bị đăng xuất mọi nơi, và tạm thời không rút được tiền.`,
  }),
  execute: async (call, { member }) => {
    const { sql, merchant, app, now } = call;
    if (!(await removeAuthenticator(sql, merchant.id, member))) {
      return refuse('authenticator.missing');
    }
    await distrustDevices(sql, merchant.id, member);
    await deleteLoginTickets(sql, merchant.id, member);
    await endAllSessions(call, { member, reason: 'operator' });
    const { payoutHoldHours } = (await siteOf(app, merchant)).settings.verification;
    await holdPayouts(sql, merchant.id, { member, until: plus(now, payoutHoldHours * HOUR_MS) });
    await sendSecurityNotice(call, sql, { member, kind: 'authenticatorReset' });
    noteAudit(call, { target: `member:${member}`, after: { authenticator: null } });
    return ok(null);
  },
});

/** Requests the removal; it takes effect when another operator approves. */
export async function memberAuthenticatorReset(call: CallOf<ResetRow>): Promise<Answer<ResetRow>> {
  const { sql, merchant, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const totp = await findAuthenticator(sql, merchant.id, member.id);
  if (totp?.confirmedAt === undefined) return refuse('authenticator.missing');
  const approval = await requestApproval(call, authenticatorApproval, {
    payload: { member: member.id, username: member.username },
    subject: member.username,
    target: `member:${member.id}`,
    reason: input.reason,
  });
  return ok({ approval });
}

/** Makes every device of the member unknown again, and ends all sessions. */
export async function memberDevicesForget(call: CallOf<ForgetRow>): Promise<Answer<ForgetRow>> {
  const { sql, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const forgotten = await forgetDevices(sql, merchant.id, input.id);
  await endAllSessions(call, { member: input.id, reason: 'operator' });
  noteAudit(call, { target: `member:${input.id}`, after: { forgotten }, reason: input.reason });
  return ok({ forgotten });
}
