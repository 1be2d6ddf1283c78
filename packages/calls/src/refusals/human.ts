// Refusals of the human check.
import { defineRefusals } from './kind.ts';

export const humanRefusals = defineRefusals({
  'human.required': {
    status: 422,
    text: {
      EN: 'Please let your browser show first that a person is there, then try again.',
      CN: '请先完成人机验证，再重试。',
      ID: 'Selesaikan dulu pemeriksaan bahwa Anda manusia, lalu coba lagi.',
      TH: 'โปรดยืนยันก่อนว่าคุณไม่ใช่โปรแกรมอัตโนมัติ แล้วลองอีกครั้ง',
      VI: 'Vui lòng hoàn tất bước xác minh bạn là người thật rồi thử lại.',
    },
  },
  'human.wrong': {
    status: 422,
    text: {
      EN: 'The check that a person is there has expired or was used before. Please try again.',
      CN: '人机验证已过期或已被使用，请重试。',
      ID: 'Pemeriksaan manusia sudah kedaluwarsa atau pernah dipakai. Silakan coba lagi.',
      TH: 'การยืนยันตัวตนว่าเป็นมนุษย์หมดอายุหรือถูกใช้ไปแล้ว โปรดลองอีกครั้ง',
      VI: 'Bước xác minh người thật đã hết hạn hoặc đã được dùng. Vui lòng thử lại.',
    },
  },
  'human.unavailable': {
    status: 503,
    text: {
      EN: 'The check that a person is there does not answer just now. Please try again in a minute.',
      CN: '人机验证服务暂时没有响应，请一分钟后重试。',
      ID: 'Pemeriksaan manusia sedang tidak menjawab. Silakan coba lagi sebentar.',
      TH: 'ระบบยืนยันว่าเป็นมนุษย์ไม่ตอบสนองในขณะนี้ โปรดลองอีกครั้งในหนึ่งนาที',
      VI: 'Dịch vụ xác minh người thật hiện không phản hồi. Vui lòng thử lại sau một phút.',
    },
  },
});
