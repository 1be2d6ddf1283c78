// Notices to a member about the decision on its identity documents.
import type { Id, Language } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { putInbox } from '../messages/index.ts';
import type { Verdict } from './store.ts';

type Texts = Readonly<Record<Language, string>>;

const PASSED: Texts = {
  EN: 'Your identity is confirmed',
  CN: '您的身份已核实',
  ID: 'Identitas Anda terkonfirmasi',
  TH: 'ยืนยันตัวตนของคุณแล้ว',
  VI: 'Danh tính của bạn đã được xác nhận',
};

const REFUSED: Texts = {
  EN: 'Your papers were not accepted',
  CN: '您的证件未通过审核',
  ID: 'Dokumen Anda tidak diterima',
  TH: 'เอกสารของคุณไม่ผ่านการตรวจ',
  VI: 'Giấy tờ của bạn không được chấp nhận',
};

const BODIES: Readonly<Record<Verdict, Texts>> = {
  pass: {
    EN: 'Thank you. Withdrawals of any size are open to you.',
    CN: '感谢您的配合，提款不再受身份核实限制。',
    ID: 'Terima kasih. Penarikan berapa pun kini terbuka untuk Anda.',
    TH: 'ขอบคุณ ตอนนี้คุณถอนเงินได้ทุกจำนวน',
    VI: 'Cảm ơn bạn. Bạn có thể rút mọi số tiền.',
  },
  unreadable: {
    EN: 'The pictures cannot be read. Please take them again in good light, with all four corners.',
    CN: '照片无法辨认，请在光线充足处重新拍摄，并露出证件四角。',
    ID: 'Gambar tidak terbaca. Foto ulang di tempat terang, dengan keempat sudut terlihat.',
    TH: 'อ่านรูปไม่ได้ โปรดถ่ายใหม่ในที่สว่างให้เห็นครบทั้งสี่มุม',
    VI: 'Ảnh không đọc được. Vui lòng chụp lại ở nơi đủ sáng, thấy rõ cả bốn góc.',
  },
  mismatch: {
    EN: 'What was typed is not what stands on the paper.',
    CN: '填写内容与证件信息不一致。',
    ID: 'Yang diketik tidak sama dengan yang tertulis di dokumen.',
    TH: 'ข้อมูลที่กรอกไม่ตรงกับเอกสาร',
    VI: 'Thông tin đã nhập không khớp với giấy tờ.',
  },
  expired: {
    EN: 'The paper is no longer valid. Please send one that is.',
    CN: '证件已过期，请提交有效证件。',
    ID: 'Dokumen sudah tidak berlaku. Kirim yang masih berlaku.',
    TH: 'เอกสารหมดอายุแล้ว โปรดส่งเอกสารที่ยังใช้ได้',
    VI: 'Giấy tờ đã hết hạn. Vui lòng gửi giấy tờ còn hiệu lực.',
  },
  forged: {
    EN: 'We could not confirm that the paper is genuine. Please contact the customer service.',
    CN: '无法确认证件真伪，请联系客服。',
    ID: 'Kami tidak dapat memastikan keaslian dokumen. Hubungi layanan pelanggan.',
    TH: 'ไม่สามารถยืนยันว่าเป็นเอกสารจริง โปรดติดต่อฝ่ายบริการลูกค้า',
    VI: 'Không xác nhận được giấy tờ là thật. Vui lòng liên hệ chăm sóc khách hàng.',
  },
  underage: {
    EN: 'You are not old enough to play here. Betting and deposits are closed; the customer service pays your balance out.',
    CN: '您未达到法定年龄，投注与存款已关闭，客服将为您退还余额。',
    ID: 'Anda belum cukup umur. Taruhan dan setoran ditutup; layanan pelanggan akan membayarkan saldo Anda.',
    TH: 'คุณอายุไม่ถึงเกณฑ์ ปิดการเดิมพันและฝากเงินแล้ว ฝ่ายบริการจะคืนยอดคงเหลือให้',
    VI: 'Bạn chưa đủ tuổi. Đặt cược và nạp tiền đã đóng; chăm sóc khách hàng sẽ trả lại số dư cho bạn.',
  },
};

/** Writes to the member's inbox in the caller's transaction; the caller sends the signal. */
export async function sendVerdictNotice(
  sql: Sql,
  app: AppContext,
  notice: {
    readonly merchant: Merchant;
    readonly member: Id<'member'>;
    readonly verdict: Verdict;
    readonly note: string;
  },
): Promise<void> {
  const { merchant, member, verdict, note } = notice;
  const bodies = Object.fromEntries(
    Object.entries(BODIES[verdict]).map(([language, body]) => [
      language,
      note === '' ? body : `${body}\n\n${note}`,
    ]),
  );
  const titles = verdict === 'pass' ? PASSED : REFUSED;
  await putInbox(sql, app, { merchant, member, titles, bodies });
}
