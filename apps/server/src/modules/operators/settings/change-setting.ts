// Settings that decide who may play, whom members talk to and how they are kept safe need two
// people.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import { checkSetting, readSite, writeSetting } from '../../settings/index.ts';
import { registerApproval, type Words } from '../approvals/approval.ts';
import { requestApproval } from '../approvals/request-approval.ts';

type Row = OperatorCalls['settingChange'];

const GUARDED: Readonly<Record<string, Words>> = {
  regions: {
    EN: 'from where the site may be used',
    CN: '允许访问网站的地区',
    ID: 'dari mana situs boleh digunakan',
    TH: 'พื้นที่ที่ใช้เว็บไซต์ได้',
    VI: 'nơi được phép dùng trang',
  },
  customerService: {
    EN: 'where the links to customer service lead',
    CN: '客服链接的去向',
    ID: 'tujuan tautan layanan pelanggan',
    TH: 'ปลายทางของลิงก์บริการลูกค้า',
    VI: 'nơi các liên kết hỗ trợ dẫn đến',
  },
  senders: {
    EN: 'by whom SMS and mail, with codes in them, are sent',
    CN: '发送短信和邮件（含验证码）的通道',
    ID: 'siapa yang mengirim SMS dan surel berisi kode',
    TH: 'ช่องทางส่ง SMS และอีเมลที่มีรหัส',
    VI: 'kênh gửi SMS và thư có chứa mã',
  },
  passwordRules: {
    EN: 'the rules for members’ passwords',
    CN: '会员密码规则',
    ID: 'aturan kata sandi anggota',
    TH: 'กฎรหัสผ่านของสมาชิก',
    VI: 'quy tắc mật khẩu của thành viên',
  },
  // Whoever says where a provider stands could vouch for any member who is linked.
  social: {
    EN: 'who may vouch for members that sign in',
    CN: '第三方登录的提供方',
    ID: 'siapa yang boleh menjamin anggota yang masuk',
    TH: 'ผู้ให้บริการที่ยืนยันตัวสมาชิกเมื่อเข้าสู่ระบบ',
    VI: 'bên được phép xác nhận thành viên khi đăng nhập',
  },
};

const settingApproval = registerApproval({
  kind: 'settings.change',
  right: 'settings.edit',
  payload: z.object({ name: z.string(), value: z.unknown(), version: z.number().int() }),
  describe: ({ name, value }) => wordsOf(name, JSON.stringify(value)),
  execute: (call, { name, value, version }) => writeSetting(call, { name, value, version }),
});

function wordsOf(name: string, value: string): Words {
  const what = GUARDED[name];
  return {
    EN: `Changes ${what?.EN ?? name} to: ${value}`,
    CN: `将${what?.CN ?? name}改为：${value}`,
    ID: `Mengubah ${what?.ID ?? name} menjadi: ${value}`,
    TH: `เปลี่ยน${what?.TH ?? name}เป็น: ${value}`,
    VI: `Đổi ${what?.VI ?? name} thành: ${value}`,
  };
}

/** Writes a setting at once, or asks a second person when it is one that matters. */
export async function changeSetting(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, value, version, reason } = call.input;
  if (!Object.hasOwn(GUARDED, name)) {
    const done = await writeSetting(call, { name, value, version });
    return done.ok ? ok({ version: done.value.version, approvalId: null }) : done;
  }
  const checked = checkSetting(name, value);
  if (!checked.ok) return checked;
  const site = await readSite(call.sql, call.merchant);
  if ((site.versions[name] ?? 0) !== version) return refuse('setting.changed');
  const approvalId = await requestApproval(call, settingApproval, {
    payload: { name, value: checked.value, version },
    target: `setting:${name}`,
    reason,
  });
  return ok({ version, approvalId });
}
