import type { texts as english } from '../en/shared-marks.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.shared': '关联账户',
  'shared.title': '会员之间的共同点',
  'shared.ofMember': '该会员与他人的共同点',
  'shared.none': '没有会员存在共同点。',
  'shared.alone': '与其他会员无共同点。',
  'shared.kind': '类型',
  'shared.kind.device': '设备',
  'shared.kind.address': '网络地址',
  'shared.kind.mobile': '手机号码',
  'shared.kind.person': '姓名与生日',
  'shared.kind.card': '银行卡或钱包',
  'shared.kind.paper': '身份证件',
  'shared.mark': '共同内容',
  'shared.count': '会员数',
  'shared.members': '会员',
  'shared.last': '最近一次',
};
