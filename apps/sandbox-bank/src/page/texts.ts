import type { Language } from '@fairhouse/values';

/** The texts of the hosted page. */
export interface PageTexts {
  readonly title: string;
  readonly to: string;
  readonly order: string;
  readonly method: string;
  readonly payBefore: string;
  readonly playMoney: string;
  readonly pay: string;
  readonly fail: string;
  readonly tryOut: string;
  readonly late: string;
  readonly twice: string;
  readonly other: string;
  readonly otherAmount: string;
  readonly paid: string;
  readonly failed: string;
  readonly willBeLate: string;
  readonly expired: string;
  readonly back: string;
  readonly missing: string;
}

export const TEXTS: Readonly<Record<Language, PageTexts>> = {
  EN: {
    title: 'Sandbox payment',
    to: 'Payment to',
    order: 'Order',
    method: 'Method',
    payBefore: 'Pay before',
    playMoney: 'This is play money. Nothing is charged.',
    pay: 'Pay now',
    fail: 'Let it fail',
    tryOut: 'Try out what can go wrong',
    late: 'Pay after the time has run out',
    twice: 'Pay, and report it twice',
    other: 'Pay another amount',
    otherAmount: 'Other amount',
    paid: 'Paid. You can go back now.',
    failed: 'The payment failed. Nothing was taken.',
    willBeLate: 'The payment will arrive a few seconds after its time has run out.',
    expired: 'The time for this payment has run out.',
    back: 'Back to',
    missing: 'This payment is not known here.',
  },
  CN: {
    title: '沙盒支付',
    to: '收款方',
    order: '订单号',
    method: '支付方式',
    payBefore: '请于此时间前付款',
    playMoney: '此为试玩金，不会产生任何扣款。',
    pay: '立即支付',
    fail: '让支付失败',
    tryOut: '试试可能出现的情况',
    late: '超时后再支付',
    twice: '支付并重复通知',
    other: '支付其他金额',
    otherAmount: '其他金额',
    paid: '支付成功，您可以返回了。',
    failed: '支付失败，未扣款。',
    willBeLate: '款项将在超时几秒后到账。',
    expired: '该笔支付已超时。',
    back: '返回',
    missing: '未找到该笔支付。',
  },
  ID: {
    title: 'Pembayaran uji coba',
    to: 'Pembayaran kepada',
    order: 'Pesanan',
    method: 'Metode',
    payBefore: 'Bayar sebelum',
    playMoney: 'Ini uang mainan. Tidak ada dana yang ditarik.',
    pay: 'Bayar sekarang',
    fail: 'Buat gagal',
    tryOut: 'Coba hal yang bisa salah',
    late: 'Bayar setelah waktu habis',
    twice: 'Bayar dan laporkan dua kali',
    other: 'Bayar jumlah lain',
    otherAmount: 'Jumlah lain',
    paid: 'Terbayar. Anda bisa kembali sekarang.',
    failed: 'Pembayaran gagal. Tidak ada dana yang diambil.',
    willBeLate: 'Pembayaran akan tiba beberapa detik setelah waktunya habis.',
    expired: 'Waktu pembayaran ini sudah habis.',
    back: 'Kembali ke',
    missing: 'Pembayaran ini tidak dikenal di sini.',
  },
  TH: {
    title: 'การชำระเงินจำลอง',
    to: 'ชำระให้',
    order: 'เลขที่รายการ',
    method: 'ช่องทาง',
    payBefore: 'ชำระก่อน',
    playMoney: 'นี่คือเงินทดลอง ไม่มีการหักเงินจริง',
    pay: 'ชำระเงิน',
    fail: 'ทำให้ล้มเหลว',
    tryOut: 'ทดลองกรณีผิดปกติ',
    late: 'ชำระหลังหมดเวลา',
    twice: 'ชำระและแจ้งผลซ้ำสองครั้ง',
    other: 'ชำระจำนวนอื่น',
    otherAmount: 'จำนวนอื่น',
    paid: 'ชำระเงินแล้ว คุณกลับไปได้เลย',
    failed: 'ชำระเงินไม่สำเร็จ ไม่มีการหักเงิน',
    willBeLate: 'เงินจะเข้าหลังหมดเวลาไม่กี่วินาที',
    expired: 'หมดเวลาชำระรายการนี้แล้ว',
    back: 'กลับไปที่',
    missing: 'ไม่พบรายการชำระเงินนี้',
  },
  VI: {
    title: 'Thanh toán thử nghiệm',
    to: 'Thanh toán cho',
    order: 'Mã lệnh',
    method: 'Cách thức',
    payBefore: 'Thanh toán trước',
    playMoney: 'Đây là tiền chơi thử. Không có khoản nào bị trừ.',
    pay: 'Thanh toán ngay',
    fail: 'Cho thất bại',
    tryOut: 'Thử các tình huống lỗi',
    late: 'Thanh toán sau khi hết giờ',
    twice: 'Thanh toán và báo hai lần',
    other: 'Thanh toán số tiền khác',
    otherAmount: 'Số tiền khác',
    paid: 'Đã thanh toán. Bạn có thể quay lại.',
    failed: 'Thanh toán thất bại. Không có khoản nào bị trừ.',
    willBeLate: 'Tiền sẽ đến sau khi hết giờ vài giây.',
    expired: 'Đã hết thời gian thanh toán.',
    back: 'Quay lại',
    missing: 'Không tìm thấy khoản thanh toán này.',
  },
};

/** The languages by their own names, for the selection. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  EN: 'English',
  CN: '简体中文',
  ID: 'Bahasa Indonesia',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
};

/** The BCP 47 tag of each language, for the `lang` attribute. */
export const HTML_LANGUAGES: Readonly<Record<Language, string>> = {
  EN: 'en',
  CN: 'zh-Hans',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
};
