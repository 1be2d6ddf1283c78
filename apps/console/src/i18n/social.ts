// Signing in through providers, as an operator sets it up.
import { defineTexts } from './define-texts.ts';

export const socialTexts = defineTexts({
  'setting.social': {
    EN: 'Sign-in through providers',
    CN: '第三方登录',
    ID: 'Masuk lewat penyedia',
    TH: 'เข้าสู่ระบบผ่านผู้ให้บริการ',
    VI: 'Đăng nhập qua nhà cung cấp',
  },
  'setting.socialEffect': {
    EN: 'Decides who may vouch for members that sign in. A second person must agree.',
    CN: '决定由谁为登录的会员作保。需要第二人同意。',
    ID: 'Menentukan siapa yang boleh menjamin anggota yang masuk. Orang kedua harus setuju.',
    TH: 'กำหนดว่าใครยืนยันตัวสมาชิกที่เข้าสู่ระบบได้ ต้องมีผู้อนุมัติคนที่สอง',
    VI: 'Quyết định bên nào được xác nhận thành viên khi đăng nhập. Cần người thứ hai đồng ý.',
  },
  'social.provided': {
    EN: 'Secrets and addresses of the providers',
    CN: '第三方的密钥与地址',
    ID: 'Rahasia dan alamat penyedia',
    TH: 'รหัสลับและที่อยู่ของผู้ให้บริการ',
    VI: 'Khóa bí mật và địa chỉ của nhà cung cấp',
  },
  'social.clientId': {
    EN: 'Client ID',
    CN: '客户端 ID',
    ID: 'ID klien',
    TH: 'รหัสไคลเอนต์',
    VI: 'Mã ứng dụng',
  },
  'social.botId': {
    EN: 'Number of the bot',
    CN: '机器人编号',
    ID: 'Nomor bot',
    TH: 'หมายเลขบอต',
    VI: 'Số của bot',
  },
  'social.botIdHelp': {
    EN: 'It stands before the colon of the bot’s token.',
    CN: '即机器人令牌中冒号前的数字。',
    ID: 'Angka sebelum titik dua pada token bot.',
    TH: 'คือตัวเลขก่อนเครื่องหมายโคลอนในโทเคนของบอต',
    VI: 'Là dãy số trước dấu hai chấm trong mã của bot.',
  },
  'social.botName': {
    EN: 'Name of the bot',
    CN: '机器人名称',
    ID: 'Nama bot',
    TH: 'ชื่อบอต',
    VI: 'Tên bot',
  },
  'social.advanced': {
    EN: 'Advanced',
    CN: '高级',
    ID: 'Lanjutan',
    TH: 'ขั้นสูง',
    VI: 'Nâng cao',
  },
  'social.issuer': {
    EN: 'Address of the provider',
    CN: '提供方地址',
    ID: 'Alamat penyedia',
    TH: 'ที่อยู่ของผู้ให้บริการ',
    VI: 'Địa chỉ nhà cung cấp',
  },
  'social.issuerHelp': {
    EN: 'Empty for the provider’s own. Whoever stands at this address can vouch for every linked member.',
    CN: '留空则使用官方地址。该地址的持有者可以为任何已绑定的会员作保。',
    ID: 'Kosongkan untuk alamat asli. Siapa pun di alamat ini dapat menjamin setiap anggota yang terhubung.',
    TH: 'เว้นว่างเพื่อใช้ที่อยู่ของผู้ให้บริการเอง ผู้ที่อยู่ ณ ที่อยู่นี้ยืนยันตัวสมาชิกที่เชื่อมไว้ได้ทุกคน',
    VI: 'Để trống để dùng địa chỉ gốc. Ai đứng ở địa chỉ này có thể xác nhận mọi thành viên đã liên kết.',
  },
  'social.redirects': {
    EN: 'Tell the provider to allow these redirect addresses:',
    CN: '请在第三方后台允许以下回调地址：',
    ID: 'Izinkan alamat pengalihan ini di penyedia:',
    TH: 'แจ้งผู้ให้บริการให้อนุญาตที่อยู่ส่งกลับเหล่านี้:',
    VI: 'Hãy cho phép các địa chỉ chuyển hướng này ở nhà cung cấp:',
  },
  'social.redirect': {
    EN: 'Redirect address',
    CN: '回调地址',
    ID: 'Alamat pengalihan',
    TH: 'ที่อยู่ส่งกลับ',
    VI: 'Địa chỉ chuyển hướng',
  },
});
