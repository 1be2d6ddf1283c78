// Refusals of sending a code by SMS or mail, and of accepting one.
import { defineRefusals } from './kind.ts';

export const codeRefusals = defineRefusals({
  'mobile.invalid': {
    status: 422,
    text: {
      EN: 'Enter a valid mobile number.',
      CN: '请输入有效的手机号码。',
      ID: 'Masukkan nomor ponsel yang benar.',
      TH: 'โปรดใส่เบอร์มือถือที่ถูกต้อง',
      VI: 'Hãy nhập số di động hợp lệ.',
    },
  },
  'mobile.taken': {
    status: 409,
    text: {
      EN: 'This mobile number belongs to another account.',
      CN: '该手机号码已绑定其他账号。',
      ID: 'Nomor ponsel ini sudah dipakai akun lain.',
      TH: 'เบอร์มือถือนี้ผูกกับบัญชีอื่นแล้ว',
      VI: 'Số di động này đã gắn với tài khoản khác.',
    },
  },
  'mobile.unknown': {
    status: 422,
    text: {
      EN: 'No account here has this number. Register, or log in with your username.',
      CN: '没有账号绑定该号码，请注册或使用用户名登录。',
      ID: 'Tidak ada akun dengan nomor ini. Daftar, atau masuk dengan nama pengguna.',
      TH: 'ไม่มีบัญชีที่ใช้หมายเลขนี้ โปรดสมัครหรือเข้าสู่ระบบด้วยชื่อผู้ใช้',
      VI: 'Không có tài khoản nào dùng số này. Hãy đăng ký hoặc đăng nhập bằng tên đăng nhập.',
    },
  },
  'code.country': {
    status: 422,
    text: {
      EN: 'Codes are not sent to numbers of this country.',
      CN: '暂不支持向该国家或地区的号码发送验证码。',
      ID: 'Kode tidak dikirim ke nomor dari negara ini.',
      TH: 'ไม่ส่งรหัสไปยังหมายเลขของประเทศนี้',
      VI: 'Không gửi mã đến số điện thoại của quốc gia này.',
    },
  },
  'code.too_soon': {
    status: 429,
    transient: true,
    text: {
      EN: 'A code was just sent. Ask for another in {seconds} seconds.',
      CN: '验证码刚刚发送，请在 {seconds} 秒后重新获取。',
      ID: 'Kode baru saja dikirim. Minta lagi dalam {seconds} detik.',
      TH: 'เพิ่งส่งรหัสไป ขอใหม่ได้ในอีก {seconds} วินาที',
      VI: 'Mã vừa được gửi. Hãy yêu cầu lại sau {seconds} giây.',
    },
  },
  'code.too_many': {
    status: 429,
    transient: true,
    text: {
      EN: 'Too many codes were asked for. Please try again after {minutes} minutes.',
      CN: '获取验证码次数过多，请在 {minutes} 分钟后重试。',
      ID: 'Terlalu banyak permintaan kode. Coba lagi setelah {minutes} menit.',
      TH: 'ขอรหัสบ่อยเกินไป โปรดลองใหม่หลังจาก {minutes} นาที',
      VI: 'Yêu cầu mã quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
    },
  },
  'code.paused': {
    status: 503,
    transient: true,
    text: {
      EN: 'No codes can be sent right now. Please try again later, or contact the customer service.',
      CN: '暂时无法发送验证码，请稍后再试或联系客服。',
      ID: 'Kode belum bisa dikirim saat ini. Coba lagi nanti atau hubungi layanan pelanggan.',
      TH: 'ยังส่งรหัสไม่ได้ในขณะนี้ โปรดลองใหม่ภายหลังหรือติดต่อฝ่ายบริการลูกค้า',
      VI: 'Hiện chưa thể gửi mã. Hãy thử lại sau hoặc liên hệ chăm sóc khách hàng.',
    },
  },
  'code.wrong': {
    status: 422,
    text: {
      EN: 'Enter a valid verification code.',
      CN: '请输入有效的验证码。',
      ID: 'Masukkan kode verifikasi yang benar.',
      TH: 'โปรดใส่รหัสยืนยันที่ถูกต้อง',
      VI: 'Hãy nhập mã xác minh hợp lệ.',
    },
  },
  'code.ended': {
    status: 422,
    text: {
      EN: 'This code is no longer good. Please send another.',
      CN: '该验证码已失效，请重新发送。',
      ID: 'Kode ini sudah tidak berlaku. Kirim kode yang baru.',
      TH: 'รหัสนี้ใช้ไม่ได้แล้ว โปรดส่งรหัสใหม่',
      VI: 'Mã này không còn hiệu lực. Hãy gửi mã mới.',
    },
  },
  'firebase.invalid': {
    status: 422,
    text: {
      EN: 'The number could not be confirmed. Please send another code.',
      CN: '无法确认该号码，请重新发送验证码。',
      ID: 'Nomor tidak dapat dipastikan. Kirim kode yang baru.',
      TH: 'ยืนยันหมายเลขไม่ได้ โปรดส่งรหัสใหม่',
      VI: 'Không xác nhận được số điện thoại. Hãy gửi mã mới.',
    },
  },
  'reset.second_factor': {
    status: 403,
    text: {
      EN: 'Your payout details are protected. Please confirm once more that it is you.',
      CN: '您的收款信息受到保护，请再次确认是您本人。',
      ID: 'Data pencairan Anda dilindungi. Pastikan sekali lagi bahwa ini Anda.',
      TH: 'ข้อมูลรับเงินของคุณได้รับการปกป้อง โปรดยืนยันอีกครั้งว่าเป็นคุณ',
      VI: 'Thông tin nhận tiền của bạn được bảo vệ. Vui lòng xác nhận lần nữa đó là bạn.',
    },
  },
  'reset.no_factor': {
    status: 403,
    text: {
      EN: 'Two proofs are asked here, and your account has this number alone. Reset by mail, or ask customer service.',
      CN: '本站需要两种验证，而您的账户只有这个号码。请通过邮箱重置，或联系客服。',
      ID: 'Di sini diperlukan dua bukti, dan akun Anda hanya punya nomor ini. Atur ulang lewat surel, atau hubungi layanan pelanggan.',
      TH: 'ที่นี่ต้องยืนยันสองวิธี แต่บัญชีของคุณมีเพียงหมายเลขนี้ โปรดรีเซ็ตทางอีเมลหรือติดต่อฝ่ายบริการลูกค้า',
      VI: 'Ở đây cần hai cách xác minh, mà tài khoản chỉ có số này. Hãy đặt lại qua email hoặc liên hệ chăm sóc khách hàng.',
    },
  },
  'reset.link_ended': {
    status: 422,
    text: {
      EN: 'This link is no longer good. Please ask for a new one.',
      CN: '该链接已失效，请重新申请。',
      ID: 'Tautan ini sudah tidak berlaku. Silakan minta yang baru.',
      TH: 'ลิงก์นี้ใช้ไม่ได้แล้ว โปรดขอลิงก์ใหม่',
      VI: 'Liên kết này không còn hiệu lực. Vui lòng yêu cầu liên kết mới.',
    },
  },
  'reset.ended': {
    status: 422,
    text: {
      EN: 'The time to confirm is over. Please begin again.',
      CN: '确认时限已过，请重新开始。',
      ID: 'Waktu konfirmasi sudah habis. Silakan mulai lagi.',
      TH: 'หมดเวลายืนยันแล้ว โปรดเริ่มใหม่',
      VI: 'Đã hết thời gian xác nhận. Vui lòng bắt đầu lại.',
    },
  },
});
