import type { texts as english } from '../en/yeekee.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: '本轮号码',
  about:
    '封盘前人人可填入五位数。开奖结果为所有号码之和减去第 16 个号码，再加上封盘前无人知晓的密封码，取末五位。填号少于 {least} 个则本轮作废，全额退款。',
  number: '您的号码',
  hint: '五位数，例如 04827',
  enter: '填入',
  random: '随机号码',
  entered: '已填入 {number}，为本轮第 {place} 个',
  logIn: '登录后即可填号',
  count: { other: '已填 {count} 个号码' },
  missing: '还差 {count} 个',
  enough: '已够开奖',
  list: '已填号码（最新在前）',
  none: '还没有人填号。',
  own: '您',
  ignored: '不计入',
  how: '第 {issue} 期结果的由来',
  sum: '总和（减去第 16 个）',
  seal: '密封码',
  result: '结果',
  check: '自行验证',
  receipts: '您的回执，可用于验证本轮',
};
