import type { texts as en } from '../en/reset.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: '设置新密码',
  about: '设置后所有已登录的设备将退出，提款暂停一天。',
  set: '设置密码',
  done: '新密码已设置，请使用新密码登录。',
  ended: '该链接已失效。每个链接仅可使用一次，30 分钟内有效，且仅最新的链接有效。',
  again: '重新申请链接',
  home: '返回首页',
};
