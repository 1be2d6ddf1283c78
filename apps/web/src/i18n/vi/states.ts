import type { texts as english } from '../en/states.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'maintenance.title': 'Chúng tôi sẽ trở lại ngay',
  'maintenance.text': 'Trang đang được nâng cấp. Số dư và vé đang mở vẫn an toàn.',
  'maintenance.until': 'Dự kiến mở lại lúc {time}.',
  'maintenance.left': 'Mở lại sau',
  'region.title': 'Không phục vụ tại nơi của bạn',
  'region.text': 'Luật pháp hoặc giấy phép không cho phép chúng tôi phục vụ khu vực của bạn.',
  'region.address': 'Chúng tôi thấy bạn ở địa chỉ {address}. Nếu sai, hãy liên hệ với chúng tôi.',
  contact: 'Liên hệ hỗ trợ',
  'popup.title': 'Cửa sổ bị chặn',
  'popup.text':
    'Trình duyệt không cho mở cửa sổ. Hãy cho phép cửa sổ bật lên cho trang này ở thanh địa chỉ, hoặc mở tại đây.',
  'popup.open': 'Mở trong thẻ mới',
  'unsafe.title': 'Địa chỉ không hợp lệ',
  'unsafe.text':
    'Địa chỉ sắp mở không hợp lệ nên cửa sổ không được mở. Vui lòng liên hệ bộ phận hỗ trợ.',
};
