// Alerts of new withdrawals.
import type { texts as english } from '../en/alerts.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'alert.title': '提醒',
  'alert.help':
    '控制台打开期间，每笔等待人工处理的新提款都会在本浏览器提醒您。打开多个标签页时只提醒一次。',
  'alert.desktop': '桌面通知',
  'alert.sound': '声音',
  'alert.try': '试听',
  'alert.denied': '浏览器禁止此页面发送通知。请在网站设置中允许后再开启。',
  'alert.one': '新提款：{amount}',
  'alert.several': '{count} 笔新提款',
};
