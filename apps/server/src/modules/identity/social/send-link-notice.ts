// Notifies a member of a linked or unlinked provider, in case someone else did it.
import { fillText, type Id, type Language } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putInbox } from '../../messages/index.ts';
import { deviceName } from '../devices/index.ts';
import type { SocialProvider } from './social-provider.ts';

export type LinkChange = 'linked' | 'unlinked';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
  telegram: 'Telegram',
};

type Texts = Readonly<Record<Language, string>>;

const TITLES: Readonly<Record<LinkChange, Texts>> = {
  linked: {
    EN: 'You can now sign in with {provider}',
    CN: '您现在可以用 {provider} 登录',
    ID: 'Anda kini bisa masuk dengan {provider}',
    TH: 'ตอนนี้คุณเข้าสู่ระบบด้วย {provider} ได้แล้ว',
    VI: 'Giờ bạn có thể đăng nhập bằng {provider}',
  },
  unlinked: {
    EN: 'Signing in with {provider} was removed',
    CN: '已取消用 {provider} 登录',
    ID: 'Masuk dengan {provider} telah dihapus',
    TH: 'ยกเลิกการเข้าสู่ระบบด้วย {provider} แล้ว',
    VI: 'Đã gỡ đăng nhập bằng {provider}',
  },
};

const BODY: Texts = {
  EN: 'This was done on {device}, address {address}. If it was not you, change your password and look at your linked sign-ins and open sessions in the security centre.',
  CN: '操作设备：{device}，地址：{address}。若非本人操作，请修改密码，并在安全中心检查绑定的登录方式与已登录的设备。',
  ID: 'Ini dilakukan di {device}, alamat {address}. Jika bukan Anda, ganti kata sandi dan periksa cara masuk yang terhubung serta sesi yang terbuka di pusat keamanan.',
  TH: 'ทำรายการนี้บน {device} ที่อยู่ {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและตรวจสอบการเข้าสู่ระบบที่เชื่อมไว้กับเซสชันที่เปิดอยู่ในศูนย์ความปลอดภัย',
  VI: 'Việc này được thực hiện trên {device}, địa chỉ {address}. Nếu không phải bạn, hãy đổi mật khẩu và xem các cách đăng nhập đã liên kết cùng các phiên đang mở trong trung tâm bảo mật.',
};

/** Writes to the member's inbox in the caller's transaction, and signals the page after it. */
export async function sendLinkNotice(
  call: CallContext,
  sql: Sql,
  notice: { member: Id<'member'>; provider: SocialProvider; change: LinkChange },
): Promise<void> {
  const { app, merchant, address, userAgent } = call;
  const { member, provider, change } = notice;
  const values = { provider: PROVIDER_NAMES[provider], device: deviceName(userAgent), address };
  const fill = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, fillText(text, values)]),
    ) as Texts;
  const message = { merchant, member, titles: fill(TITLES[change]), bodies: fill(BODY) };
  await putInbox(sql, app, message);
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
}
