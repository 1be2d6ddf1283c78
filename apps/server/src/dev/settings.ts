// How the two demo sites look and which rules they keep, as an operator would have set them up.
import type { Setting, SettingName } from '../modules/settings/index.ts';

type Settings = { readonly [Name in SettingName]: Setting<Name> };
type Rule = Setting<'registerRules'>[string];

const required = (patternId: string, minLength: number, maxLength: number): Rule => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});
const optional = (patternId: string, minLength: number, maxLength: number): Rule => ({
  ...required(patternId, minLength, maxLength),
  required: false,
});
const off = (patternId: string, minLength: number, maxLength: number): Rule => ({
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
  mobileNum: off('digits', 6, 15),
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

const MANILA_DARK = {
  accent: '#e8b84b',
  accentText: '#1a1305',
  background: '#0a0f1a',
  surface: '#111827',
  raised: '#1a2336',
  line: '#26314a',
  text: '#f2f4f8',
  muted: '#9aa6bd',
};
const MANILA_LIGHT = {
  accent: '#8a5a00',
  accentText: '#ffffff',
  background: '#f6f3ec',
  surface: '#ffffff',
  raised: '#fffdf8',
  line: '#e2d9c6',
  text: '#1d1a14',
  muted: '#655d4e',
};
const SAIGON_DARK = {
  accent: '#3ecf9a',
  accentText: '#04150e',
  background: '#08120f',
  surface: '#0f1c18',
  raised: '#172823',
  line: '#223a32',
  text: '#eef6f2',
  muted: '#95aca2',
};
const SAIGON_LIGHT = {
  accent: '#0b7350',
  accentText: '#ffffff',
  background: '#f1f6f3',
  surface: '#ffffff',
  raised: '#fbfefc',
  line: '#d5e3db',
  text: '#12201a',
  muted: '#51655b',
};

const LICENCE: Setting<'brand'>['licence'] = {
  EN: 'Demo installation: play money only',
  CN: '演示系统：仅使用测试金额',
  ID: 'Instalasi demo: hanya uang mainan',
  TH: 'ระบบสาธิต: ใช้เงินทดลองเท่านั้น',
  VI: 'Bản demo: chỉ dùng tiền chơi thử',
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
  allowedAddresses: ['127.0.0.1', '::1'],
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
  defaultPasswordHash: '',
};

export const manilaSettings: Settings = {
  brand: {
    name: 'Manila Casino',
    tagline: {
      EN: 'A good night out, and every draw can be checked',
      CN: '尽兴之夜，每一期开奖都可验证',
      ID: 'Malam yang seru, dan setiap undian bisa diperiksa',
      TH: 'คืนที่สนุก และทุกงวดตรวจสอบได้',
      VI: 'Một đêm vui trọn vẹn, kỳ quay nào cũng kiểm chứng được',
    },
    copyright: '© 2025 Manila Casino All rights reserved',
    licence: LICENCE,
    minimumAge: 21,
  },
  theme: { default: 'dark', logo: 'manila', radius: 12, dark: MANILA_DARK, light: MANILA_LIGHT },
  languages: {
    supported: ['EN', 'CN', 'ID', 'TH', 'VI'],
    fallback: 'EN',
    labels: { EN: 'EN', TY: 'TH' },
  },
  features: {
    freePlay: true,
    smsLogin: false,
    mobileRegister: false,
    phoneReset: false,
    depositV2: true,
    transferUpline: false,
    loginedToHomePage: false,
    enableCt: false,
    salary: false,
    hourSalary: false,
    points: false,
    missions: false,
    chat: false,
    raffle: false,
    chase: true,
  },
  registerRules: REGISTER_RULES,
  passwordRules: PASSWORD_RULES,
  dialCodes: {
    countries: ['PH', 'VN', 'TH', 'ID', 'MY', 'SG', 'CN', 'HK', 'KR', 'JP'],
    current: 'PH',
  },
  customerService: { type: '1', url: '/help#contact' },
  status: STATUS,
  regions: REGIONS,
  about: {
    body: {
      EN: 'Manila Casino runs on Fairhouse: balances are sums of double-entry bookings, and every draw of our own lotteries is fixed by numbers published before betting opens. You do not have to trust us; you can check.',
      CN: 'Manila Casino 由 Fairhouse 驱动：余额由复式记账逐笔相加得出，自营彩票的每期开奖都由投注开始前公布的数据决定。您不必相信我们，您可以自行验证。',
      ID: 'Manila Casino berjalan di atas Fairhouse: saldo adalah jumlah pembukuan berpasangan, dan setiap undian lotre kami ditetapkan oleh angka yang diumumkan sebelum taruhan dibuka. Anda tidak perlu percaya begitu saja; Anda bisa memeriksanya.',
      TH: 'Manila Casino ทำงานบน Fairhouse: ยอดเงินคือผลรวมของบัญชีคู่ และทุกงวดของหวยเราถูกกำหนดด้วยค่าที่ประกาศก่อนเปิดรับแทง คุณไม่จำเป็นต้องเชื่อเรา คุณตรวจสอบได้เอง',
      VI: 'Manila Casino chạy trên Fairhouse: số dư là tổng các bút toán kép, và mỗi kỳ quay của xổ số nhà đều được định bởi dữ liệu công bố trước khi mở cược. Bạn không cần tin chúng tôi; bạn có thể tự kiểm tra.',
    },
  },
};

export const saigonSettings: Settings = {
  ...manilaSettings,
  brand: {
    name: 'Saigon Club',
    tagline: {
      EN: 'Small, quick and honest',
      CN: '小而快，重诚信',
      ID: 'Kecil, cepat, dan jujur',
      TH: 'เล็ก เร็ว และซื่อสัตย์',
      VI: 'Nhỏ gọn, nhanh và minh bạch',
    },
    copyright: '© 2025 Saigon Club All rights reserved',
    licence: LICENCE,
    minimumAge: 18,
  },
  theme: { default: 'light', logo: 'saigon', radius: 6, dark: SAIGON_DARK, light: SAIGON_LIGHT },
  languages: { supported: ['VI', 'EN'], fallback: 'VI', labels: {} },
  features: { ...manilaSettings.features, freePlay: false, chase: false },
  dialCodes: { countries: ['VN'], current: 'VN' },
  about: {
    body: {
      EN: 'Saigon Club is the second demo merchant: the same house under another brand, with fewer features and its own colours.',
      CN: 'Saigon Club 是第二个演示商户：同一平台，不同品牌，功能更少，配色独立。',
      ID: 'Saigon Club adalah merchant demo kedua: rumah yang sama dengan merek lain, fitur lebih sedikit, dan warna sendiri.',
      TH: 'Saigon Club คือผู้ประกอบการสาธิตรายที่สอง: ระบบเดียวกันภายใต้แบรนด์อื่น ฟังก์ชันน้อยกว่า และสีของตัวเอง',
      VI: 'Saigon Club là thương hiệu demo thứ hai: cùng một nền tảng dưới tên khác, ít tính năng hơn và màu sắc riêng.',
    },
  },
};
