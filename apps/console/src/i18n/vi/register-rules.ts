import type { texts as english } from '../en/register-rules.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'register.language': 'Ngôn ngữ của biểu mẫu',
  'register.way': 'Cách đăng ký',
  'register.byUsername': 'Tên đăng nhập',
  'register.byMobile': 'Số di động',
  'register.tryIt': 'Gõ vào một trường hoặc bấm ví dụ để xem khách được báo gì.',
  'register.passes': 'Ví dụ hợp lệ: {example}',
  'register.fails': 'Ví dụ không hợp lệ: {example}',
  'register.impossible':
    'Không có nội dung nào vừa dạng và độ dài này: không ai điền được trường này.',
  'register.optional': '{name} (không bắt buộc)',
  'register.minLength': 'ngắn nhất',
  'register.maxLength': 'dài nhất',
  'register.always': 'Luôn hỏi',
  'register.featureOff': 'Đăng ký bằng số di động đang tắt trong mục Tính năng.',
};
