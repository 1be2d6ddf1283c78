import type { texts as english } from '../en/doctor.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.doctor': '上线检查',
  'doctor.ready': '一切就绪，可以正式上线。',
  'doctor.notReady': '在真实玩家进入之前，请补齐缺少的项目。',
  'doctorState.ok': '正常',
  'doctorState.missing': '缺少',
  'doctorState.advice': '建议',
  'doctor.own_house': '本系统为自有平台，而非演示系统',
  'doctor.published_passwords': '没有操作员使用已公开的密码',
  'doctor.database_role': '服务器以不拥有任何对象的角色登录数据库',
  'doctor.merchants': '已有商户',
  'doctor.hosts': '每个商户都有公开的域名',
  'doctor.tls': '网站通过 https 访问',
  'doctor.owners': '每个商户有两位已登录的所有者',
  'doctor.mail': '可以发送邮件',
  'doctor.sms': '可以通过短信发送验证码',
  'doctor.lotteries': '每个商户至少销售一种彩票',
  'doctor.channels': '通过自有账户或真实支付商（非沙盒）收款',
  'doctor.jobs': '后台任务全部正常完成',
  'doctor.cosigner': '共签方运行在另一台机器上',
  'doctor.breached_passwords': '拒绝已泄露的密码',
  'doctorNext.own_house':
    '在空的数据目录或空数据库上运行 npm run setup；演示系统不能转为自有平台。',
  'doctorNext.published_passwords': '在“操作员”中重置这些账号，各自会得到链接并设置自己的密码。',
  'doctorNext.database_role':
    '以所有者身份迁移（DATABASE_OWNER_URL），并在 DATABASE_URL 中为服务器使用单独的角色：见 docs/operate.md “Roles”。',
  'doctorNext.merchants': '运行 npm run setup 创建第一个商户。',
  'doctorNext.hosts': '将域名解析到本机，并添加为该商户的主机名。',
  'doctorNext.tls':
    '将 PUBLIC_ORIGIN 设为 https 地址，并由代理（TRUSTED_PROXIES）或 TLS_CERT 与 TLS_KEY 提供 TLS：见 docs/operate.md “TLS”。',
  'doctorNext.owners':
    '每位所有者打开自己的链接；链接失效时运行 npm run setup -- --new-link 登录名。',
  'doctorNext.mail': '在“发送通道”中填写 SMTP 服务器，须由第二人同意。',
  'doctorNext.sms': '在“发送通道”中填写短信网关，或关闭需要短信验证码的功能，须由第二人同意。',
  'doctorNext.lotteries': '在“彩票”中上架一种彩票。',
  'doctorNext.channels':
    '在“收银规则”中填写自有银行账户并由第二人同意，或设置支付商（BANK_URL）；关闭沙盒渠道。',
  'doctorNext.jobs': '请在服务器日志中查找这些任务，并按日志所述处理。',
  'doctorNext.cosigner':
    '请他人在另一台机器上运行 apps/cosigner，并设置 COSIGNER_URL 与 COSIGNER_RUN_BY。',
  'doctorNext.breached_passwords':
    '获取按哈希排序的 SHA-1 列表，并在 BREACHED_PASSWORDS 中指定其文件。',
};
