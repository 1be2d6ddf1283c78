// Appearance and rules of the two demo sites, as an operator would set them.
import {
  DEFAULTS,
  type Setting,
  type SettingName,
} from '../apps/server/src/modules/settings/index.ts';

type Settings = { readonly [Name in SettingName]: Setting<Name> };

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
  theme: { ...DEFAULTS.theme, logo: 'bay' },
  languages: {
    supported: ['EN', 'CN', 'ID', 'TH', 'VI'],
    fallback: 'EN',
    labels: { EN: 'EN', TY: 'TH' },
  },
  features: {
    freePlay: true,
    smsLogin: true,
    mobileRegister: true,
    phoneReset: true,
    depositV2: true,
    loginedToHomePage: false,
    chase: true,
    transferUpline: true,
    enableCt: true,
    salary: true,
    hourSalary: true,
    realtimeSalary: true,
  },
  registerRules: DEFAULTS.registerRules,
  passwordRules: DEFAULTS.passwordRules,
  senders: DEFAULTS.senders,
  agents: {
    ...DEFAULTS.agents,
    // The demo's agents have no authenticator when they begin.
    transfers: { ...DEFAULTS.agents.transfers, secondFactor: false },
  },
  verification: { ...DEFAULTS.verification, unknownAddress: true },
  protection: DEFAULTS.protection,
  social: DEFAULTS.social,
  codes: DEFAULTS.codes,
  kyc: { ...DEFAULTS.kyc, withdrawal: 'above' },
  humanCheck: { ...DEFAULTS.humanCheck, scenes: { login: true, sms: true, register: true } },
  dialCodes: {
    countries: ['PH', 'VN', 'TH', 'ID', 'MY', 'SG', 'CN', 'HK', 'KR', 'JP'],
    current: 'PH',
  },
  customerService: { type: '1', url: '/help#contact', hosts: [] },
  delivery: DEFAULTS.delivery,
  embedding: DEFAULTS.embedding,
  status: DEFAULTS.status,
  regions: { ...DEFAULTS.regions, allowedAddresses: ['127.0.0.1', '::1'] },
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
  verification: DEFAULTS.verification,
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
  theme: { default: 'light', logo: 'lotus', radius: 6, dark: SAIGON_DARK, light: SAIGON_LIGHT },
  languages: { supported: ['VI', 'EN'], fallback: 'VI', labels: {} },
  features: {
    ...manilaSettings.features,
    freePlay: false,
    chase: false,
    transferUpline: false,
    enableCt: false,
    salary: false,
    hourSalary: false,
    realtimeSalary: false,
    smsLogin: false,
    mobileRegister: false,
  },
  kyc: { ...DEFAULTS.kyc, withdrawal: 'above', above: '20000000' },
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
