import type { texts as english } from '../en/factors.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'factor.title': '登录验证',
  'factor.none': '未验证',
  'factor.since': '已启用',
  'factor.mobile': '手机号已验证',
  'factor.email': '邮箱已验证',
  'factor.authenticator': '身份验证器',
  'factor.recoveryCodes': '剩余恢复码',
  'factor.lockedUntil': '验证码锁定至',
  'factor.trustedDevices': '受信任设备',
  'factor.payoutHeldUntil': '提款暂停至',
  'factor.act.authenticator': '移除身份验证器',
  'factor.act.devices': '移除所有设备',
  'factor.ask': '提交复核',
  'factor.effect.authenticator':
    '经第二名操作员同意后，{name} 的身份验证器和恢复码将被移除，所有设备退出登录并收到通知，提款暂停一段时间。请确认是会员本人提出。',
  'factor.effect.devices': '{name} 将在所有设备登出，之后每台设备的登录均视为新设备登录。',
  'attempt.unverified': '第二步验证失败',
  'attempt.recovery': '恢复码',
  'attempt.authenticator': '身份验证器',
  'attempt.mobile': '短信验证码',
  'attempt.email': '邮箱验证码',
  'setting.verification': '登录第二步验证',
  'setting.verificationEffect':
    '决定会员除密码外还需提供什么。已绑定身份验证器的会员始终需要验证。',
  'verification.everyLogin':
    '每次登录都要求所有会员进行第二步验证；受信任设备和保持登录均不生效，尚无验证方式的会员须验证手机号或邮箱',
  'verification.unknownAddress': '设备和网络均为首次使用时要求验证码',
  'verification.bankName': '同时要求填写银行账户姓名',
  'verification.trustDays': '设备可被信任的天数',
  'verification.payoutHoldHours': '更换手机号或邮箱后暂停提款的小时数',
};
