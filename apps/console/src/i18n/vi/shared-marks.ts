import type { texts as english } from '../en/shared-marks.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.shared': 'Liên kết',
  'shared.title': 'Điểm chung giữa các thành viên',
  'shared.ofMember': 'Điểm chung của thành viên này với người khác',
  'shared.none': 'Không có hai thành viên nào có điểm chung.',
  'shared.alone': 'Không có điểm chung với thành viên khác.',
  'shared.kind': 'Loại',
  'shared.kind.device': 'Thiết bị',
  'shared.kind.address': 'Địa chỉ mạng',
  'shared.kind.mobile': 'Số di động',
  'shared.kind.person': 'Tên và ngày sinh',
  'shared.kind.card': 'Thẻ hoặc ví',
  'shared.kind.paper': 'Giấy tờ tuỳ thân',
  'shared.mark': 'Nội dung chung',
  'shared.count': 'Số thành viên',
  'shared.members': 'Ai',
  'shared.last': 'Lần cuối',
};
