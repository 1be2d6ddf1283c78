// The default of each setting: for a key that is newer than the stored row, or a stored value that
// cannot be read. Features are off by default.
import { AGENT_DEFAULT } from './agent-setting.ts';
import type { Setting, SettingName } from './shapes.ts';

type Rule = Setting<'registerRules'>[string];

const required = (patternId: Rule['patternId'], minLength: number, maxLength: number): Rule => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});
const optional = (patternId: Rule['patternId'], minLength: number, maxLength: number): Rule => ({
  ...required(patternId, minLength, maxLength),
  required: false,
});
const off = (patternId: Rule['patternId'], minLength: number, maxLength: number): Rule => ({
  ...required(patternId, minLength, maxLength),
  enabled: false,
  required: false,
});

const REGISTER_RULES: Setting<'registerRules'> = {
  username: required('letter-first', 6, 20),
  password: required('any', 8, 64),
  confirmPassword: required('any', 8, 64),
  payeeName: off('full-name', 2, 60),
  email: optional('email', 5, 120),
  qqNum: off('digits', 5, 12),
  mobileNum: off('phone', 6, 15),
  captcha: off('any', 1, 10),
  verificationCode: off('digits', 6, 6),
  affiliateCode: optional('letters-digits', 4, 20),
  paymentPassword: off('digits', 6, 6),
  line: off('any', 2, 60),
  whatsapp: off('digits', 6, 15),
  facebook: off('any', 2, 100),
  telegram: off('any', 2, 60),
  zalo: off('digits', 6, 15),
  wechat: off('any', 2, 60),
  idNumber: off('letters-digits', 6, 20),
  birthday: required('date', 10, 10),
  nickname: off('any', 2, 30),
  referralCode: off('letters-digits', 4, 20),
};

const STATUS: Setting<'status'> = {
  maintenance: false,
  title: {
    EN: 'We will be right back',
    CN: '马上回来',
    ID: 'Kami segera kembali',
    TH: 'เราจะกลับมาเร็ว ๆ นี้',
    VI: 'Chúng tôi sẽ trở lại ngay',
  },
  text: {
    EN: 'The site is being improved. Balances and open tickets are safe, and draws are paid when we return.',
    CN: '网站正在升级。余额和未开奖的注单均安全，恢复后将照常派彩。',
    ID: 'Situs sedang ditingkatkan. Saldo dan tiket aman, dan hadiah dibayar saat kami kembali.',
    TH: 'เว็บไซต์กำลังปรับปรุง ยอดเงินและโพยที่เปิดอยู่ปลอดภัย และจะจ่ายรางวัลเมื่อเรากลับมา',
    VI: 'Trang đang được nâng cấp. Số dư và vé đang mở vẫn an toàn, thưởng được trả khi chúng tôi trở lại.',
  },
  endsAt: null,
};

const REGIONS: Setting<'regions'> = {
  restricted: [],
  allowedAddresses: [],
  restrictedAddresses: [],
  text: {
    EN: 'The law or our licence does not allow us to serve your region.',
    CN: '根据法律或牌照规定，我们不能为您所在的地区提供服务。',
    ID: 'Hukum atau lisensi kami tidak mengizinkan kami melayani wilayah Anda.',
    TH: 'กฎหมายหรือใบอนุญาตของเราไม่อนุญาตให้ให้บริการในพื้นที่ของคุณ',
    VI: 'Luật pháp hoặc giấy phép không cho phép chúng tôi phục vụ khu vực của bạn.',
  },
};

const PASSWORD_RULES: Setting<'passwordRules'> = {
  minLength: 8,
  maxLength: 128,
  expiresDays: 0,
  forceChangeWhenExpired: true,
};

const DARK = {
  accent: '#e8b84b',
  accentText: '#1a1305',
  background: '#0a0f1a',
  surface: '#111827',
  raised: '#1a2336',
  line: '#26314a',
  text: '#f2f4f8',
  muted: '#9aa6bd',
};
const LIGHT = {
  accent: '#8a5a00',
  accentText: '#ffffff',
  background: '#f6f3ec',
  surface: '#ffffff',
  raised: '#fffdf8',
  line: '#e2d9c6',
  text: '#1d1a14',
  muted: '#655d4e',
};

const FEATURES: Setting<'features'> = {
  freePlay: false,
  smsLogin: false,
  mobileRegister: false,
  phoneReset: false,
  depositV2: false,
  loginedToHomePage: false,
  chase: false,
  transferUpline: false,
  enableCt: false,
  salary: false,
  hourSalary: false,
  realtimeSalary: false,
};

/** security.md W11. */
const CODES: Setting<'codes'> = {
  expiredMinutes: 1,
  channel: 'sms',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  dailyBudget: 2000,
  perNumberHour: 5,
  perNumberDay: 10,
  perAddressHour: 10,
  perNetworkHour: 50,
  perPrefixHour: 30,
  alarmBelowPercent: 30,
};

const NO_CLIENT = { enabled: false, clientId: '', issuer: '', botName: '' };

const SENDERS: Setting<'senders'> = {
  sms: {
    kind: 'outbox',
    url: '',
    method: 'POST',
    contentType: 'application/json',
    bodyTemplate: '{"to":"{to}","text":"{text}","id":"{id}"}',
    successMark: '',
  },
  mail: {
    kind: 'outbox',
    host: '',
    port: 465,
    secure: 'tls',
    user: '',
    from: '',
    fromName: '',
    ca: '',
  },
};

const HUMAN_CHECK: Setting<'humanCheck'> = {
  provider: 'altcha',
  scenes: { login: false, sms: false, register: false },
  geetest: {
    captchaId: '',
    server: 'https://gcaptcha4.geetest.com',
    script: 'https://static.geetest.com/v4/gt4.js',
  },
};

export const DEFAULTS: { readonly [Name in SettingName]: Setting<Name> } = {
  brand: {
    name: 'Fairhouse',
    tagline: { EN: '' },
    copyright: '',
    licence: { EN: '' },
    // The stricter of the two ages.
    minimumAge: 21,
  },
  theme: { default: 'dark', logo: '', radius: 12, dark: DARK, light: LIGHT },
  languages: { supported: ['EN', 'CN', 'ID', 'TH', 'VI'], fallback: 'EN', labels: {} },
  features: FEATURES,
  registerRules: REGISTER_RULES,
  passwordRules: PASSWORD_RULES,
  codes: CODES,
  verification: {
    everyLogin: false,
    unknownAddress: false,
    bankName: false,
    trustDays: 30,
    payoutHoldHours: 24,
  },
  social: { google: NO_CLIENT, facebook: NO_CLIENT, line: NO_CLIENT, telegram: NO_CLIENT },
  humanCheck: HUMAN_CHECK,
  kyc: {
    withdrawal: 'never',
    above: '50000',
    documents: ['passport', 'id_card', 'driving_licence'],
  },
  protection: {
    checkMinutes: 60,
    sessionClock: true,
    askDepositLimit: true,
    timeouts: ['24h', '7d', '30d', '6w'],
    exclusions: ['6m', '1y', '5y', 'forever'],
    links: [
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: '' },
      { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/', phone: '' },
    ],
  },
  dialCodes: { countries: ['PH'], current: 'PH' },
  customerService: { type: '1', url: '/help#contact', hosts: [] },
  status: STATUS,
  regions: REGIONS,
  about: { body: { EN: '' } },
  delivery: { imageCDNs: [], launchGameCDNs: [] },
  embedding: { hosts: [] },
  senders: SENDERS,
  agents: AGENT_DEFAULT,
};
