import type { texts as english } from '../en/pads.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'price.label': '中奖赔付',
  'price.hit': '中一注赔',
  'price.for': '投 {stake} 得 {prize}',
  'price.all': '全部奖金',
  'price.stakeBack': '中奖另退本金。',
  'price.zy': '万位开 9 赔付其 90%，开 6 赔付其 75%。',
  'price.units': '{count} 个奖 × {unit} = 每个号码 {cost}',
  'price.unitsOfSet': '{count} 个奖 × {unit} = 每组 {cost}',
  'price.pairUnits': '2 个号码 × {count} 个奖 × {unit} = 每对 {cost}',
  'price.cap': '本站每张彩票最高派彩 {cap}，奖金更高时亦以此为限。',
  'price.share': '投注 {unit} 实付 {cost}。',
  'keys.label': '数字键盘',
  'keys.about': '按满 {count} 位数字，号码自动加入。',
  'keys.back': '删除末位数字',
  'keys.remove': '移除 {number}',
  'keys.numbers': '已选号码',
  'keys.more': { other: '另有 {count} 个' },
  'keys.typed': '键入或粘贴号码',
  yearSign: '本期为{sign}年。',
  recent: '近期开奖，最新在前',
};
