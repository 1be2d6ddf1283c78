// The exposure of draws on sale.
import type { texts as english } from '../en/exposure.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'exposure.help': '可能亏损最高的期号排在最前。数据刷新时，已展开或指针所在的行保持原位。',
  'exposure.none': '在售期号暂无投注。',
  'exposure.idle': '在售但无投注的期号：{count}',
  'exposure.risk': '投注额与可能派彩',
  'exposure.payout': '可能派彩',
  'exposure.net': '最差结果下的盈亏',
  'exposure.worst': '最高赔付号码',
  'exposure.bar': '投注额 {stake}，可能派彩 {payout}',
  'exposure.open': '第 {issue} 期的号码',
  'exposure.numbersOf': '第 {issue} 期各号码赔付额',
  'exposure.several': '含多个号码的注单',
  'exposure.price': '赔率',
  'exposure.toDraw': '查看该期',
  'exposure.close': '封号',
  'exposure.reduce': '降赔',
  'exposure.closeNumber': '封停 {name}',
  'exposure.reduceNumber': '降低 {name} 的赔率',
  'exposure.more': '共 {count} 个号码，仅显示赔付额最高的 {shown} 个。',
};
