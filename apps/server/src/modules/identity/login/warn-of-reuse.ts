import { fillText } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Member } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import { deviceName } from '../devices/index.ts';

const TITLES = {
  EN: 'A saved login was used twice',
  CN: '保存的登录信息被重复使用',
  ID: 'Info masuk tersimpan dipakai dua kali',
  TH: 'ข้อมูลเข้าสู่ระบบที่บันทึกไว้ถูกใช้ซ้ำ',
  VI: 'Thông tin đăng nhập đã lưu bị dùng hai lần',
};

const BODIES = {
  EN: 'A copy of a login saved in your browser came from {device}, address {address}. We have revoked it. If this was not you, change your password and look at your open sessions.',
  CN: '您浏览器中保存的登录信息副本出现在 {device}，地址 {address}。我们已将其作废。若非本人操作，请修改密码并检查已登录的设备。',
  ID: 'Salinan info masuk yang tersimpan di peramban Anda datang dari {device}, alamat {address}. Kami sudah mencabutnya. Jika bukan Anda, ganti kata sandi dan periksa sesi yang terbuka.',
  TH: 'มีการใช้สำเนาข้อมูลเข้าสู่ระบบที่บันทึกในเบราว์เซอร์ของคุณจาก {device} ที่อยู่ {address} เราได้ยกเลิกแล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและตรวจสอบเซสชันที่เปิดอยู่',
  VI: 'Một bản sao thông tin đăng nhập lưu trong trình duyệt của bạn được dùng từ {device}, địa chỉ {address}. Chúng tôi đã thu hồi. Nếu không phải bạn, hãy đổi mật khẩu và xem các phiên đang mở.',
};

/** Warns a member that its remembered login was used from two browsers. */
export async function warnOfReuse(call: CallContext, member: Member): Promise<void> {
  const { app, merchant, sql, address, userAgent } = call;
  const fill = (text: string): string => fillText(text, { device: deviceName(userAgent), address });
  const bodies = {
    EN: fill(BODIES.EN),
    CN: fill(BODIES.CN),
    ID: fill(BODIES.ID),
    TH: fill(BODIES.TH),
    VI: fill(BODIES.VI),
  };
  await putInbox(sql, app, { merchant, member: member.id, titles: TITLES, bodies });
  call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member: member.id }));
}
