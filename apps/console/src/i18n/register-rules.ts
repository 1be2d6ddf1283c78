// Texts of the editor of the registration's rules.
import { defineTexts } from './define-texts.ts';

export const registerRuleTexts = defineTexts({
  'register.language': {
    EN: 'Language of the form',
    CN: '表单语言',
    ID: 'Bahasa formulir',
    TH: 'ภาษาของแบบฟอร์ม',
    VI: 'Ngôn ngữ của biểu mẫu',
  },
  'register.way': {
    EN: 'Way to register',
    CN: '注册方式',
    ID: 'Cara mendaftar',
    TH: 'วิธีสมัคร',
    VI: 'Cách đăng ký',
  },
  'register.byUsername': {
    EN: 'Username',
    CN: '用户名',
    ID: 'Nama pengguna',
    TH: 'ชื่อผู้ใช้',
    VI: 'Tên đăng nhập',
  },
  'register.byMobile': {
    EN: 'Mobile number',
    CN: '手机号码',
    ID: 'Nomor ponsel',
    TH: 'เบอร์มือถือ',
    VI: 'Số di động',
  },
  'register.tryIt': {
    EN: 'Type into a field, or press an example, to see what a visitor is told.',
    CN: '在字段中输入内容，或点击示例，查看访客会看到的提示。',
    ID: 'Ketik di sebuah kolom, atau tekan contoh, untuk melihat pesan bagi pengunjung.',
    TH: 'พิมพ์ในช่อง หรือกดตัวอย่าง เพื่อดูข้อความที่ผู้เข้าชมเห็น',
    VI: 'Gõ vào một trường hoặc bấm ví dụ để xem khách được báo gì.',
  },
  'register.passes': {
    EN: 'Example that passes: %{example}',
    CN: '通过的示例：%{example}',
    ID: 'Contoh yang lolos: %{example}',
    TH: 'ตัวอย่างที่ผ่าน: %{example}',
    VI: 'Ví dụ hợp lệ: %{example}',
  },
  'register.fails': {
    EN: 'Example that fails: %{example}',
    CN: '不通过的示例：%{example}',
    ID: 'Contoh yang ditolak: %{example}',
    TH: 'ตัวอย่างที่ไม่ผ่าน: %{example}',
    VI: 'Ví dụ không hợp lệ: %{example}',
  },
  'register.impossible': {
    EN: 'No text fits this form and length: nobody could fill the field in.',
    CN: '没有内容能同时符合此格式和长度，任何人都无法填写。',
    ID: 'Tidak ada isian yang cocok dengan bentuk dan panjang ini: kolom tak bisa diisi.',
    TH: 'ไม่มีข้อความใดตรงกับรูปแบบและความยาวนี้ จึงไม่มีใครกรอกช่องนี้ได้',
    VI: 'Không có nội dung nào vừa dạng và độ dài này: không ai điền được trường này.',
  },
  'register.always': {
    EN: 'Always asked',
    CN: '必定显示',
    ID: 'Selalu diminta',
    TH: 'ถามเสมอ',
    VI: 'Luôn hỏi',
  },
  'register.featureOff': {
    EN: 'Registering by mobile number is switched off under Features.',
    CN: '手机号码注册已在“功能”中关闭。',
    ID: 'Pendaftaran dengan nomor ponsel dimatikan di Fitur.',
    TH: 'การสมัครด้วยเบอร์มือถือถูกปิดไว้ในเมนูฟีเจอร์',
    VI: 'Đăng ký bằng số di động đang tắt trong mục Tính năng.',
  },
});
