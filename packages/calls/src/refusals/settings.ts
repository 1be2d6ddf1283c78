// Refusals about settings and content.
import { defineRefusals } from './kind.ts';

export const settingsRefusals = defineRefusals({
  'setting.unknown': {
    status: 404,
    text: {
      EN: 'There is no setting of this name.',
      CN: '没有该名称的设置。',
      ID: 'Tidak ada pengaturan dengan nama ini.',
      TH: 'ไม่มีการตั้งค่าชื่อนี้',
      VI: 'Không có thiết lập nào mang tên này.',
    },
  },
  'setting.invalid': {
    status: 422,
    text: {
      EN: 'These values are not valid: {fields}.',
      CN: '以下内容不符合要求：{fields}。',
      ID: 'Isian berikut tidak valid: {fields}.',
      TH: 'ค่าต่อไปนี้ไม่ถูกต้อง: {fields}',
      VI: 'Các giá trị sau không hợp lệ: {fields}.',
    },
  },
  'setting.changed': {
    status: 409,
    text: {
      EN: 'Somebody changed this setting meanwhile. Load it again and repeat your change.',
      CN: '该设置已被他人修改，请重新加载后再修改。',
      ID: 'Pengaturan ini baru saja diubah orang lain. Muat ulang lalu ulangi perubahan Anda.',
      TH: 'มีผู้อื่นแก้ไขการตั้งค่านี้แล้ว โปรดโหลดใหม่แล้วแก้ไขอีกครั้ง',
      VI: 'Có người vừa đổi thiết lập này. Hãy tải lại rồi sửa lần nữa.',
    },
  },
  'announcement.ends_first': {
    status: 422,
    text: {
      EN: 'The end must come after the beginning.',
      CN: '结束时间必须晚于开始时间。',
      ID: 'Waktu berakhir harus setelah waktu mulai.',
      TH: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
      VI: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
    },
  },
  'theme.contrast': {
    status: 422,
    text: {
      EN: 'These colours cannot be read well: {pair} has a contrast of {ratio}, and 4.5 is needed.',
      CN: '颜色对比度不足：{pair} 为 {ratio}，至少需要 4.5。',
      ID: 'Warna sulit dibaca: kontras {pair} adalah {ratio}, minimal 4,5.',
      TH: 'สีอ่านยาก: {pair} มีคอนทราสต์ {ratio} ต้องไม่น้อยกว่า 4.5',
      VI: 'Màu khó đọc: {pair} có độ tương phản {ratio}, cần ít nhất 4,5.',
    },
  },
  'resource.taken': {
    status: 409,
    text: {
      EN: 'There is already a resource of this kind and name.',
      CN: '已存在同类型同名称的资源。',
      ID: 'Sudah ada sumber daya dengan jenis dan nama ini.',
      TH: 'มีทรัพยากรประเภทและชื่อนี้อยู่แล้ว',
      VI: 'Đã có tài nguyên cùng loại và tên này.',
    },
  },
  'link.refused': {
    status: 422,
    text: {
      EN: 'A link must begin with https:// or with / for a page of the site.',
      CN: '链接必须以 https:// 开头，或以 / 开头表示站内页面。',
      ID: 'Tautan harus diawali https:// atau / untuk halaman situs.',
      TH: 'ลิงก์ต้องขึ้นต้นด้วย https:// หรือ / สำหรับหน้าภายในเว็บ',
      VI: 'Liên kết phải bắt đầu bằng https:// hoặc / với trang nội bộ.',
    },
  },
});
