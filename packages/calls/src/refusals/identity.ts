// Refusals of login, registration and password changes.
import { defineRefusals } from './kind.ts';

export const identityRefusals = defineRefusals({
  'login.failed': {
    status: 401,
    text: {
      EN: 'The username or the password is wrong.',
      CN: '用户名或密码错误。',
      ID: 'Nama pengguna atau kata sandi salah.',
      TH: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
      VI: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    },
  },
  'login.captcha.required': {
    status: 403,
    text: {
      EN: 'Please enter the characters of the picture as well.',
      CN: '请同时输入图片中的字符。',
      ID: 'Masukkan juga karakter pada gambar.',
      TH: 'โปรดใส่ตัวอักษรในภาพด้วย',
      VI: 'Vui lòng nhập thêm các ký tự trong hình.',
    },
  },
  'captcha.wrong': {
    status: 422,
    text: {
      EN: 'Enter a valid verification code. Here is a new picture.',
      CN: '请输入有效的验证码，图片已更换。',
      ID: 'Masukkan kode verifikasi yang benar. Gambar sudah diganti.',
      TH: 'โปรดใส่รหัสยืนยันที่ถูกต้อง ระบบเปลี่ยนภาพให้ใหม่แล้ว',
      VI: 'Hãy nhập mã xác minh hợp lệ. Hình đã được đổi.',
    },
  },
  'login.verification.required': {
    status: 403,
    text: {
      EN: 'Please confirm that it is you with a second step, or log in from a device you used before.',
      CN: '请通过第二步验证确认是您本人，或使用曾登录过的设备。',
      ID: 'Konfirmasi bahwa ini Anda dengan langkah kedua, atau masuk dari perangkat yang pernah dipakai.',
      TH: 'โปรดยืนยันว่าเป็นคุณด้วยขั้นตอนที่สอง หรือใช้อุปกรณ์ที่เคยเข้าสู่ระบบ',
      VI: 'Hãy xác nhận là bạn bằng bước thứ hai, hoặc đăng nhập từ thiết bị đã từng dùng.',
    },
  },
  'login.frozen': {
    status: 403,
    text: {
      EN: 'This account is frozen. Please contact the customer service.',
      CN: '该账号已被冻结，请联系客服。',
      ID: 'Akun ini dibekukan. Silakan hubungi layanan pelanggan.',
      TH: 'บัญชีนี้ถูกระงับ โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Tài khoản này đang bị đóng băng. Vui lòng liên hệ chăm sóc khách hàng.',
    },
  },
  'login.disabled': {
    status: 403,
    text: {
      EN: 'This account is closed. Please contact the customer service.',
      CN: '该账号已停用，请联系客服。',
      ID: 'Akun ini ditutup. Silakan hubungi layanan pelanggan.',
      TH: 'บัญชีนี้ถูกปิดแล้ว โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Tài khoản này đã bị đóng. Vui lòng liên hệ chăm sóc khách hàng.',
    },
  },
  'login.remember.ended': {
    status: 401,
    text: {
      EN: 'The saved login is no longer good. Please enter your password.',
      CN: '保存的登录信息已失效，请输入密码。',
      ID: 'Info masuk yang tersimpan sudah tidak berlaku. Masukkan kata sandi Anda.',
      TH: 'ข้อมูลเข้าสู่ระบบที่บันทึกไว้ใช้ไม่ได้แล้ว โปรดใส่รหัสผ่าน',
      VI: 'Thông tin đăng nhập đã lưu không còn hiệu lực. Vui lòng nhập mật khẩu.',
    },
  },
  'trial.too_many': {
    status: 429,
    text: {
      EN: 'Enough trial accounts were opened from here today. Register to go on playing.',
      CN: '您所在网络今日开通的试玩账号已达上限，请注册后继续。',
      ID: 'Akun percobaan dari jaringan ini sudah mencapai batas hari ini. Daftar untuk lanjut bermain.',
      TH: 'วันนี้เครือข่ายนี้เปิดบัญชีทดลองครบจำนวนแล้ว โปรดสมัครสมาชิกเพื่อเล่นต่อ',
      VI: 'Mạng này đã mở đủ tài khoản chơi thử hôm nay. Hãy đăng ký để chơi tiếp.',
    },
  },
  'username.taken': {
    status: 409,
    text: {
      EN: 'This username is taken. Please choose another.',
      CN: '该用户名已被使用，请换一个。',
      ID: 'Nama pengguna ini sudah dipakai. Pilih yang lain.',
      TH: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว โปรดเลือกชื่ออื่น',
      VI: 'Tên đăng nhập này đã có người dùng. Hãy chọn tên khác.',
    },
  },
  'affiliate.invalid': {
    status: 422,
    text: {
      EN: 'The invitation code is invalid.',
      CN: '邀请码无效。',
      ID: 'Kode undangan tidak valid.',
      TH: 'รหัสคำเชิญไม่ถูกต้อง',
      VI: 'Mã mời không hợp lệ.',
    },
  },
  'register.too_many': {
    status: 429,
    text: {
      EN: 'Too many accounts were registered from here. Please try again later.',
      CN: '您所在网络的注册次数过多，请稍后再试。',
      ID: 'Terlalu banyak pendaftaran dari jaringan ini. Silakan coba lagi nanti.',
      TH: 'มีการสมัครจากเครือข่ายนี้มากเกินไป โปรดลองใหม่ภายหลัง',
      VI: 'Có quá nhiều lượt đăng ký từ mạng này. Vui lòng thử lại sau.',
    },
  },
  'age.too_young': {
    status: 422,
    text: {
      EN: 'You must be of age to play here.',
      CN: '您必须达到法定年龄才能参与。',
      ID: 'Anda harus cukup umur untuk bermain di sini.',
      TH: 'คุณต้องมีอายุครบตามกำหนดจึงจะเล่นได้',
      VI: 'Bạn phải đủ tuổi mới được chơi tại đây.',
    },
  },
  'password.length': {
    status: 422,
    text: {
      EN: 'The password must be {range} characters.',
      CN: '密码必须为 {range} 个字符。',
      ID: 'Kata sandi harus {range} karakter.',
      TH: 'รหัสผ่านต้องมี {range} ตัวอักษร',
      VI: 'Mật khẩu phải có {range} ký tự.',
    },
  },
  'password.common': {
    status: 422,
    text: {
      EN: 'This password is too common and would be guessed. Please choose another.',
      CN: '该密码过于常见，容易被猜到，请换一个。',
      ID: 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.',
      TH: 'รหัสผ่านนี้มีคนใช้บ่อยและเดาง่าย โปรดเลือกรหัสอื่น',
      VI: 'Mật khẩu này quá phổ biến và dễ đoán. Hãy chọn mật khẩu khác.',
    },
  },
  'password.breached': {
    status: 422,
    text: {
      EN: 'This password is known from a data breach, so others may have it. Please choose another.',
      CN: '该密码曾在数据泄露中出现，可能已被他人掌握，请换一个。',
      ID: 'Kata sandi ini pernah bocor, jadi orang lain mungkin mengetahuinya. Pilih yang lain.',
      TH: 'รหัสผ่านนี้เคยรั่วไหลและอาจมีผู้อื่นรู้แล้ว โปรดเลือกรหัสอื่น',
      VI: 'Mật khẩu này từng bị lộ nên người khác có thể đã biết. Hãy chọn mật khẩu khác.',
    },
  },
  'password.context': {
    status: 422,
    text: {
      EN: 'The password must not contain your name, your contacts or the name of this site.',
      CN: '密码不能包含您的名字、联系方式或本站名称。',
      ID: 'Kata sandi tidak boleh memuat nama, kontak Anda, atau nama situs ini.',
      TH: 'รหัสผ่านต้องไม่มีชื่อ ข้อมูลติดต่อของคุณ หรือชื่อเว็บไซต์นี้',
      VI: 'Mật khẩu không được chứa tên, thông tin liên hệ của bạn hoặc tên trang này.',
    },
  },
  'password.mismatch': {
    status: 422,
    text: {
      EN: 'The confirmation is incorrect.',
      CN: '两次输入不一致。',
      ID: 'Konfirmasi tidak sama.',
      TH: 'การยืนยันไม่ตรงกัน',
      VI: 'Xác nhận không khớp.',
    },
  },
  'password.same': {
    status: 422,
    text: {
      EN: 'The new password is the same as the old one.',
      CN: '新密码与旧密码相同。',
      ID: 'Kata sandi baru sama dengan yang lama.',
      TH: 'รหัสผ่านใหม่เหมือนกับรหัสผ่านเดิม',
      VI: 'Mật khẩu mới trùng với mật khẩu cũ.',
    },
  },
  'password.wrong': {
    status: 422,
    text: {
      EN: 'The present password is wrong.',
      CN: '当前密码错误。',
      ID: 'Kata sandi saat ini salah.',
      TH: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
      VI: 'Mật khẩu hiện tại không đúng.',
    },
  },
  'password.locked': {
    status: 429,
    transient: true,
    text: {
      EN: 'The password was wrong too often. Please wait {minutes} minutes.',
      CN: '密码错误次数过多，请等待 {minutes} 分钟。',
      ID: 'Kata sandi terlalu sering salah. Tunggu {minutes} menit.',
      TH: 'ใส่รหัสผ่านผิดหลายครั้งเกินไป โปรดรอ {minutes} นาที',
      VI: 'Nhập sai mật khẩu quá nhiều lần. Vui lòng đợi {minutes} phút.',
    },
  },
  'password.ticket_ended': {
    status: 422,
    text: {
      EN: 'The time to change the password without the old one is over. Please log in again.',
      CN: '免输旧密码的修改时限已过，请重新登录。',
      ID: 'Waktu mengganti kata sandi tanpa yang lama sudah habis. Silakan masuk lagi.',
      TH: 'หมดเวลาเปลี่ยนรหัสผ่านโดยไม่ใส่รหัสเดิมแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
      VI: 'Đã hết thời gian đổi mật khẩu mà không cần mật khẩu cũ. Vui lòng đăng nhập lại.',
    },
  },
});
