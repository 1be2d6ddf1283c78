// The stations of Vietnam by the weekdays of their draws (lottery.md 1.8).
import { parseMinute, type LotteryPlan } from './lottery-plan.ts';
import { sameName } from './names.ts';

/** The time zone of Vietnam's draws. */
export const VIETNAM_ZONE = 'Asia/Ho_Chi_Minh';

/** Code, name and weekdays; 1 is Monday. */
type Station = readonly [code: string, name: string, weekdays: readonly number[]];

const CENTRAL: readonly Station[] = [
  ['PHUYEN', 'Phú Yên', [1]],
  ['HUE', 'Thừa Thiên Huế', [1, 7]],
  ['DAKLAK', 'Đắk Lắk', [2]],
  ['QUANGNAM', 'Quảng Nam', [2]],
  ['DANANG', 'Đà Nẵng', [3, 6]],
  ['KHANHHOA', 'Khánh Hòa', [3, 7]],
  ['BINHDINH', 'Bình Định', [4]],
  ['QUANGTRI', 'Quảng Trị', [4]],
  ['QUANGBINH', 'Quảng Bình', [4]],
  ['GIALAI', 'Gia Lai', [5]],
  ['NINHTHUAN', 'Ninh Thuận', [5]],
  ['QUANGNGAI', 'Quảng Ngãi', [6]],
  ['DAKNONG', 'Đắk Nông', [6]],
  ['KONTUM', 'Kon Tum', [7]],
];

const SOUTH: readonly Station[] = [
  ['HCM', 'TP.HCM', [1, 6]],
  ['DONGTHAP', 'Đồng Tháp', [1]],
  ['CAMAU', 'Cà Mau', [1]],
  ['VUNGTAU', 'Vũng Tàu', [2]],
  ['BENTRE', 'Bến Tre', [2]],
  ['BACLIEU', 'Bạc Liêu', [2]],
  ['DONGNAI', 'Đồng Nai', [3]],
  ['CANTHO', 'Cần Thơ', [3]],
  ['SOCTRANG', 'Sóc Trăng', [3]],
  ['TAYNINH', 'Tây Ninh', [4]],
  ['ANGIANG', 'An Giang', [4]],
  ['BINHTHUAN', 'Bình Thuận', [4]],
  ['BINHDUONG', 'Bình Dương', [5]],
  ['VINHLONG', 'Vĩnh Long', [5]],
  ['TRAVINH', 'Trà Vinh', [5]],
  ['LONGAN', 'Long An', [6]],
  ['BINHPHUOC', 'Bình Phước', [6]],
  ['HAUGIANG', 'Hậu Giang', [6]],
  ['TIENGIANG', 'Tiền Giang', [7]],
  ['KIENGIANG', 'Kiên Giang', [7]],
  ['DALAT', 'Đà Lạt', [7]],
];

function stationOf(family: string, draws: string, [code, name, weekdays]: Station): LotteryPlan {
  return {
    code,
    family,
    menu: 'VNC',
    names: sameName(name),
    schedule: { kind: 'calendar', zone: VIETNAM_ZONE, times: [parseMinute(draws)], weekdays },
    closeLeadSeconds: 300,
    mode: 'entered',
    prizeMode: 'SEA',
  };
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const VIETNAM_STATIONS: readonly LotteryPlan[] = [
  {
    ...stationOf('VNN', '18:15', ['XSMB', 'Miền Bắc', EVERY_DAY]),
    names: {
      EN: 'Vietnam North',
      CN: '北越彩',
      ID: 'Vietnam Utara',
      TH: 'หวยฮานอยปกติ (เหนือ)',
      VI: 'Xổ số miền Bắc',
    },
  },
  ...CENTRAL.map((station) => stationOf('VNS', '17:15', station)),
  ...SOUTH.map((station) => stationOf('VNS', '16:15', station)),
  {
    ...stationOf('VNS2', '16:15', ['MN2', 'Đá xiên', EVERY_DAY]),
    names: {
      EN: 'Vietnam South, two stations',
      CN: '南越双台',
      ID: 'Vietnam Selatan, dua stasiun',
      TH: 'เวียดนามใต้ สองสถานี',
      VI: 'Miền Nam đá xiên (2 đài)',
    },
  },
];

/** The two stations of the South whose results are joined on a weekday, the main one first. */
export function joinedStations(weekday: number): readonly string[] {
  return SOUTH.filter(([, , weekdays]) => weekdays.includes(weekday))
    .slice(0, 2)
    .map(([code]) => code);
}

const CENTRAL_CODES: ReadonlySet<string> = new Set(CENTRAL.map(([code]) => code));

interface StationFields {
  readonly code: string;
  readonly family: string;
  readonly schedule: LotteryPlan['schedule'];
}

/** The region of a lottery of Vietnam; undefined for lotteries of other countries. */
export function vietnamRegion({
  code,
  family,
  schedule,
}: StationFields): 'NORTH' | 'CENTRAL' | 'SOUTH' | 'FAST' | undefined {
  if (family !== 'VNN' && family !== 'VNS' && family !== 'VNS2') return undefined;
  if (schedule.kind === 'interval') return 'FAST';
  if (family === 'VNN') return 'NORTH';
  return CENTRAL_CODES.has(code) ? 'CENTRAL' : 'SOUTH';
}
