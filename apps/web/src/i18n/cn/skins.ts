import type { texts as english } from '../en/skins.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  periods: '开奖间隔',
  'period.seconds': '{count} 秒',
  'period.minutes': '{count} 分钟',
  times: '倍数',
  random: '随机',
  record: '开奖记录',
  'record.issue': '期号',
  'record.number': '号码',
  'record.size': '大小',
  'record.colour': '颜色',
  'keypad.plays': '投注玩法，可多选',
  'keypad.empty': '按出的号码会显示在这里，按所选玩法分组。',
  'keypad.refused': '{number} 不能用于{play}',
  'grid.heads': '头',
  'grid.tails': '尾',
  'grid.head': '头{digit}',
  'grid.tail': '尾{digit}',
  'grid.hundreds': '百位',
};
