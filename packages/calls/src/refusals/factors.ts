// Refusals of authentication factors beside the password.
import { defineRefusals } from './kind.ts';

export const factorRefusals = defineRefusals({
  'verify.ticket_ended': {
    status: 401,
    text: {
      EN: 'This login took too long or was tried too often. Please enter your password again.',
      CN: '本次登录已超时或尝试次数过多，请重新输入密码。',
      ID: 'Proses masuk ini terlalu lama atau terlalu sering dicoba. Masukkan kata sandi lagi.',
      TH: 'การเข้าสู่ระบบนี้ใช้เวลานานหรือลองหลายครั้งเกินไป โปรดใส่รหัสผ่านอีกครั้ง',
      VI: 'Lần đăng nhập này quá lâu hoặc thử quá nhiều lần. Vui lòng nhập lại mật khẩu.',
    },
  },
  'factor.code_wrong': {
    status: 422,
    text: {
      EN: 'The code is wrong or was used already. Each code works once.',
      CN: '验证码错误或已被使用，每个验证码仅可使用一次。',
      ID: 'Kode salah atau sudah dipakai. Setiap kode hanya berlaku sekali.',
      TH: 'รหัสไม่ถูกต้องหรือถูกใช้แล้ว แต่ละรหัสใช้ได้ครั้งเดียว',
      VI: 'Mã sai hoặc đã được dùng. Mỗi mã chỉ dùng được một lần.',
    },
  },
  'factor.locked': {
    status: 429,
    text: {
      EN: 'Too many wrong codes. Try again in {minutes} minutes.',
      CN: '验证码错误次数过多，请在 {minutes} 分钟后重试。',
      ID: 'Terlalu banyak kode salah. Coba lagi dalam {minutes} menit.',
      TH: 'ใส่รหัสผิดหลายครั้งเกินไป ลองใหม่ใน {minutes} นาที',
      VI: 'Nhập sai mã quá nhiều lần. Hãy thử lại sau {minutes} phút.',
    },
  },
  'factor.unknown': {
    status: 422,
    text: {
      EN: 'This login cannot be confirmed in that way. Choose another.',
      CN: '该方式无法用于本次登录，请选择其他方式。',
      ID: 'Proses masuk ini tidak bisa dikonfirmasi dengan cara itu. Pilih cara lain.',
      TH: 'ไม่สามารถยืนยันการเข้าสู่ระบบด้วยวิธีนี้ โปรดเลือกวิธีอื่น',
      VI: 'Không thể xác nhận lần đăng nhập này bằng cách đó. Hãy chọn cách khác.',
    },
  },
  'factor.sends': {
    status: 429,
    text: {
      EN: 'Enough codes were sent for this login. Use the last one, or log in again.',
      CN: '本次登录发送的验证码已达上限，请使用最后一个验证码或重新登录。',
      ID: 'Kode untuk proses masuk ini sudah cukup banyak. Pakai yang terakhir, atau masuk lagi.',
      TH: 'ส่งรหัสสำหรับการเข้าสู่ระบบนี้ครบแล้ว ใช้รหัสล่าสุดหรือเข้าสู่ระบบใหม่',
      VI: 'Đã gửi đủ số mã cho lần đăng nhập này. Hãy dùng mã cuối hoặc đăng nhập lại.',
    },
  },
  'authenticator.exists': {
    status: 409,
    text: {
      EN: 'An authenticator app is set up already. Turn it off before setting up another.',
      CN: '已绑定身份验证器，请先停用后再绑定新的。',
      ID: 'Aplikasi autentikator sudah dipasang. Nonaktifkan dulu sebelum memasang yang lain.',
      TH: 'ตั้งค่าแอปยืนยันตัวตนไว้แล้ว โปรดปิดก่อนตั้งค่าใหม่',
      VI: 'Ứng dụng xác thực đã được thiết lập. Hãy tắt trước khi thiết lập ứng dụng khác.',
    },
  },
  'authenticator.missing': {
    status: 422,
    text: {
      EN: 'No authenticator app is set up.',
      CN: '尚未绑定身份验证器。',
      ID: 'Aplikasi autentikator belum dipasang.',
      TH: 'ยังไม่ได้ตั้งค่าแอปยืนยันตัวตน',
      VI: 'Chưa thiết lập ứng dụng xác thực.',
    },
  },
  'contact.invalid': {
    status: 422,
    text: {
      EN: 'Please enter a valid address or number.',
      CN: '请输入有效的邮箱或手机号码。',
      ID: 'Masukkan alamat atau nomor yang benar.',
      TH: 'โปรดใส่อีเมลหรือหมายเลขที่ถูกต้อง',
      VI: 'Hãy nhập địa chỉ hoặc số hợp lệ.',
    },
  },
  'contact.same': {
    status: 409,
    text: {
      EN: 'This one is verified already.',
      CN: '该联系方式已验证。',
      ID: 'Kontak ini sudah terverifikasi.',
      TH: 'ข้อมูลติดต่อนี้ยืนยันแล้ว',
      VI: 'Liên hệ này đã được xác minh.',
    },
  },
  'contact.taken': {
    status: 409,
    text: {
      EN: 'Another account has verified this one. Please use another, or contact the customer service.',
      CN: '该联系方式已被其他账号验证，请更换或联系客服。',
      ID: 'Kontak ini sudah diverifikasi akun lain. Pakai yang lain atau hubungi layanan pelanggan.',
      TH: 'บัญชีอื่นยืนยันข้อมูลติดต่อนี้แล้ว โปรดใช้ข้อมูลอื่นหรือติดต่อฝ่ายบริการลูกค้า',
      VI: 'Tài khoản khác đã xác minh liên hệ này. Hãy dùng liên hệ khác hoặc gặp chăm sóc khách hàng.',
    },
  },
  'contact.proof_required': {
    status: 403,
    text: {
      EN: 'Prove that it is you with the address that you have now, or with your authenticator.',
      CN: '请用现有的联系方式或身份验证器证明是您本人。',
      ID: 'Buktikan bahwa ini Anda dengan kontak yang sekarang, atau dengan autentikator.',
      TH: 'ยืนยันว่าเป็นคุณด้วยข้อมูลติดต่อปัจจุบันหรือแอปยืนยันตัวตน',
      VI: 'Hãy chứng minh là bạn bằng liên hệ hiện tại hoặc ứng dụng xác thực.',
    },
  },
  'realName.set': {
    status: 409,
    text: {
      EN: 'Your real name is set. Only the customer service can change it.',
      CN: '真实姓名已设置，如需修改请联系客服。',
      ID: 'Nama asli sudah diisi. Hanya layanan pelanggan yang bisa mengubahnya.',
      TH: 'ตั้งชื่อจริงแล้ว มีเพียงฝ่ายบริการลูกค้าที่แก้ไขได้',
      VI: 'Họ tên thật đã được đặt. Chỉ chăm sóc khách hàng mới đổi được.',
    },
  },
  'realName.invalid': {
    status: 422,
    text: {
      EN: 'Enter the name as it stands on your bank account, letters only.',
      CN: '请填写与银行账户一致的姓名，仅限文字。',
      ID: 'Masukkan nama sesuai rekening bank, hanya huruf.',
      TH: 'ใส่ชื่อตามบัญชีธนาคาร ใช้ตัวอักษรเท่านั้น',
      VI: 'Nhập họ tên đúng như trên tài khoản ngân hàng, chỉ gồm chữ.',
    },
  },
  'realName.same': {
    status: 409,
    text: {
      EN: 'This is the real name that the account has.',
      CN: '该账号的真实姓名已是此姓名。',
      ID: 'Akun ini sudah memakai nama asli tersebut.',
      TH: 'บัญชีนี้ใช้ชื่อจริงนี้อยู่แล้ว',
      VI: 'Tài khoản đang mang đúng họ tên này.',
    },
  },
  'realName.changed': {
    status: 409,
    text: {
      EN: 'The real name has changed since this was asked. Please ask again.',
      CN: '提交申请后真实姓名已变更，请重新提交。',
      ID: 'Nama asli sudah berubah sejak permintaan ini dibuat. Silakan ajukan lagi.',
      TH: 'ชื่อจริงเปลี่ยนไปแล้วหลังจากส่งคำขอนี้ โปรดส่งคำขอใหม่',
      VI: 'Họ tên thật đã thay đổi sau khi gửi yêu cầu này. Vui lòng gửi lại.',
    },
  },
});
