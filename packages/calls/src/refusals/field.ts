// Refusals of a single request field.
import { defineRefusals } from './kind.ts';

export const fieldRefusals = defineRefusals({
  'field.required': {
    status: 400,
    text: {
      EN: 'This cannot be empty.',
      CN: '此项不能为空。',
      ID: 'Tidak boleh kosong.',
      TH: 'ต้องไม่เว้นว่าง',
      VI: 'Không được để trống.',
    },
  },
  'field.invalid': {
    status: 400,
    text: {
      EN: 'This is not valid.',
      CN: '此项格式不正确。',
      ID: 'Isian tidak valid.',
      TH: 'ข้อมูลไม่ถูกต้อง',
      VI: 'Giá trị không hợp lệ.',
    },
  },
  'field.unknown': {
    status: 400,
    text: {
      EN: 'This field is not known here.',
      CN: '此处不存在该字段。',
      ID: 'Kolom ini tidak dikenal di sini.',
      TH: 'ไม่รู้จักช่องข้อมูลนี้',
      VI: 'Trường này không tồn tại ở đây.',
    },
  },
  'field.short': {
    status: 400,
    text: {
      EN: 'This is too short: at least 8 characters.',
      CN: '太短：至少需要 8 个字符。',
      ID: 'Terlalu pendek: minimal 8 karakter.',
      TH: 'สั้นเกินไป: อย่างน้อย 8 ตัวอักษร',
      VI: 'Quá ngắn: tối thiểu 8 ký tự.',
    },
  },
  'field.foreign_host': {
    status: 400,
    text: {
      EN: 'This host does not belong to the provider.',
      CN: '该主机不属于此服务商。',
      ID: 'Host ini bukan milik penyedia layanan.',
      TH: 'โฮสต์นี้ไม่ใช่ของผู้ให้บริการ',
      VI: 'Máy chủ này không thuộc nhà cung cấp.',
    },
  },
});
