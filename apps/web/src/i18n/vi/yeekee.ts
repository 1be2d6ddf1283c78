import type { texts as english } from '../en/yeekee.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Các số của vòng này',
  about:
    'Ai cũng có thể gửi số năm chữ số cho đến khi đóng cược. Kết quả là tổng tất cả các số trừ số thứ mười sáu, cộng với mã niêm phong không ai biết trước khi đóng; lấy năm chữ số cuối. Nếu có ít hơn {least} số thì vòng bị hủy và hoàn lại toàn bộ tiền cược.',
  number: 'Số của bạn',
  hint: 'Năm chữ số, ví dụ 04827',
  enter: 'Gửi số',
  random: 'Số ngẫu nhiên',
  entered: 'Đã gửi {number}, là số thứ {place} của vòng',
  logIn: 'Đăng nhập để gửi số',
  count: { other: 'Đã gửi {count} số' },
  missing: 'Còn thiếu {count} số',
  enough: 'Đủ để có kết quả',
  list: 'Các số đã gửi, mới nhất trước',
  none: 'Chưa có ai gửi số.',
  own: 'Bạn',
  ignored: 'Không tính',
  how: 'Kết quả {issue} hình thành thế nào',
  sum: 'Tổng trừ số thứ 16',
  seal: 'Niêm phong',
  result: 'Kết quả',
  check: 'Tự kiểm tra',
  receipts: 'Biên nhận của bạn để kiểm tra vòng',
};
