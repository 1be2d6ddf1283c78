import type { Language } from '@fairhouse/values';

export type SecurityNotice =
  | 'newDevice'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'authenticatorReset'
  | 'contactChanged'
  | 'passwordReset'
  | 'passwordResetByOperator'
  | 'paymentPasswordForgotten';

type Texts = Readonly<Record<Language, string>>;

/** Titles and bodies in every language; `{device}` and `{address}` are filled in. */
export const SECURITY_NOTICES: Readonly<
  Record<SecurityNotice, { readonly titles: Texts; readonly bodies: Texts }>
> = {
  newDevice: {
    titles: {
      EN: 'A login from a new device',
      CN: '新设备登录提醒',
      ID: 'Masuk dari perangkat baru',
      TH: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
      VI: 'Đăng nhập từ thiết bị mới',
    },
    bodies: {
      EN: 'Your account was opened on {device}, address {address}. If this was not you, change your password and log out the other devices in the security centre.',
      CN: '您的账号在 {device} 上登录，地址 {address}。若非本人操作，请修改密码，并在安全中心退出其他设备。',
      ID: 'Akun Anda dibuka di {device}, alamat {address}. Jika bukan Anda, ganti kata sandi dan keluarkan perangkat lain di pusat keamanan.',
      TH: 'บัญชีของคุณถูกเปิดบน {device} ที่อยู่ {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและออกจากระบบอุปกรณ์อื่นที่ศูนย์ความปลอดภัย',
      VI: 'Tài khoản của bạn được mở trên {device}, địa chỉ {address}. Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất các thiết bị khác ở trung tâm bảo mật.',
    },
  },
  authenticatorOn: {
    titles: {
      EN: 'Your authenticator app is on',
      CN: '身份验证器已启用',
      ID: 'Aplikasi autentikator aktif',
      TH: 'เปิดใช้แอปยืนยันตัวตนแล้ว',
      VI: 'Đã bật ứng dụng xác thực',
    },
    bodies: {
      EN: 'From now on a login asks for a code of the app as well. It was set up on {device}, address {address}.',
      CN: '今后登录还需输入验证器中的验证码。本次在 {device} 上设置，地址 {address}。',
      ID: 'Mulai sekarang setiap masuk juga meminta kode aplikasi. Dipasang di {device}, alamat {address}.',
      TH: 'ต่อจากนี้การเข้าสู่ระบบจะขอรหัสจากแอปด้วย ตั้งค่าบน {device} ที่อยู่ {address}',
      VI: 'Từ nay mỗi lần đăng nhập sẽ cần thêm mã của ứng dụng. Thiết lập trên {device}, địa chỉ {address}.',
    },
  },
  authenticatorOff: {
    titles: {
      EN: 'Your authenticator app is off',
      CN: '身份验证器已停用',
      ID: 'Aplikasi autentikator nonaktif',
      TH: 'ปิดแอปยืนยันตัวตนแล้ว',
      VI: 'Đã tắt ứng dụng xác thực',
    },
    bodies: {
      EN: 'A login no longer asks for its code. It was turned off on {device}, address {address}. If this was not you, change your password now.',
      CN: '登录时不再需要验证器的验证码。本次在 {device} 上停用，地址 {address}。若非本人操作，请立即修改密码。',
      ID: 'Masuk tidak lagi meminta kodenya. Dinonaktifkan di {device}, alamat {address}. Jika bukan Anda, segera ganti kata sandi.',
      TH: 'การเข้าสู่ระบบจะไม่ขอรหัสอีก ปิดบน {device} ที่อยู่ {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
      VI: 'Đăng nhập không còn cần mã. Đã tắt trên {device}, địa chỉ {address}. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
  },
  authenticatorReset: {
    titles: {
      EN: 'The customer service removed your authenticator app',
      CN: '客服已解除您的身份验证器',
      ID: 'Layanan pelanggan melepas aplikasi autentikator Anda',
      TH: 'ฝ่ายบริการลูกค้ายกเลิกแอปยืนยันตัวตนของคุณแล้ว',
      VI: 'Chăm sóc khách hàng đã gỡ ứng dụng xác thực của bạn',
    },
    bodies: {
      EN: 'You are logged out everywhere, and withdrawals rest for a day. Set the app up again in the security centre. If you did not ask for this, contact us.',
      CN: '您已在所有设备上退出登录，提款将暂停一天。请在安全中心重新绑定。若非您本人申请，请联系我们。',
      ID: 'Anda dikeluarkan dari semua perangkat dan penarikan ditunda sehari. Pasang lagi aplikasinya di pusat keamanan. Jika Anda tidak memintanya, hubungi kami.',
      TH: 'คุณถูกออกจากระบบทุกอุปกรณ์ และพักการถอนหนึ่งวัน โปรดตั้งค่าแอปใหม่ที่ศูนย์ความปลอดภัย หากคุณไม่ได้ขอ โปรดติดต่อเรา',
      VI: 'Bạn đã bị đăng xuất khỏi mọi thiết bị và việc rút tiền tạm dừng một ngày. Hãy thiết lập lại ứng dụng ở trung tâm bảo mật. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi.',
    },
  },
  contactChanged: {
    titles: {
      EN: 'An address of your account was changed',
      CN: '账号联系方式已变更',
      ID: 'Kontak akun Anda diganti',
      TH: 'ข้อมูลติดต่อของบัญชีถูกเปลี่ยน',
      VI: 'Liên hệ của tài khoản đã được đổi',
    },
    bodies: {
      EN: 'Codes now go to a new mobile number or mail address. It was changed on {device}, address {address}; withdrawals rest for a while. If this was not you, contact the customer service at once.',
      CN: '验证码将发送至新的手机号或邮箱。本次在 {device} 上变更，地址 {address}；提款将暂停一段时间。若非本人操作，请立即联系客服。',
      ID: 'Kode kini dikirim ke nomor ponsel atau alamat surel baru. Diganti di {device}, alamat {address}; penarikan ditunda sementara. Jika bukan Anda, segera hubungi layanan pelanggan.',
      TH: 'รหัสจะถูกส่งไปยังหมายเลขหรืออีเมลใหม่ เปลี่ยนบน {device} ที่อยู่ {address} และพักการถอนชั่วคราว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Mã sẽ được gửi đến số điện thoại hoặc email mới. Đổi trên {device}, địa chỉ {address}; việc rút tiền tạm dừng một thời gian. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
  },
  passwordResetByOperator: {
    titles: {
      EN: 'The customer service replaced your password',
      CN: '客服已重置您的登录密码',
      ID: 'Layanan pelanggan mengganti kata sandi Anda',
      TH: 'ฝ่ายบริการลูกค้าเปลี่ยนรหัสผ่านของคุณแล้ว',
      VI: 'Chăm sóc khách hàng đã thay mật khẩu của bạn',
    },
    bodies: {
      EN: 'You are logged out everywhere, and withdrawals rest. Log in with the activation code that only you get. If you did not ask for this, contact us at once.',
      CN: '您已在所有设备上退出登录，提款暂停。请使用仅发给您的激活码登录。若非您本人申请，请立即联系我们。',
      ID: 'Anda dikeluarkan dari semua perangkat dan penarikan ditunda. Masuk dengan kode aktivasi yang hanya Anda terima. Jika Anda tidak memintanya, segera hubungi kami.',
      TH: 'คุณถูกออกจากระบบทุกอุปกรณ์และพักการถอน โปรดเข้าสู่ระบบด้วยรหัสเปิดใช้งานที่ส่งให้คุณเท่านั้น หากคุณไม่ได้ขอ โปรดติดต่อเราทันที',
      VI: 'Bạn đã bị đăng xuất khỏi mọi thiết bị và việc rút tiền tạm dừng. Hãy đăng nhập bằng mã kích hoạt chỉ gửi cho bạn. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
    },
  },
  paymentPasswordForgotten: {
    titles: {
      EN: 'The customer service cleared your payment password',
      CN: '客服已清除您的支付密码',
      ID: 'Layanan pelanggan menghapus kata sandi pembayaran Anda',
      TH: 'ฝ่ายบริการลูกค้าล้างรหัสผ่านการชำระเงินของคุณแล้ว',
      VI: 'Chăm sóc khách hàng đã xóa mật khẩu thanh toán của bạn',
    },
    bodies: {
      EN: 'Set a new one in the security centre; withdrawals rest until then and for a while. If you did not ask for this, contact us at once.',
      CN: '请在安全中心设置新的支付密码；在此之前及之后一段时间内提款暂停。若非您本人申请，请立即联系我们。',
      ID: 'Buat yang baru di pusat keamanan; penarikan ditunda sampai itu dan beberapa waktu setelahnya. Jika Anda tidak memintanya, segera hubungi kami.',
      TH: 'โปรดตั้งใหม่ที่ศูนย์ความปลอดภัย การถอนจะพักไว้จนกว่าจะตั้งและอีกระยะหนึ่ง หากคุณไม่ได้ขอ โปรดติดต่อเราทันที',
      VI: 'Hãy đặt mật khẩu mới ở trung tâm bảo mật; việc rút tiền tạm dừng cho đến lúc đó và thêm một thời gian. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
    },
  },
  passwordReset: {
    titles: {
      EN: 'Your password was reset',
      CN: '您的密码已重置',
      ID: 'Kata sandi Anda diatur ulang',
      TH: 'รหัสผ่านของคุณถูกตั้งใหม่',
      VI: 'Mật khẩu của bạn đã được đặt lại',
    },
    bodies: {
      EN: 'A new password was set on {device}, address {address}. All other devices are logged out, and withdrawals rest for a day. If this was not you, contact the customer service at once.',
      CN: '新密码已在 {device} 上设置，地址 {address}。其他设备均已退出登录，提款将暂停一天。若非本人操作，请立即联系客服。',
      ID: 'Kata sandi baru dibuat di {device}, alamat {address}. Perangkat lain dikeluarkan dan penarikan ditunda sehari. Jika bukan Anda, segera hubungi layanan pelanggan.',
      TH: 'ตั้งรหัสผ่านใหม่บน {device} ที่อยู่ {address} อุปกรณ์อื่นถูกออกจากระบบทั้งหมด และพักการถอนหนึ่งวัน หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Mật khẩu mới được đặt trên {device}, địa chỉ {address}. Mọi thiết bị khác đã đăng xuất và việc rút tiền tạm dừng một ngày. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
  },
};
