// Lotteries whose results come from outside (lottery.md 1.2, 1.7, 1.9 to 1.12).
import type { BlockRule } from '@fairhouse/rules/fair';
import { closeLead, parseMinute, type LotteryPlan } from './lottery-plan.ts';
import { chineseName, type Names } from './names.ts';
import { STOCK_SESSIONS } from './stock-sessions.ts';

interface Calendar {
  readonly zone: string;
  readonly times: readonly string[];
  readonly weekdays?: readonly number[];
  readonly monthDays?: readonly number[];
}

function outsideLottery(
  code: string,
  family: string,
  menu: string,
  names: Names,
  calendar: Calendar,
  options: { readonly lead?: number; readonly prizeMode?: LotteryPlan['prizeMode'] } = {},
): LotteryPlan {
  return {
    code,
    family,
    menu,
    names,
    schedule: { kind: 'calendar', ...calendar, times: calendar.times.map(parseMinute) },
    closeLeadSeconds: options.lead ?? 900,
    mode: 'entered',
    prizeMode: options.prizeMode ?? 'SEA',
  };
}

const CHINA = 'Asia/Shanghai';
const HONG_KONG = 'Asia/Hong_Kong';
const BANGKOK = 'Asia/Bangkok';
const HANOI_ZONE = 'Asia/Ho_Chi_Minh';
const VIENTIANE = 'Asia/Vientiane';
const JAKARTA = 'Asia/Jakarta';
const KUALA_LUMPUR = 'Asia/Kuala_Lumpur';
const MANILA = 'Asia/Manila';
const WORKDAYS = [1, 2, 3, 4, 5];
const FOUR_D_DAYS = [3, 6, 7];

/** A lottery by Thai rules on the first prize of another lottery of that day. */
export const MALAYSIAN_THAI = { code: 'MYTHAI', firstPrizeOf: 'MAGNUM' } as const;

const hanoi = (EN: string, CN: string, TH: string, VI: string): Names => ({
  EN: `Hanoi ${EN}`,
  CN: `河内${CN}`,
  ID: `Hanoi ${EN}`,
  TH: `ฮานอย${TH}`,
  VI: `Hà Nội ${VI}`,
});

/** A lottery that is drawn each minute by the first TRON block at or after the minute. */
function blockLottery(code: string, names: Names, blockRule: BlockRule): LotteryPlan {
  return {
    code,
    family: 'SSC',
    menu: 'SSC',
    names,
    schedule: { kind: 'interval', seconds: 60 },
    closeLeadSeconds: closeLead(60),
    mode: 'entered',
    prizeMode: 'Lott',
    blockRule,
  };
}

export const OUTSIDE_LOTTERIES: readonly LotteryPlan[] = [
  blockLottery(
    'TXFFC',
    {
      EN: 'TX SSC 1 minute',
      CN: '腾讯分分彩',
      ID: 'SSC TX 1 menit',
      TH: 'SSC TX 1 นาที',
      VI: 'SSC TX 1 phút',
    },
    'sum',
  ),
  blockLottery(
    'TRON1',
    {
      EN: 'TRON SSC 1 minute',
      CN: '波场分分彩',
      ID: 'SSC TRON 1 menit',
      TH: 'SSC TRON 1 นาที',
      VI: 'SSC TRON 1 phút',
    },
    'tail',
  ),
  outsideLottery(
    'FC3D',
    '3D',
    '3D',
    chineseName('China 3D', '福彩3D'),
    { zone: CHINA, times: ['21:15'] },
    { prizeMode: 'Lott' },
  ),
  outsideLottery(
    'TCP3P5',
    'P5',
    '3D',
    chineseName('P3/P5', '体彩排列三五'),
    { zone: CHINA, times: ['21:25'] },
    { prizeMode: 'Lott' },
  ),
  outsideLottery(
    'KL8',
    'KL8',
    'KL8',
    {
      EN: 'China Happy 8',
      CN: '福彩快乐8',
      ID: 'Happy 8 Tiongkok',
      TH: 'แฮปปี้ 8 จีน',
      VI: 'Happy 8 Trung Quốc',
    },
    { zone: CHINA, times: ['21:30'] },
    { prizeMode: 'Lott' },
  ),
  outsideLottery(
    'HK6',
    'LHC',
    'LHC',
    {
      EN: 'Hong Kong Mark Six',
      CN: '香港六合彩',
      ID: 'Mark Six Hong Kong',
      TH: 'มาร์คซิกซ์ฮ่องกง',
      VI: 'Lục hợp Hồng Kông',
    },
    { zone: HONG_KONG, times: ['21:30'], weekdays: [2, 4, 6] },
    { prizeMode: 'Elott' },
  ),
  outsideLottery(
    'MO6',
    'LHC',
    'LHC',
    {
      EN: 'Macau Mark Six',
      CN: '澳门六合彩',
      ID: 'Mark Six Makau',
      TH: 'มาร์คซิกซ์มาเก๊า',
      VI: 'Lục hợp Ma Cao',
    },
    { zone: 'Asia/Macau', times: ['21:30'] },
    { prizeMode: 'Elott' },
  ),
  outsideLottery(
    'THAIGOV',
    'TH',
    'THAI',
    {
      EN: 'Thai government lottery',
      CN: '泰国政府彩票',
      ID: 'Lotre pemerintah Thailand',
      TH: 'สลากกินแบ่งรัฐบาล',
      VI: 'Xổ số chính phủ Thái Lan',
    },
    { zone: BANGKOK, times: ['15:40'], monthDays: [1, 16] },
  ),
  ...STOCK_SESSIONS.map(([code, name, chinese, zone, time]) =>
    outsideLottery(code, 'STOCK', 'THAI', chineseName(name, chinese), {
      zone,
      times: [time],
      weekdays: WORKDAYS,
    }),
  ),
  outsideLottery(
    'LAO',
    'LAO',
    'LAO',
    { EN: 'Lao lottery', CN: '老挝彩', ID: 'Lotre Laos', TH: 'หวยลาว', VI: 'Xổ số Lào' },
    { zone: VIENTIANE, times: ['20:30'], weekdays: WORKDAYS },
    { lead: 1800 },
  ),
  // The first prize of Magnum, played by the Thai rules of four digits.
  outsideLottery(
    MALAYSIAN_THAI.code,
    'LAO',
    'THAI',
    {
      EN: 'Malaysia Thai style',
      CN: '大马泰式彩',
      ID: 'Malaysia gaya Thai',
      TH: 'หวยมาเลย์',
      VI: 'Malaysia kiểu Thái',
    },
    { zone: KUALA_LUMPUR, times: ['19:00'], weekdays: FOUR_D_DAYS },
  ),
  outsideLottery(
    'HN_SPECIAL',
    'HANOI',
    'HANOI',
    hanoi('special', '特别', 'พิเศษ', 'đặc biệt'),
    { zone: HANOI_ZONE, times: ['17:30'] },
    { lead: 1800 },
  ),
  outsideLottery(
    'HN_NORMAL',
    'HANOI',
    'HANOI',
    hanoi('normal', '普通', 'ปกติ', 'thường'),
    { zone: HANOI_ZONE, times: ['18:30'] },
    { lead: 1800 },
  ),
  outsideLottery(
    'HN_VIP',
    'HANOI',
    'HANOI',
    hanoi('VIP', 'VIP', 'วีไอพี', 'VIP'),
    { zone: HANOI_ZONE, times: ['19:30'] },
    { lead: 1800 },
  ),
  outsideLottery('HKP', 'ID', 'ID', chineseName('Hong Kong Pools', '香港彩池'), {
    zone: JAKARTA,
    times: ['23:00'],
  }),
  outsideLottery('SGP', 'ID', 'ID', chineseName('Singapore Pools', '新加坡彩池'), {
    zone: JAKARTA,
    times: ['17:45'],
    weekdays: [1, 3, 4, 6, 7],
  }),
  outsideLottery('SDY', 'ID', 'ID', chineseName('Sydney Pools', '悉尼彩池'), {
    zone: JAKARTA,
    times: ['13:50'],
  }),
  outsideLottery('MACAU4D', 'ID', 'ID', chineseName('Toto Macau 4D', '澳门多多4D'), {
    zone: JAKARTA,
    times: ['22:00'],
  }),
  ...(
    [
      ['MAGNUM', 'Magnum 4D', '万能4D'],
      ['TOTO', 'Sports Toto 4D', '多多4D'],
      ['DAMACAI', 'Da Ma Cai 4D', '大马彩4D'],
    ] as const
  ).map(([code, name, chinese]) =>
    outsideLottery(code, 'MY4D', 'MAS', chineseName(name, chinese), {
      zone: KUALA_LUMPUR,
      times: ['19:00'],
      weekdays: FOUR_D_DAYS,
    }),
  ),
  outsideLottery('SG4D', 'SG4D', 'MAS', chineseName('Singapore 4D', '新加坡4D'), {
    zone: 'Asia/Singapore',
    times: ['18:30'],
    weekdays: FOUR_D_DAYS,
  }),
  outsideLottery('TL2D', 'TL2D', 'TL', chineseName('PCSO 2D', '菲彩2D'), {
    zone: MANILA,
    times: ['14:00', '17:00', '21:00'],
  }),
  outsideLottery('TL2D37', 'TL2D37', 'TL', chineseName('Small Town 2D 37', '菲彩小镇2D 37'), {
    zone: MANILA,
    times: ['10:30', '15:00', '19:00'],
  }),
  outsideLottery('TL3D', 'TL3D', 'TL', chineseName('PCSO 3D', '菲彩3D'), {
    zone: MANILA,
    times: ['14:00', '17:00', '21:00'],
  }),
  outsideLottery('TL4D', 'TL4D', 'TL', chineseName('PCSO 4D', '菲彩4D'), {
    zone: MANILA,
    times: ['21:00'],
    weekdays: [1, 3, 5],
  }),
  outsideLottery('TL6D', 'TL6D', 'TL', chineseName('PCSO 6D', '菲彩6D'), {
    zone: MANILA,
    times: ['21:00'],
    weekdays: [2, 4, 6],
  }),
  ...(
    [
      [42, [2, 4, 6]],
      [45, [1, 3, 5]],
      [49, [2, 4, 7]],
      [55, [1, 3, 6]],
      [58, [2, 5, 7]],
    ] as const
  ).map(([last, weekdays]) =>
    outsideLottery(
      `TL6${last}`,
      `TL6${last}`,
      'TL',
      chineseName(`PCSO 6/${last}`, `菲彩6/${last}`),
      {
        zone: MANILA,
        times: ['21:00'],
        weekdays,
      },
    ),
  ),
];
