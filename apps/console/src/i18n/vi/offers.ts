// Group buys.
import type { texts as english } from '../en/offers.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'offer.initiator': 'Người mở',
  'offer.OPEN': 'Đang mở',
  'offer.FILLED': 'Đang đóng',
  'offer.PLACED': 'Đã đặt cược',
  'offer.RETURNING': 'Đang hoàn tiền',
  'offer.RETURNED': 'Đã hoàn tiền',
  'offer.sold': 'Đã bán',
  'offer.price': 'Tổng giá',
  'offer.sharePrice': 'Giá một phần',
  'offer.guarantee': 'Phần bảo đảm',
  'offer.commission': 'Hoa hồng',
  'offer.secrecy': 'Ai thấy số đã chọn',
  'offer.open': 'Mọi người',
  'offer.close': 'Không ai cho đến khi đóng',
  'offer.closesAt': 'Đóng lúc',
  'offer.not_full': 'Chưa đủ khi đóng',
  'offer.cancelled': 'Người mở đã hủy',
  'offer.refused': 'Vé bị từ chối',
  'offer.sharers': 'Người góp',
  'offer.kind': 'Loại',
  'offer.own': 'Phần tự giữ',
  'offer.bought': 'Đã mua',
  'offer.shares': 'Số phần',
  'offer.held': 'Đã giữ',
  'offer.picks': 'Số đã chọn',
  'offer.pick': 'Số',
};
