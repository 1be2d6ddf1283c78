// What an operator sees of a member's factors, and takes away: the app only with a second person.
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { HOUR_MS, ok, plus } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import { findCredential, findMember, holdPayouts } from '../../members/index.ts';
import { noteAudit, registerApproval, requestApproval } from '../../operators/index.ts';
import { siteOf } from '../../settings/index.ts';
import { endAllSessions } from '../end-sessions.ts';
import { distrustDevices, forgetDevices, listKnownDevices } from './device-store.ts';
import { countRecoveryCodes, findAuthenticator, removeAuthenticator } from './store.ts';
import { tellOfSecurity } from './tell-of-security.ts';
import { deleteLoginTickets } from './ticket-store.ts';

type ReadRow = OperatorCalls['memberFactors'];
type ResetRow = OperatorCalls['memberAuthenticatorReset'];
type ForgetRow = OperatorCalls['memberDevicesForget'];

/** What protects the account of one member beside its password. */
export async function memberFactors(call: CallOf<ReadRow>): Promise<Answer<ReadRow>> {
  const { sql, merchant, now, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const app = await findAuthenticator(sql, merchant.id, member.id);
  const credential = await findCredential(sql, merchant.id, member.id);
  const devices = await listKnownDevices(sql, merchant.id, member.id);
  const later = (at: typeof now | undefined) => (at !== undefined && at > now ? at : null);
  return ok({
    emailVerifiedAt: member.emailVerifiedAt ?? null,
    mobileVerifiedAt: member.mobileVerifiedAt ?? null,
    authenticatorSince: app?.confirmedAt ?? null,
    authenticatorLockedUntil: later(app?.lockedUntil),
    recoveryCodes: await countRecoveryCodes(sql, merchant.id, member.id),
    payoutHeldUntil: later(credential?.payoutHeldUntil),
    trustedDevices: devices.filter(({ trustedUntil }) => later(trustedUntil) !== null).length,
  });
}

/**
 * Whoever may talk a service into this owns the account's second step; so it takes two operators,
 * ends every session, tells the member, and lets withdrawals rest.
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
    const { sql, merchant, house, now } = call;
    if (!(await removeAuthenticator(sql, merchant.id, member))) {
      return refuse('authenticator.missing');
    }
    await distrustDevices(sql, merchant.id, member);
    await deleteLoginTickets(sql, merchant.id, member);
    await endAllSessions(call, { member, reason: 'operator' });
    const { payoutHoldHours } = (await siteOf(house, merchant)).settings.verification;
    await holdPayouts(sql, merchant.id, { member, until: plus(now, payoutHoldHours * HOUR_MS) });
    await tellOfSecurity(call, sql, { member, what: 'authenticatorReset' });
    noteAudit(call, { target: `member:${member}`, after: { authenticator: null } });
    return ok(null);
  },
});

/** Asks for it; nothing happens before another operator agrees. */
export async function memberAuthenticatorReset(call: CallOf<ResetRow>): Promise<Answer<ResetRow>> {
  const { sql, merchant, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  const app = await findAuthenticator(sql, merchant.id, member.id);
  if (app?.confirmedAt === undefined) return refuse('authenticator.missing');
  const approval = await requestApproval(call, authenticatorApproval, {
    payload: { member: member.id, username: member.username },
    target: `member:${member.id}`,
    reason: input.reason,
  });
  return ok({ approval });
}

/** Every device of the member is a new one again, and no session goes on. */
export async function memberDevicesForget(call: CallOf<ForgetRow>): Promise<Answer<ForgetRow>> {
  const { sql, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const forgotten = await forgetDevices(sql, merchant.id, input.id);
  await endAllSessions(call, { member: input.id, reason: 'operator' });
  noteAudit(call, { target: `member:${input.id}`, after: { forgotten }, reason: input.reason });
  return ok({ forgotten });
}
