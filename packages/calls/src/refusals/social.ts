// Refusals of signing in through a provider.
import { defineRefusals } from './kind.ts';

export const socialRefusals = defineRefusals({
  'social.failed': {
    status: 401,
    text: {
      EN: 'Login failure. Please try again.',
      CN: '登录失败，请重试。',
      ID: 'Gagal masuk. Silakan coba lagi.',
      TH: 'เข้าสู่ระบบไม่สำเร็จ โปรดลองอีกครั้ง',
      VI: 'Đăng nhập không thành công. Vui lòng thử lại.',
    },
  },
  'social.unavailable': {
    status: 503,
    transient: true,
    text: {
      EN: 'This way of signing in cannot be reached right now. Please use another.',
      CN: '该登录方式暂时无法使用，请改用其他方式。',
      ID: 'Cara masuk ini sedang tidak dapat dipakai. Gunakan cara lain.',
      TH: 'ขณะนี้ใช้วิธีเข้าสู่ระบบนี้ไม่ได้ โปรดใช้วิธีอื่น',
      VI: 'Hiện không dùng được cách đăng nhập này. Vui lòng chọn cách khác.',
    },
  },
  'social.unlinked': {
    status: 422,
    text: {
      EN: 'No account is linked to this sign-in yet.',
      CN: '该登录方式尚未绑定账号。',
      ID: 'Belum ada akun yang terhubung dengan cara masuk ini.',
      TH: 'ยังไม่มีบัญชีที่เชื่อมกับการเข้าสู่ระบบนี้',
      VI: 'Chưa có tài khoản nào liên kết với cách đăng nhập này.',
    },
  },
  'social.ticket_ended': {
    status: 422,
    text: {
      EN: 'The time to link this sign-in is over. Please begin again.',
      CN: '绑定时限已过，请重新开始。',
      ID: 'Waktu untuk menghubungkan cara masuk ini habis. Silakan mulai lagi.',
      TH: 'หมดเวลาเชื่อมการเข้าสู่ระบบนี้แล้ว โปรดเริ่มใหม่',
      VI: 'Đã hết thời gian liên kết cách đăng nhập này. Vui lòng bắt đầu lại.',
    },
  },
  'social.taken': {
    status: 409,
    text: {
      EN: 'This is linked already: each sign-in to one account, and one of each kind to an account.',
      CN: '已存在绑定：一个第三方账号只能绑定一个账号，每种方式也只能绑定一个。',
      ID: 'Sudah terhubung: setiap cara masuk untuk satu akun, dan satu dari tiap jenis per akun.',
      TH: 'เชื่อมไว้แล้ว แต่ละการเข้าสู่ระบบใช้ได้กับบัญชีเดียว และแต่ละบัญชีใช้ได้ชนิดละหนึ่ง',
      VI: 'Đã được liên kết: mỗi cách đăng nhập chỉ cho một tài khoản, và mỗi loại một lần.',
    },
  },
  'social.only_way': {
    status: 409,
    text: {
      EN: 'This is the only way into your account. Set a password or link another first.',
      CN: '这是您登录账号的唯一方式，请先设置密码或绑定其他方式。',
      ID: 'Ini satu-satunya cara masuk ke akun Anda. Buat kata sandi atau hubungkan yang lain dulu.',
      TH: 'นี่เป็นทางเข้าบัญชีเพียงทางเดียวของคุณ โปรดตั้งรหัสผ่านหรือเชื่อมทางอื่นก่อน',
      VI: 'Đây là cách duy nhất vào tài khoản của bạn. Hãy đặt mật khẩu hoặc liên kết cách khác trước.',
    },
  },
});
