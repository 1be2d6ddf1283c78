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
});
