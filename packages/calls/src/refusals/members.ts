// Refusals about a member's own account, and about an operator's acts on a member.
import { defineRefusals } from './kind.ts';

export const memberRefusals = defineRefusals({
  'member.frozen': {
    status: 403,
    text: {
      EN: 'Your account is frozen for this. Please contact the customer service.',
      CN: '您的账号暂不能进行此操作，请联系客服。',
      ID: 'Akun Anda dibekukan untuk hal ini. Silakan hubungi layanan pelanggan.',
      TH: 'บัญชีของคุณถูกระงับการทำรายการนี้ โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Tài khoản của bạn bị đóng băng với thao tác này. Vui lòng liên hệ chăm sóc khách hàng.',
    },
  },
  'member.trial': {
    status: 422,
    text: {
      EN: 'A trial account has no password.',
      CN: '试玩账号没有密码。',
      ID: 'Akun percobaan tidak memiliki kata sandi.',
      TH: 'บัญชีทดลองไม่มีรหัสผ่าน',
      VI: 'Tài khoản chơi thử không có mật khẩu.',
    },
  },
  'nickname.invalid': {
    status: 422,
    text: {
      EN: 'A nickname has 1 to 20 letters, digits or blanks.',
      CN: '昵称为 1 至 20 个文字、数字或空格。',
      ID: 'Nama panggilan terdiri dari 1 sampai 20 huruf, angka, atau spasi.',
      TH: 'ชื่อเล่นมี 1 ถึง 20 ตัวอักษร ตัวเลข หรือเว้นวรรค',
      VI: 'Biệt danh gồm 1 đến 20 chữ, số hoặc dấu cách.',
    },
  },
  'avatar.unknown': {
    status: 422,
    text: {
      EN: 'Please choose one of the pictures.',
      CN: '请从现有头像中选择。',
      ID: 'Pilih salah satu gambar yang ada.',
      TH: 'โปรดเลือกภาพที่มีให้',
      VI: 'Vui lòng chọn một trong các hình có sẵn.',
    },
  },
  'paymentPassword.missing': {
    status: 422,
    text: {
      EN: 'Please set a payment password first.',
      CN: '请先设置支付密码。',
      ID: 'Atur kata sandi pembayaran terlebih dahulu.',
      TH: 'โปรดตั้งรหัสผ่านการชำระเงินก่อน',
      VI: 'Vui lòng đặt mật khẩu thanh toán trước.',
    },
  },
  'paymentPassword.exists': {
    status: 409,
    text: {
      EN: 'There is a payment password already. Change it instead.',
      CN: '支付密码已设置，请使用修改功能。',
      ID: 'Kata sandi pembayaran sudah ada. Gunakan menu ganti.',
      TH: 'มีรหัสผ่านการชำระเงินอยู่แล้ว โปรดใช้เมนูเปลี่ยนรหัส',
      VI: 'Đã có mật khẩu thanh toán. Hãy dùng chức năng đổi.',
    },
  },
  'paymentPassword.wrong': {
    status: 422,
    text: {
      EN: 'The payment password is wrong. Tries left: {left}.',
      CN: '支付密码错误，还可尝试 {left} 次。',
      ID: 'Kata sandi pembayaran salah. Sisa {left} percobaan.',
      TH: 'รหัสผ่านการชำระเงินไม่ถูกต้อง เหลืออีก {left} ครั้ง',
      VI: 'Mật khẩu thanh toán không đúng. Còn {left} lần thử.',
    },
  },
  'paymentPassword.locked': {
    status: 429,
    text: {
      EN: 'The payment password was wrong too often. It can be used again in {hours} hours.',
      CN: '支付密码错误次数过多，请在 {hours} 小时后再试。',
      ID: 'Kata sandi pembayaran terlalu sering salah. Dapat dipakai lagi dalam {hours} jam.',
      TH: 'ใส่รหัสผ่านการชำระเงินผิดหลายครั้งเกินไป ใช้ได้อีกครั้งใน {hours} ชั่วโมง',
      VI: 'Nhập sai mật khẩu thanh toán quá nhiều lần. Có thể dùng lại sau {hours} giờ.',
    },
  },
  'paymentPassword.form': {
    status: 422,
    text: {
      EN: 'The payment password must be 6 digits.',
      CN: '支付密码必须为 6 位数字。',
      ID: 'Kata sandi pembayaran harus 6 angka.',
      TH: 'รหัสผ่านการชำระเงินต้องเป็นตัวเลข 6 หลัก',
      VI: 'Mật khẩu thanh toán phải gồm 6 chữ số.',
    },
  },
  'paymentPassword.simple': {
    status: 422,
    text: {
      EN: 'These digits are easy to guess. Please choose others.',
      CN: '该数字组合容易被猜到，请更换。',
      ID: 'Angka ini mudah ditebak. Pilih angka lain.',
      TH: 'ตัวเลขชุดนี้เดาง่าย โปรดเลือกใหม่',
      VI: 'Dãy số này dễ đoán. Hãy chọn dãy khác.',
    },
  },
  'paymentPassword.same_as_login': {
    status: 422,
    text: {
      EN: 'The payment password must differ from the login password.',
      CN: '支付密码不能与登录密码相同。',
      ID: 'Kata sandi pembayaran harus berbeda dari kata sandi masuk.',
      TH: 'รหัสผ่านการชำระเงินต้องไม่ซ้ำกับรหัสผ่านเข้าสู่ระบบ',
      VI: 'Mật khẩu thanh toán phải khác mật khẩu đăng nhập.',
    },
  },
  'member.closed': {
    status: 409,
    text: {
      EN: 'This account is closed. It must be opened again first, which a second operator agrees to.',
      CN: '该账户已关闭，须先由第二位操作员同意重新开启。',
      ID: 'Akun ini ditutup. Harus dibuka kembali dulu dengan persetujuan operator kedua.',
      TH: 'บัญชีนี้ถูกปิด ต้องเปิดใหม่ก่อนโดยผู้ดูแลคนที่สองเห็นชอบ',
      VI: 'Tài khoản này đã đóng. Phải mở lại trước, có nhân viên thứ hai đồng ý.',
    },
  },
  'member.freeze_stricter': {
    status: 409,
    text: {
      EN: 'This account has a stricter freeze (level {level}). End that first, which a second operator agrees to.',
      CN: '该账户已有更严格的冻结（{level} 级），须先由第二位操作员同意解除。',
      ID: 'Akun ini sudah dibekukan lebih ketat (tingkat {level}). Akhiri dulu dengan persetujuan operator kedua.',
      TH: 'บัญชีนี้ถูกระงับเข้มกว่า (ระดับ {level}) ต้องยกเลิกก่อนโดยผู้ดูแลคนที่สองเห็นชอบ',
      VI: 'Tài khoản này đang bị đóng băng chặt hơn (mức {level}). Hãy gỡ trước, có nhân viên thứ hai đồng ý.',
    },
  },
});
