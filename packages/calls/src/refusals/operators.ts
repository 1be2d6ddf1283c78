// Refusals to operators: login, approvals, and the management of operators.
import { defineRefusals } from './kind.ts';

export const operatorRefusals = defineRefusals({
  'operator.login_wrong': {
    status: 401,
    text: {
      EN: 'The name or the password is wrong.',
      CN: '用户名或密码错误。',
      ID: 'Nama atau kata sandi salah.',
      TH: 'ชื่อหรือรหัสผ่านไม่ถูกต้อง',
      VI: 'Tên hoặc mật khẩu không đúng.',
    },
  },
  'operator.locked': {
    status: 429,
    transient: true,
    text: {
      EN: 'Too many failed tries. Wait {minutes} minutes, or ask an owner to unlock you.',
      CN: '失败次数过多。请等待 {minutes} 分钟，或请所有者解锁。',
      ID: 'Terlalu banyak percobaan gagal. Tunggu {minutes} menit, atau minta pemilik membuka kunci.',
      TH: 'ลองผิดหลายครั้งเกินไป โปรดรอ {minutes} นาที หรือให้เจ้าของระบบปลดล็อก',
      VI: 'Thử sai quá nhiều lần. Hãy đợi {minutes} phút hoặc nhờ chủ sở hữu mở khóa.',
    },
  },
  'operator.ticket_ended': {
    status: 401,
    text: {
      EN: 'This login has expired. Start again with your name and password.',
      CN: '本次登录已过期，请重新输入用户名和密码。',
      ID: 'Proses masuk ini sudah kedaluwarsa. Mulai lagi dengan nama dan kata sandi.',
      TH: 'การเข้าสู่ระบบครั้งนี้หมดอายุแล้ว โปรดเริ่มใหม่ด้วยชื่อและรหัสผ่าน',
      VI: 'Lần đăng nhập này đã hết hạn. Hãy bắt đầu lại với tên và mật khẩu.',
    },
  },
  'operator.enrolment_ended': {
    status: 401,
    text: {
      EN: 'This link was used already or is too old. Ask for a new one.',
      CN: '该链接已被使用或已过期，请索取新的链接。',
      ID: 'Tautan ini sudah dipakai atau kedaluwarsa. Mintalah yang baru.',
      TH: 'ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ โปรดขอลิงก์ใหม่',
      VI: 'Liên kết này đã được dùng hoặc đã hết hạn. Hãy xin liên kết mới.',
    },
  },
  'operator.code_wrong': {
    status: 401,
    text: {
      EN: 'The code is wrong. Check the clock of your phone and type the newest code.',
      CN: '验证码错误。请检查手机时间并输入最新的验证码。',
      ID: 'Kode salah. Periksa jam ponsel Anda dan ketik kode terbaru.',
      TH: 'รหัสไม่ถูกต้อง โปรดตรวจสอบเวลาของโทรศัพท์แล้วใส่รหัสล่าสุด',
      VI: 'Mã không đúng. Hãy kiểm tra giờ trên điện thoại và nhập mã mới nhất.',
    },
  },
  'operator.code_used': {
    status: 409,
    text: {
      EN: 'This code was already used. Wait for the next one.',
      CN: '该验证码已使用，请等待下一个。',
      ID: 'Kode ini sudah dipakai. Tunggu kode berikutnya.',
      TH: 'รหัสนี้ถูกใช้ไปแล้ว โปรดรอรหัสถัดไป',
      VI: 'Mã này đã được dùng. Hãy đợi mã tiếp theo.',
    },
  },
  'operator.password_wrong': {
    status: 422,
    text: {
      EN: 'The present password is wrong.',
      CN: '当前密码错误。',
      ID: 'Kata sandi saat ini salah.',
      TH: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
      VI: 'Mật khẩu hiện tại không đúng.',
    },
  },
  'operator.password_weak': {
    status: 422,
    text: {
      EN: 'Choose a password of at least 12 characters that is not a common one and not your name.',
      CN: '请设置至少 12 个字符的密码，不要使用常见密码或您的名字。',
      ID: 'Pilih kata sandi minimal 12 karakter yang tidak umum dan bukan nama Anda.',
      TH: 'เลือกรหัสผ่านอย่างน้อย 12 ตัวอักษร ที่ไม่ใช่รหัสที่ใช้กันทั่วไปและไม่ใช่ชื่อของคุณ',
      VI: 'Hãy chọn mật khẩu ít nhất 12 ký tự, không phổ biến và không phải tên của bạn.',
    },
  },
  'operator.password_same': {
    status: 422,
    text: {
      EN: 'The new password is the same as the present one.',
      CN: '新密码与当前密码相同。',
      ID: 'Kata sandi baru sama dengan yang sekarang.',
      TH: 'รหัสผ่านใหม่เหมือนกับรหัสผ่านปัจจุบัน',
      VI: 'Mật khẩu mới trùng với mật khẩu hiện tại.',
    },
  },
  'operator.name_taken': {
    status: 409,
    text: {
      EN: 'An operator of this name exists already.',
      CN: '该名称的操作员已存在。',
      ID: 'Operator dengan nama ini sudah ada.',
      TH: 'มีผู้ดูแลชื่อนี้อยู่แล้ว',
      VI: 'Đã có nhân viên vận hành mang tên này.',
    },
  },
  'operator.self': {
    status: 403,
    text: {
      EN: 'You cannot do this to your own account. Ask another operator.',
      CN: '您不能对自己的账号执行此操作，请联系其他操作员。',
      ID: 'Anda tidak dapat melakukan ini pada akun sendiri. Minta operator lain.',
      TH: 'คุณไม่สามารถทำรายการนี้กับบัญชีของตนเอง โปรดให้ผู้ดูแลคนอื่นดำเนินการ',
      VI: 'Bạn không thể làm việc này với tài khoản của chính mình. Hãy nhờ người khác.',
    },
  },
  'operator.last_owner': {
    status: 422,
    text: {
      EN: 'This is the last owner who can work. Make another owner first.',
      CN: '这是最后一位可用的所有者，请先添加另一位所有者。',
      ID: 'Ini pemilik aktif terakhir. Tambahkan pemilik lain terlebih dahulu.',
      TH: 'นี่คือเจ้าของคนสุดท้ายที่ยังทำงานได้ โปรดเพิ่มเจ้าของอีกคนก่อน',
      VI: 'Đây là chủ sở hữu cuối cùng còn hoạt động. Hãy thêm một chủ sở hữu khác trước.',
    },
  },
  'role.unknown': {
    status: 422,
    text: {
      EN: 'There is no such role.',
      CN: '没有这个角色。',
      ID: 'Peran ini tidak ada.',
      TH: 'ไม่มีบทบาทนี้',
      VI: 'Không có vai trò này.',
    },
  },
  'role.fixed': {
    status: 422,
    text: {
      EN: 'The owner role always has every right and cannot be changed.',
      CN: '所有者角色始终拥有全部权限，不能更改。',
      ID: 'Peran pemilik selalu memiliki semua hak dan tidak dapat diubah.',
      TH: 'บทบาทเจ้าของมีสิทธิ์ทั้งหมดเสมอและแก้ไขไม่ได้',
      VI: 'Vai trò chủ sở hữu luôn có mọi quyền và không thể thay đổi.',
    },
  },
  'approval.own': {
    status: 403,
    text: {
      EN: 'You asked for this yourself, so another operator must decide it.',
      CN: '这是您本人提出的申请，必须由其他操作员审批。',
      ID: 'Anda sendiri yang memintanya, jadi operator lain yang harus memutuskan.',
      TH: 'คุณเป็นผู้ขอรายการนี้เอง จึงต้องให้ผู้ดูแลคนอื่นตัดสินใจ',
      VI: 'Chính bạn đã yêu cầu việc này, nên người khác phải quyết định.',
    },
  },
  'approval.same_person': {
    status: 403,
    text: {
      EN: 'One of you made the other’s account or was shown its first link, so a third operator must decide it.',
      CN: '你们其中一人创建了对方的账户或看过其首次登录链接，必须由第三位操作员审批。',
      ID: 'Salah satu dari Anda membuat akun yang lain atau melihat tautan pertamanya, jadi operator ketiga yang harus memutuskan.',
      TH: 'คนหนึ่งในพวกคุณสร้างบัญชีของอีกคนหรือเคยเห็นลิงก์แรกของบัญชีนั้น จึงต้องให้ผู้ดูแลคนที่สามตัดสินใจ',
      VI: 'Một trong hai người đã tạo tài khoản của người kia hoặc đã thấy liên kết đầu tiên của nó, nên người thứ ba phải quyết định.',
    },
  },
  'approval.no_secret': {
    status: 409,
    text: {
      EN: 'There is nothing to show: it is shown once, within an hour, to who approved it. Have it asked for again.',
      CN: '没有可显示的内容：仅在一小时内向审批人显示一次。请重新申请。',
      ID: 'Tidak ada yang ditampilkan: hanya sekali, dalam satu jam, kepada yang menyetujui. Mintalah pengajuan baru.',
      TH: 'ไม่มีข้อมูลให้แสดง: แสดงครั้งเดียวภายในหนึ่งชั่วโมงแก่ผู้อนุมัติ โปรดให้ขอใหม่',
      VI: 'Không có gì để hiển thị: chỉ hiển thị một lần, trong một giờ, cho người đã duyệt. Hãy yêu cầu lại.',
    },
  },
  'operator.elsewhere': {
    status: 403,
    text: {
      EN: 'This operator works for other merchants too. Take away the roles here instead; the account is for all of them to change.',
      CN: '该操作员也为其他商户工作。请改为撤销其在此处的角色；账户须由所有相关商户共同更改。',
      ID: 'Operator ini juga bekerja untuk merchant lain. Cabut perannya di sini; akunnya hanya dapat diubah oleh mereka semua.',
      TH: 'ผู้ดูแลคนนี้ทำงานให้ร้านค้าอื่นด้วย โปรดถอนบทบาทที่นี่แทน บัญชีต้องให้ทุกร้านร่วมกันเปลี่ยน',
      VI: 'Nhân viên này cũng làm cho đơn vị khác. Hãy bỏ vai trò ở đây; tài khoản phải do tất cả các đơn vị thay đổi.',
    },
  },
  'approval.not_own': {
    status: 403,
    text: {
      EN: 'Only the operator who asked can withdraw the request.',
      CN: '只有申请人才能撤回该申请。',
      ID: 'Hanya operator yang meminta yang dapat menarik permintaan ini.',
      TH: 'เฉพาะผู้ที่ขอเท่านั้นที่ถอนคำขอนี้ได้',
      VI: 'Chỉ người đã yêu cầu mới có thể rút lại.',
    },
  },
  'approval.decided': {
    status: 409,
    text: {
      EN: 'This request has been decided already.',
      CN: '该申请已处理。',
      ID: 'Permintaan ini sudah diputuskan.',
      TH: 'คำขอนี้ได้รับการตัดสินใจแล้ว',
      VI: 'Yêu cầu này đã được quyết định.',
    },
  },
  'approval.failed': {
    status: 422,
    text: {
      EN: 'It could not be carried out: {why}',
      CN: '无法执行：{why}',
      ID: 'Tidak dapat dijalankan: {why}',
      TH: 'ดำเนินการไม่ได้: {why}',
      VI: 'Không thể thực hiện: {why}',
    },
  },
});
