import type { texts as english } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.social': '第三方登录',
  'setting.socialEffect': '决定由谁为登录的会员作保。需要第二人同意。',
  'social.switchWaits': '填写“{field}”后即可开启。',
  'social.provided': '第三方的密钥与地址',
  'social.clientId': '客户端 ID',
  'social.botId': '机器人编号',
  'social.botIdHelp': '即机器人令牌中冒号前的数字。',
  'social.botName': '机器人名称',
  'social.advanced': '高级',
  'social.issuer': '提供方地址',
  'social.issuerHelp': '留空则使用官方地址。该地址的持有者可以为任何已绑定的会员作保。',
  'social.redirects': '请在第三方后台允许以下回调地址：',
  'social.redirect': '回调地址',
};
