import type { texts as english } from '../en/register-rules.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'register.language': '表单语言',
  'register.way': '注册方式',
  'register.byUsername': '用户名',
  'register.byMobile': '手机号码',
  'register.tryIt': '在字段中输入内容，或点击示例，查看访客会看到的提示。',
  'register.passes': '通过的示例：{example}',
  'register.fails': '不通过的示例：{example}',
  'register.impossible': '没有内容能同时符合此格式和长度，任何人都无法填写。',
  'register.optional': '{name}（选填）',
  'register.minLength': '最短',
  'register.maxLength': '最长',
  'register.always': '必定显示',
  'register.featureOff': '手机号码注册已在“功能”中关闭。',
};
