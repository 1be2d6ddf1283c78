// Lotteries that the house draws itself, round the clock or at the hours of the games they are
// played like (lottery.md 1.14).
import { everySeconds, minutesBetween, type LotteryPlan } from './lottery-plan.ts';
import { named, placed, type Names } from './names.ts';

const all = (text: string): Names => ({ EN: text, CN: text, ID: text, TH: text, VI: text });

const SSC = { ...all('SSC'), CN: '时时彩' };
const ELEVEN = { ...all('11x5'), CN: '11选5' };
const K3 = { ...all('K3'), CN: '快3' };
const PK10 = all('PK10');
const THREE_D = all('3D');
const PC28 = { ...all('PC28'), CN: '幸运28' };
const KENO = { ...all('Keno'), CN: '快乐8' };
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

/** A family at several paces: code by seconds. */
function paces(
  family: string,
  menu: string,
  name: Names,
  codes: readonly (readonly [code: string, seconds: number])[],
  prizeMode: LotteryPlan['prizeMode'] = 'Lott',
): LotteryPlan[] {
  return codes.map(([code, seconds]) =>
    everySeconds(seconds, { code, family, menu, names: named(name, seconds), prizeMode }),
  );
}

/** A game named after a province, drawn by us at that game's hours. */
function likeProvince(
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
  ...paces('SSC', 'SSC', SSC, [
    ['SSC1', 60],
    ['FFC15', 90],
    ['FFC2', 120],
    ['FFC3', 180],
    ['SSC5', 300],
  ]),
  ...paces('SSC', 'SSC', placed(HANOI_PLACE, SSC), [
    ['HNFFC', 60],
    ['HN5FC', 300],
  ]),
  likeProvince('CQSSC', 'SSC', 'SSC', placed(place('Chongqing', '重庆'), SSC), [
    '07:30',
    '27:10',
    20,
  ]),
  likeProvince('XJSSC', 'SSC', 'SSC', placed(place('Xinjiang', '新疆'), SSC), [
    '10:20',
    '26:00',
    20,
  ]),
  likeProvince('TJSSC', 'SSC', 'SSC', placed(place('Tianjin', '天津'), SSC), [
    '09:20',
    '23:00',
    20,
  ]),
  ...paces('11X5', '11X5', ELEVEN, [
    ['F11X5', 60],
    ['F11X5_3', 180],
    ['F11X5_5', 300],
  ]),
  likeProvince('GD11X5', '11X5', '11X5', placed(place('Guangdong', '广东'), ELEVEN), [
    '09:30',
    '23:10',
    20,
  ]),
  likeProvince('JX11X5', '11X5', '11X5', placed(place('Jiangxi', '江西'), ELEVEN), [
    '09:30',
    '23:10',
    20,
  ]),
  likeProvince('SD11X5', '11X5', '11X5', placed(place('Shandong', '山东'), ELEVEN), [
    '09:01',
    '23:01',
    20,
  ]),
  likeProvince('SH11X5', '11X5', '11X5', placed(place('Shanghai', '上海'), ELEVEN), [
    '09:00',
    '23:40',
    20,
  ]),
  ...paces('K3', 'K3', K3, [
    ['K3_1', 60],
    ['K3_3', 180],
    ['K3_5', 300],
  ]),
  likeProvince('JSK3', 'K3', 'K3', placed(place('Jiangsu', '江苏'), K3), ['08:50', '22:10', 20]),
  likeProvince('AHK3', 'K3', 'K3', placed(place('Anhui', '安徽'), K3), ['09:00', '22:00', 20]),
  likeProvince('GXK3', 'K3', 'K3', placed(place('Guangxi', '广西'), K3), ['09:30', '22:30', 20]),
  likeProvince('HBK3', 'K3', 'K3', placed(place('Hubei', '湖北'), K3), ['09:20', '22:00', 20]),
  ...paces('PK10', 'PK10', PK10, [
    ['PK10_1', 60],
    ['PK10_3', 180],
    ['PK10_5', 300],
  ]),
  likeProvince('BJPK10', 'PK10', 'PK10', placed(place('Beijing', '北京'), PK10), [
    '09:30',
    '23:50',
    20,
  ]),
  ...paces(
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
  ...paces(
    'PK10',
    'PK10',
    { EN: 'Speedboat', CN: '极速赛艇', ID: 'Perahu cepat', TH: 'เรือเร็ว', VI: 'Ca nô tốc độ' },
    [['SPEEDBOAT', 90]],
  ),
  ...paces('3D', '3D', THREE_D, [
    ['F3D_1', 60],
    ['F3D_5', 300],
  ]),
  ...paces('PC28', 'PC28', PC28, [['PC28_1', 60]]),
  likeProvince('PCB', 'PC28', 'PC28', placed(place('Beijing', '北京'), PC28), [
    '09:05',
    '23:55',
    5,
  ]),
  ...paces('PC28', 'PC28', placed(place('Canada', '加拿大'), PC28), [['CA28', 210]]),
  ...paces('KL8', 'KL8', KENO, [
    ['KENO_1', 60],
    ['KENO_5', 300],
  ]),
  likeProvince('TWBINGO', 'KL8', 'MAS', TAIWAN_BINGO, ['07:05', '23:55', 5]),
  ...paces(
    'LHC',
    'LHC',
    LHC,
    [
      ['LHC_1', 60],
      ['LHC_5', 300],
    ],
    'Elott',
  ),
  ...paces(
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
  ...paces(
    'VNS',
    'VNC',
    SOUTH,
    [
      ['VNS1', 60],
      ['VNS5', 300],
    ],
    'SEA',
  ),
  ...paces('VNS2', 'VNC', TWO_STATIONS, [['VNX5', 300]], 'SEA'),
  {
    code: 'YEEKEE',
    family: 'YEEKEE',
    menu: 'THAI',
    names: YEEKEE,
    // 88 rounds, the last ones after midnight.
    schedule: {
      kind: 'calendar',
      zone: 'Asia/Bangkok',
      times: minutesBetween('06:00', '27:45', 15),
    },
    closeLeadSeconds: 60,
    mode: 'cosign',
    prizeMode: 'SEA',
  },
  ...paces('ID', 'ID', POOL, [['POOL5', 300]], 'SEA'),
];
