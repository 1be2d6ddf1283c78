import type { texts as english } from '../en/several-boards.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: '多盘同投',
  about: '最多四个彩种并排显示，共用一张注单。',
  aboutList: '您的彩种及倒计时。在宽屏上会并排显示。',
  add: '添加彩种',
  remove: '移除{name}',
  left: '将{name}左移',
  right: '将{name}右移',
  up: '将{name}上移',
  down: '将{name}下移',
  slipEmpty: '在任一盘上选号并加入此处，每注会列在各自彩种之下。',
  placed: '{name}：第 {issue} 期已投注 {amount}',
};
