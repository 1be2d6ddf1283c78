import type { texts as english } from '../en/several-boards.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Nhiều bàn cược',
  about: 'Đặt cạnh nhau tối đa bốn xổ số, dùng chung một phiếu cược.',
  aboutList: 'Các xổ số của bạn kèm đồng hồ đếm ngược. Trên màn hình rộng chúng nằm cạnh nhau.',
  add: 'Thêm xổ số',
  remove: 'Bỏ {name}',
  left: 'Chuyển {name} sang trái',
  right: 'Chuyển {name} sang phải',
  up: 'Chuyển {name} lên',
  down: 'Chuyển {name} xuống',
  slipEmpty: 'Chọn ở bàn bất kỳ rồi thêm vào đây. Mỗi cược nằm dưới xổ số của nó.',
  placed: '{name}: đã cược {amount} cho kỳ {issue}',
};
