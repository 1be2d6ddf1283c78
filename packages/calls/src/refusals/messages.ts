// Refusals of a sender's test.
import { defineRefusals } from './kind.ts';

export const messageRefusals = defineRefusals({
  'sender.none': {
    status: 422,
    text: {
      EN: 'There is no sender: messages stay in the outbox.',
      CN: '尚未设置发送通道，消息只保存在发件箱中。',
      ID: 'Belum ada pengirim: pesan tetap di kotak keluar.',
      TH: 'ยังไม่มีช่องทางส่ง ข้อความจะอยู่ในกล่องขาออก',
      VI: 'Chưa có kênh gửi: tin nhắn nằm lại trong hộp thư đi.',
    },
  },
  'sender.recipient': {
    status: 422,
    text: {
      EN: 'Enter a number in international form for SMS, or a mail address for e-mail.',
      CN: '短信请输入国际格式号码，邮件请输入邮箱地址。',
      ID: 'Masukkan nomor format internasional untuk SMS, atau alamat surel untuk surel.',
      TH: 'ใส่หมายเลขรูปแบบสากลสำหรับ SMS หรือที่อยู่อีเมลสำหรับอีเมล',
      VI: 'Nhập số dạng quốc tế cho SMS, hoặc địa chỉ thư cho thư điện tử.',
    },
  },
});
