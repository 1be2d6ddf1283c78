import type { texts as english } from '../en/merchants.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.merchants': '商户',
  'merchant.make': '新建商户',
  'merchant.makeEffect':
    '一个拥有独立会员和资金的站点。币种、时区和每日分界时间之后不能更改。您和批准人将与首位所有者同为所有者；批准人会看到一次首位所有者的链接。',
  'merchant.code': '代码',
  'merchant.codeHelp': '小写字母、数字和连字符，设定后不可更改。',
  'merchant.name': '站点名称',
  'merchant.hosts': '域名',
  'merchant.hostsHelp': '以逗号分隔，例如 play.example.com。DNS 和证书须包含这些域名。',
  'merchant.currency': '币种',
  'merchant.zone': '时区',
  'merchant.cutHour': '每日起始时间（时）',
  'merchant.languages': '语言（首个用于不懂其他语言的访客）',
  'merchant.theme': '主题',
  'merchant.theme.dark': '深色',
  'merchant.theme.light': '浅色',
  'merchant.age': '最低年龄',
  'merchant.lotteries': '销售的彩种',
  'merchant.allLotteries': '目录中的全部彩种',
  'merchant.owner': '首位所有者的登录名',
  'merchant.ownerName': '首位所有者在同事中显示的名称',
  'merchant.open': '营业',
  'merchant.closed': '已关闭',
  'merchant.madeAt': '建立时间',
  'merchant.change': '更改',
  'merchant.changeEffect':
    '另一位操作员同意后，{code} 的站点立即在新域名上提供服务，移除的域名则停止服务。',
  'merchant.addHosts': '新增域名',
  'merchant.removeHosts': '移除域名',
  'merchant.close': '关闭',
  'merchant.reopen': '重新开放',
  'merchant.closeEffect':
    '{code} 的站点将显示已关闭：无法登录、投注、存款或新申请提款。已售注单照常开奖并派入余额；待处理的提款在此支付。剩余余额在会员联系客服后通过调账支付。',
  'merchant.reopenEffect': '{code} 的站点将重新接受登录、投注和存款。',
  'operator.steward': '整个平台',
  'operator.act.steward': '授予平台管理',
  'operator.act.unsteward': '取消平台管理',
  'operator.effect.steward': '另一位平台管理者同意后，{name} 可以新建、更改和关闭商户。',
  'operator.effect.unsteward': '另一位平台管理者同意后，{name} 不能再新建、更改或关闭商户。',
};
