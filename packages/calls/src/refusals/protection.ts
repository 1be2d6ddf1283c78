// Refusals caused by a player's limits and breaks, and of changes to them.
import { defineRefusals } from './kind.ts';

export const protectionRefusals = defineRefusals({
  'protection.timeout': {
    status: 403,
    text: {
      EN: 'You are taking a break until {until}. You can still log in, look at your history and withdraw.',
      CN: '您正在休息，至 {until} 结束。您仍可登录、查看记录和提款。',
      ID: 'Anda sedang rehat sampai {until}. Anda tetap dapat masuk, melihat riwayat, dan menarik dana.',
      TH: 'คุณกำลังพักการเล่นจนถึง {until} คุณยังเข้าสู่ระบบ ดูประวัติ และถอนเงินได้',
      VI: 'Bạn đang tạm nghỉ đến {until}. Bạn vẫn có thể đăng nhập, xem lịch sử và rút tiền.',
    },
  },
  'protection.excluded': {
    status: 403,
    text: {
      EN: 'You have excluded yourself from play. You can still log in, look at your history and withdraw.',
      CN: '您已申请自我排除，暂停游戏。您仍可登录、查看记录和提款。',
      ID: 'Anda telah mengecualikan diri dari permainan. Anda tetap dapat masuk, melihat riwayat, dan menarik dana.',
      TH: 'คุณได้ขอระงับการเล่นของตนเอง คุณยังเข้าสู่ระบบ ดูประวัติ และถอนเงินได้',
      VI: 'Bạn đã tự loại trừ khỏi việc chơi. Bạn vẫn có thể đăng nhập, xem lịch sử và rút tiền.',
    },
  },
  'protection.deposit_limit': {
    status: 422,
    text: {
      EN: 'Your deposit limit of {limit} leaves {left} until {until}.',
      CN: '您的存款限额为 {limit}，{until} 前还可存入 {left}。',
      ID: 'Batas deposit Anda {limit} masih menyisakan {left} sampai {until}.',
      TH: 'วงเงินฝากของคุณคือ {limit} ยังฝากได้อีก {left} จนถึง {until}',
      VI: 'Hạn mức nạp {limit} của bạn còn {left} đến {until}.',
    },
  },
  'protection.stake_limit': {
    status: 422,
    text: {
      EN: 'Your stake limit of {limit} leaves {left} until {until}.',
      CN: '您的投注限额为 {limit}，{until} 前还可投注 {left}。',
      ID: 'Batas taruhan Anda {limit} masih menyisakan {left} sampai {until}.',
      TH: 'วงเงินเดิมพันของคุณคือ {limit} ยังเดิมพันได้อีก {left} จนถึง {until}',
      VI: 'Hạn mức đặt cược {limit} của bạn còn {left} đến {until}.',
    },
  },
  'protection.loss_limit': {
    status: 422,
    text: {
      EN: 'Your loss limit of {limit} leaves {left} for stakes until {until}.',
      CN: '您的亏损限额为 {limit}，{until} 前还可投注 {left}。',
      ID: 'Batas kerugian Anda {limit} masih menyisakan {left} untuk taruhan sampai {until}.',
      TH: 'วงเงินขาดทุนของคุณคือ {limit} ยังเดิมพันได้อีก {left} จนถึง {until}',
      VI: 'Hạn mức thua {limit} của bạn còn {left} để đặt cược đến {until}.',
    },
  },
  'protection.session_limit': {
    status: 422,
    text: {
      EN: 'Your {limit} minutes for today are used up. You can play again from {until}.',
      CN: '您今天的 {limit} 分钟已用完。{until} 起可继续游戏。',
      ID: 'Waktu {limit} menit Anda untuk hari ini sudah habis. Anda dapat bermain lagi mulai {until}.',
      TH: 'คุณใช้เวลา {limit} นาทีของวันนี้หมดแล้ว เล่นต่อได้ตั้งแต่ {until}',
      VI: 'Bạn đã dùng hết {limit} phút của hôm nay. Bạn có thể chơi lại từ {until}.',
    },
  },
  'protection.reality_check': {
    status: 409,
    text: {
      EN: 'Time for a short look at how it is going: please read it before your next bet.',
      CN: '请先看一眼您的游戏情况，再继续下一注。',
      ID: 'Saatnya melihat sebentar permainan Anda: baca dulu sebelum taruhan berikutnya.',
      TH: 'ได้เวลาดูสรุปการเล่นสั้น ๆ โปรดอ่านก่อนเดิมพันครั้งต่อไป',
      VI: 'Đã đến lúc nhìn lại một chút: vui lòng đọc trước khi đặt cược tiếp.',
    },
  },
  'protection.not_shorter': {
    status: 409,
    text: {
      EN: 'A break cannot be made shorter, only longer.',
      CN: '休息期不能缩短，只能延长。',
      ID: 'Rehat tidak dapat dipersingkat, hanya dapat diperpanjang.',
      TH: 'ลดระยะเวลาพักไม่ได้ ขยายได้เท่านั้น',
      VI: 'Không thể rút ngắn thời gian nghỉ, chỉ có thể kéo dài.',
    },
  },
  'protection.not_over': {
    status: 409,
    text: {
      EN: 'The exclusion has not ended yet.',
      CN: '自我排除期尚未结束。',
      ID: 'Masa pengecualian belum berakhir.',
      TH: 'ช่วงระงับการเล่นยังไม่สิ้นสุด',
      VI: 'Thời gian loại trừ chưa kết thúc.',
    },
  },
  'protection.not_offered': {
    status: 422,
    text: {
      EN: 'This length of time is not offered here.',
      CN: '此处不提供该时长。',
      ID: 'Jangka waktu ini tidak tersedia di sini.',
      TH: 'ไม่มีระยะเวลานี้ให้เลือก',
      VI: 'Thời hạn này không có ở đây.',
    },
  },
  'protection.nothing_waits': {
    status: 404,
    text: {
      EN: 'No change of this limit is waiting.',
      CN: '该限额没有待生效的更改。',
      ID: 'Tidak ada perubahan batas ini yang menunggu.',
      TH: 'ไม่มีการเปลี่ยนแปลงวงเงินนี้ที่รออยู่',
      VI: 'Không có thay đổi nào của hạn mức này đang chờ.',
    },
  },
  'protection.too_early': {
    status: 409,
    text: {
      EN: 'A looser limit can be confirmed from {from} on.',
      CN: '放宽限额可于 {from} 起确认。',
      ID: 'Batas yang lebih longgar dapat dikonfirmasi mulai {from}.',
      TH: 'ยืนยันวงเงินที่ผ่อนคลายขึ้นได้ตั้งแต่ {from}',
      VI: 'Hạn mức nới lỏng có thể xác nhận từ {from}.',
    },
  },
  'register.unavailable': {
    status: 422,
    text: {
      EN: 'An account cannot be opened with these details. Please contact customer service.',
      CN: '无法使用这些资料开户，请联系客服。',
      ID: 'Akun tidak dapat dibuka dengan data ini. Silakan hubungi layanan pelanggan.',
      TH: 'ไม่สามารถเปิดบัญชีด้วยข้อมูลนี้ได้ โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Không thể mở tài khoản với thông tin này. Vui lòng liên hệ chăm sóc khách hàng.',
    },
  },
});

/** The refusals of every staking call for a protected member. */
export const STAKE_PROTECTION = [
  'protection.timeout',
  'protection.excluded',
  'protection.deposit_limit',
  'protection.stake_limit',
  'protection.loss_limit',
  'protection.session_limit',
  'protection.reality_check',
] as const;

/** The refusals of every deposit call. */
export const DEPOSIT_PROTECTION = [
  'protection.timeout',
  'protection.excluded',
  'protection.deposit_limit',
  'protection.session_limit',
] as const;
