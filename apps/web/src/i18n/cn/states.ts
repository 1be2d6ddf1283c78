import type { texts as english } from '../en/states.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'maintenance.title': '马上回来',
  'maintenance.text': '网站正在升级，余额和未开奖的注单均安全。',
  'maintenance.until': '预计于 {time} 恢复。',
  'maintenance.left': '距离恢复还有',
  'region.title': '您所在的地区暂不提供服务',
  'region.text': '根据法律或牌照规定，我们不能为您所在的地区提供服务。',
  'region.address': '我们看到您的地址是 {address}。如有误，请联系我们。',
  contact: '联系客服',
  'popup.title': '窗口被拦截',
  'popup.text': '浏览器没有允许打开窗口。请在地址栏允许本站弹出窗口，或在此打开。',
  'popup.open': '在新标签页打开',
  'unsafe.title': '网址无效',
  'unsafe.text': '要打开的网址无效，窗口没有打开。请联系客服。',
};
