// Senders of SMS and mail, and the secrets that outside services gave the merchant.
import { defineTexts } from './define-texts.ts';

export const senderTexts = defineTexts({
  'secret.set': {
    EN: 'Set',
    CN: '已设置',
    ID: 'Sudah diisi',
    TH: 'ตั้งค่าแล้ว',
    VI: 'Đã đặt',
  },
  'secret.missing': {
    EN: 'Not set',
    CN: '未设置',
    ID: 'Belum diisi',
    TH: 'ยังไม่ได้ตั้งค่า',
    VI: 'Chưa đặt',
  },
  'secret.enter': {
    EN: 'Enter',
    CN: '填写',
    ID: 'Isi',
    TH: 'กรอก',
    VI: 'Nhập',
  },
  'secret.replace': {
    EN: 'Replace',
    CN: '更换',
    ID: 'Ganti',
    TH: 'เปลี่ยน',
    VI: 'Thay',
  },
  'secret.remove': {
    EN: 'Remove',
    CN: '移除',
    ID: 'Hapus',
    TH: 'ลบออก',
    VI: 'Gỡ bỏ',
  },
  'secret.effect': {
    EN: 'It is kept encrypted, used at once, and never shown again, to nobody.',
    CN: '将加密保存并立即生效，此后不再向任何人显示。',
    ID: 'Disimpan terenkripsi, langsung dipakai, dan tidak pernah ditampilkan lagi kepada siapa pun.',
    TH: 'ข้อมูลจะถูกเข้ารหัส ใช้งานทันที และไม่แสดงให้ใครเห็นอีก',
    VI: 'Được lưu mã hóa, dùng ngay và không bao giờ hiện lại cho bất kỳ ai.',
  },
  'secret.removeEffect': {
    EN: 'What needs it stops working at once.',
    CN: '依赖它的功能将立即停止。',
    ID: 'Apa pun yang membutuhkannya langsung berhenti bekerja.',
    TH: 'ส่วนที่ต้องใช้จะหยุดทำงานทันที',
    VI: 'Những gì cần đến nó sẽ ngừng hoạt động ngay.',
  },
});
