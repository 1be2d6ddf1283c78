import type { texts as english } from '../en/codes.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: '号码验证失败',
  'firebase.invalid-phone-number': '手机号码无效，请检查号码和区号。',
  'firebase.missing-phone-number': '请先输入手机号码。',
  'firebase.too-many-requests': '请求过于频繁，请 5 分钟后再试。',
  'firebase.invalid-verification-code': '请输入有效的验证码。',
  'firebase.missing-verification-code': '请输入验证码。',
  'firebase.captcha-check-failed': '人机验证未通过，请重试。',
  'firebase.quota-exceeded': '暂时无法发送更多验证码，请稍后再试。',
  'firebase.operation-not-allowed': '此处未开通短信验证码，请联系客服。',
  'firebase.code-expired': '验证码已过期，请重新发送。',
  'firebase.popup-closed-by-user': '登录失败，请重试。',
  'firebase.unknown': '发生未知错误，请重试。',
};
