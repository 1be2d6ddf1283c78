// Lotteries that are drawn here, around the clock or at the hours of the games that they imitate
// (lottery.md 1.14).
import { intervalLottery, minutesBetween, type LotteryPlan } from './lottery-plan.ts';
import { KENO_DERIVED } from './keno-derived.ts';
import { intervalName, placeName, sameName, type Names } from './names.ts';

const SSC = { ...sameName('SSC'), CN: '时时彩' };
const ELEVEN = { ...sameName('11x5'), CN: '11选5' };
const K3 = { ...sameName('K3'), CN: '快3' };
const PK10 = sameName('PK10');
const THREE_D = sameName('3D');
const PC28 = { ...sameName('PC28'), CN: '幸运28' };
const KENO = { ...sameName('Keno'), CN: '快乐8' };
const LHC: Names = {
  EN: 'Mark Six',
  CN: '六合彩',
  ID: 'Mark Six',
  TH: 'มาร์คซิกซ์',
  VI: 'Lục hợp',
};
const NORTH: Names = {
  EN: 'Vietnam North fast',
  CN: '北越快开',
  ID: 'Vietnam Utara cepat',
  TH: 'ฮานอยเร็ว',
  VI: 'Miền Bắc siêu tốc',
};
const SOUTH: Names = {
  EN: 'Vietnam South fast',
  CN: '南越快开',
  ID: 'Vietnam Selatan cepat',
  TH: 'เวียดนามใต้เร็ว',
  VI: 'Miền Nam siêu tốc',
};
const TWO_STATIONS: Names = {
  EN: 'Vietnam two stations fast',
  CN: '越南双台快开',
  ID: 'Vietnam dua stasiun cepat',
  TH: 'เวียดนามสองสถานีเร็ว',
  VI: 'Đá xiên 2 đài siêu tốc',
};
const POOL: Names = {
  EN: 'Togel 4D',
  CN: '印尼4D',
  ID: 'Togel 4D',
  TH: 'โทเกล 4D',
  VI: 'Togel 4D',
};

const CHINA = 'Asia/Shanghai';

/** Lotteries of one family at several intervals, given as code and seconds. */
function intervalLotteries(
  family: string,
  menu: string,
  name: Names,
  codes: readonly (readonly [code: string, seconds: number])[],
  prizeMode: LotteryPlan['prizeMode'] = 'Lott',
): LotteryPlan[] {
  return codes.map(([code, seconds]) =>
    intervalLottery(seconds, { code, family, menu, names: intervalName(name, seconds), prizeMode }),
  );
}

/** A game named after a province, drawn here at that game's hours. */
function provinceLottery(
  code: string,
  family: string,
  menu: string,
  name: Names,
  hours: readonly [from: string, to: string, step: number],
): LotteryPlan {
  return {
    code,
    family,
    menu,
    names: name,
    schedule: { kind: 'calendar', zone: CHINA, times: minutesBetween(...hours) },
    closeLeadSeconds: 60,
    mode: 'cosign',
    prizeMode: 'Lott',
  };
}

const TAIWAN_BINGO: Names = {
  EN: 'Taiwan Bingo',
  CN: '台湾宾果',
  ID: 'Bingo Taiwan',
  TH: 'บิงโกไต้หวัน',
  VI: 'Bingo Đài Loan',
};
const YEEKEE: Names = {
  EN: 'Yeekee',
  CN: '泰国亿基',
  ID: 'Yeekee Thailand',
  TH: 'หวยยี่กี',
  VI: 'Yeekee Thái',
};
const place = (EN: string, CN: string): Names => ({ EN, CN, ID: EN, TH: EN, VI: EN });
const HANOI_PLACE: Names = { EN: 'Hanoi', CN: '河内', ID: 'Hanoi', TH: 'ฮานอย', VI: 'Hà Nội' };

export const OWN_LOTTERIES: readonly LotteryPlan[] = [
  ...intervalLotteries('SSC', 'SSC', SSC, [
    ['SSC1', 60],
    ['FFC15', 90],
    ['FFC2', 120],
    ['FFC3', 180],
    ['SSC5', 300],
  ]),
  ...intervalLotteries('SSC', 'SSC', placeName(HANOI_PLACE, SSC), [
    ['HNFFC', 60],
    ['HN5FC', 300],
  ]),
  provinceLottery('CQSSC', 'SSC', 'SSC', placeName(place('Chongqing', '重庆'), SSC), [
    '07:30',
    '27:10',
    20,
  ]),
  provinceLottery('XJSSC', 'SSC', 'SSC', placeName(place('Xinjiang', '新疆'), SSC), [
    '10:20',
    '26:00',
    20,
  ]),
  provinceLottery('TJSSC', 'SSC', 'SSC', placeName(place('Tianjin', '天津'), SSC), [
    '09:20',
    '23:00',
    20,
  ]),
  ...intervalLotteries('11X5', '11X5', ELEVEN, [
    ['F11X5', 60],
    ['F11X5_3', 180],
    ['F11X5_5', 300],
  ]),
  provinceLottery('GD11X5', '11X5', '11X5', placeName(place('Guangdong', '广东'), ELEVEN), [
    '09:30',
    '23:10',
    20,
  ]),
  provinceLottery('JX11X5', '11X5', '11X5', placeName(place('Jiangxi', '江西'), ELEVEN), [
    '09:30',
    '23:10',
    20,
  ]),
  provinceLottery('SD11X5', '11X5', '11X5', placeName(place('Shandong', '山东'), ELEVEN), [
    '09:01',
    '23:01',
    20,
  ]),
  provinceLottery('SH11X5', '11X5', '11X5', placeName(place('Shanghai', '上海'), ELEVEN), [
    '09:00',
    '23:40',
    20,
  ]),
  ...intervalLotteries('K3', 'K3', K3, [
    ['K3_1', 60],
    ['K3_3', 180],
    ['K3_5', 300],
  ]),
  provinceLottery('JSK3', 'K3', 'K3', placeName(place('Jiangsu', '江苏'), K3), [
    '08:50',
    '22:10',
    20,
  ]),
  provinceLottery('AHK3', 'K3', 'K3', placeName(place('Anhui', '安徽'), K3), [
    '09:00',
    '22:00',
    20,
  ]),
  provinceLottery('GXK3', 'K3', 'K3', placeName(place('Guangxi', '广西'), K3), [
    '09:30',
    '22:30',
    20,
  ]),
  provinceLottery('HBK3', 'K3', 'K3', placeName(place('Hubei', '湖北'), K3), [
    '09:20',
    '22:00',
    20,
  ]),
  ...intervalLotteries('PK10', 'PK10', PK10, [
    ['PK10_1', 60],
    ['PK10_3', 180],
    ['PK10_5', 300],
  ]),
  provinceLottery('BJPK10', 'PK10', 'PK10', placeName(place('Beijing', '北京'), PK10), [
    '09:30',
    '23:50',
    20,
  ]),
  ...intervalLotteries(
    'PK10',
    'PK10',
    {
      EN: 'Lucky airship',
      CN: '幸运飞艇',
      ID: 'Kapal udara',
      TH: 'เรือเหาะ',
      VI: 'Phi thuyền may mắn',
    },
    [['XYFT', 300]],
  ),
  ...intervalLotteries(
    'PK10',
    'PK10',
    { EN: 'Speedboat', CN: '极速赛艇', ID: 'Perahu cepat', TH: 'เรือเร็ว', VI: 'Ca nô tốc độ' },
    [['SPEEDBOAT', 90]],
  ),
  ...intervalLotteries('3D', '3D', THREE_D, [
    ['F3D_1', 60],
    ['F3D_5', 300],
  ]),
  ...intervalLotteries('PC28', 'PC28', PC28, [['PC28_1', 60]]),
  provinceLottery('PCB', 'PC28', 'PC28', placeName(place('Beijing', '北京'), PC28), [
    '09:05',
    '23:55',
    5,
  ]),
  ...intervalLotteries('PC28', 'PC28', placeName(place('Canada', '加拿大'), PC28), [['CA28', 210]]),
  ...intervalLotteries('KL8', 'KL8', KENO, [
    ['KENO_1', 60],
    ['KENO_5', 300],
  ]),
  ...KENO_DERIVED,
  provinceLottery('TWBINGO', 'KL8', 'MAS', TAIWAN_BINGO, ['07:05', '23:55', 5]),
  ...intervalLotteries(
    'LHC',
    'LHC',
    LHC,
    [
      ['LHC_1', 60],
      ['LHC_5', 300],
    ],
    'Elott',
  ),
  ...intervalLotteries(
    'VNN',
    'VNC',
    NORTH,
    [
      ['VN1', 60],
      ['VN2', 120],
      ['VN5', 300],
    ],
    'SEA',
  ),
  ...intervalLotteries(
    'VNS',
    'VNC',
    SOUTH,
    [
      ['VNS1', 60],
      ['VNS5', 300],
    ],
    'SEA',
  ),
  ...intervalLotteries('VNS2', 'VNC', TWO_STATIONS, [['VNX5', 300]], 'SEA'),
  {
    code: 'YEEKEE',
    family: 'YEEKEE',
    menu: 'THAI',
    names: YEEKEE,
    // 88 rounds; the last ones are after midnight.
    schedule: {
      kind: 'calendar',
      zone: 'Asia/Bangkok',
      times: minutesBetween('06:00', '27:45', 15),
    },
    closeLeadSeconds: 60,
    mode: 'cosign',
    prizeMode: 'SEA',
  },
  ...intervalLotteries('ID', 'ID', POOL, [['POOL5', 300]], 'SEA'),
];
