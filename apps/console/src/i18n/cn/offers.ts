// Group buys.
import type { texts as english } from '../en/offers.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'offer.initiator': '发起人',
  'offer.OPEN': '认购中',
  'offer.FILLED': '截止中',
  'offer.PLACED': '已下注',
  'offer.RETURNING': '退款中',
  'offer.RETURNED': '已退款',
  'offer.sold': '已售',
  'offer.price': '总价',
  'offer.sharePrice': '每份价格',
  'offer.guarantee': '保底',
  'offer.commission': '佣金',
  'offer.secrecy': '号码公开范围',
  'offer.open': '所有人',
  'offer.close': '截止前保密',
  'offer.closesAt': '截止时间',
  'offer.not_full': '截止时未满',
  'offer.cancelled': '发起人撤销',
  'offer.refused': '下注被拒',
  'offer.sharers': '认购者',
  'offer.kind': '类别',
  'offer.own': '自留',
  'offer.bought': '认购',
  'offer.shares': '份数',
  'offer.held': '冻结金额',
  'offer.picks': '号码',
  'offer.pick': '选号',
};
