// Refusals of the identity check.
import { defineRefusals } from './kind.ts';

export const kycRefusals = defineRefusals({
  'identity.required': {
    status: 422,
    text: {
      EN: 'We have to know who you are before a withdrawal of this size. Please send your papers first.',
      CN: '提取该金额前需先核实身份，请先提交证件。',
      ID: 'Kami perlu memastikan identitas Anda sebelum penarikan sebesar ini. Kirim dokumen Anda dulu.',
      TH: 'ต้องยืนยันตัวตนก่อนถอนเงินจำนวนนี้ โปรดส่งเอกสารก่อน',
      VI: 'Cần xác minh danh tính trước khi rút số tiền này. Vui lòng gửi giấy tờ trước.',
    },
  },
  'identity.waiting': {
    status: 409,
    text: {
      EN: 'Your papers are being looked at. You will hear from us.',
      CN: '您的证件正在审核中，请等候通知。',
      ID: 'Dokumen Anda sedang diperiksa. Kami akan mengabari.',
      TH: 'กำลังตรวจเอกสารของคุณ เราจะแจ้งผลให้ทราบ',
      VI: 'Giấy tờ của bạn đang được xem xét. Chúng tôi sẽ báo lại.',
    },
  },
  'identity.passed': {
    status: 409,
    text: {
      EN: 'Your identity has been checked already.',
      CN: '您的身份已通过核实。',
      ID: 'Identitas Anda sudah diperiksa.',
      TH: 'ตัวตนของคุณได้รับการยืนยันแล้ว',
      VI: 'Danh tính của bạn đã được xác minh.',
    },
  },
  'identity.papers_missing': {
    status: 422,
    text: {
      EN: 'Please send every side of the paper, and your face beside it.',
      CN: '请上传证件的每一面，以及手持证件的面部照片。',
      ID: 'Kirim setiap sisi dokumen, dan wajah Anda di sampingnya.',
      TH: 'โปรดส่งเอกสารให้ครบทุกด้าน พร้อมภาพใบหน้าคู่กับเอกสาร',
      VI: 'Vui lòng gửi đủ các mặt giấy tờ và ảnh khuôn mặt bên cạnh giấy tờ.',
    },
  },
  'identity.document': {
    status: 422,
    text: {
      EN: 'This kind of paper is not accepted here.',
      CN: '此处不接受该类证件。',
      ID: 'Jenis dokumen ini tidak diterima di sini.',
      TH: 'ไม่รับเอกสารประเภทนี้',
      VI: 'Loại giấy tờ này không được chấp nhận.',
    },
  },
  'identity.decided': {
    status: 409,
    text: {
      EN: 'Somebody else has decided about these papers already.',
      CN: '该证件已由他人处理。',
      ID: 'Dokumen ini sudah diputuskan oleh orang lain.',
      TH: 'มีผู้ตัดสินเอกสารนี้ไปแล้ว',
      VI: 'Đã có người quyết định về giấy tờ này.',
    },
  },
  'identity.name_differs': {
    status: 422,
    text: {
      EN: 'The account is in another name than the paper. Refuse it, or have the name corrected first.',
      CN: '账户姓名与证件不符，请拒绝或先更正姓名。',
      ID: 'Nama akun berbeda dari dokumen. Tolak, atau perbaiki namanya dulu.',
      TH: 'ชื่อบัญชีไม่ตรงกับเอกสาร โปรดปฏิเสธหรือแก้ชื่อก่อน',
      VI: 'Tên tài khoản khác với giấy tờ. Hãy từ chối hoặc sửa tên trước.',
    },
  },
});
