// The welcome message of a new member: in the inbox, and by mail if an address was given.
import { fillText, type Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putInbox, putOutbox } from '../../messages/index.ts';
import { siteOf } from '../../settings/index.ts';

const TITLES = {
  EN: 'Welcome to {brand}',
  CN: '欢迎来到 {brand}',
  ID: 'Selamat datang di {brand}',
  TH: 'ยินดีต้อนรับสู่ {brand}',
  VI: 'Chào mừng đến với {brand}',
} as const;

const BODIES = {
  EN: 'Hello {name}, your account is open. Set a payment password before your first withdrawal, and check any draw on the Verify page.',
  CN: '{name}，您好！您的账号已开通。首次提款前请先设置支付密码；任何一期开奖都可在“验证”页核对。',
  ID: 'Halo {name}, akun Anda sudah aktif. Buat kata sandi pembayaran sebelum penarikan pertama, dan periksa undian apa pun di halaman Verifikasi.',
  TH: 'สวัสดี {name} บัญชีของคุณเปิดใช้งานแล้ว โปรดตั้งรหัสผ่านการชำระเงินก่อนถอนครั้งแรก และตรวจสอบทุกงวดได้ที่หน้าตรวจสอบ',
  VI: 'Xin chào {name}, tài khoản của bạn đã mở. Hãy đặt mật khẩu thanh toán trước lần rút đầu tiên, và kiểm tra mọi kỳ quay ở trang Kiểm chứng.',
} as const;

/** Writes both in the transaction that creates the member. */
export async function welcome(
  call: Pick<CallContext, 'app' | 'merchant' | 'language'>,
  sql: Sql,
  member: { readonly id: Id<'member'>; readonly username: string; readonly email: string },
): Promise<void> {
  const { app, merchant, language } = call;
  const { brand } = (await siteOf(app, merchant)).settings;
  const fill = (text: string): string =>
    fillText(text, { brand: brand.name, name: member.username });
  const titles = mapTexts(TITLES, fill);
  const bodies = mapTexts(BODIES, fill);
  await putInbox(sql, app, { merchant, member: member.id, titles, bodies });
  if (member.email === '') return;
  await putOutbox(sql, app, {
    merchant,
    kind: 'mail',
    to: member.email,
    subject: fill(TITLES[language]),
    text: fill(BODIES[language]),
    purpose: 'welcome',
  });
}

function mapTexts(texts: Readonly<Record<string, string>>, fill: (text: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));
}
