// Quick games of South-East Asia, drawn here at intervals of some minutes (lottery.md 1.13).
import { intervalLottery, type LotteryPlan } from './lottery-plan.ts';
import { sameName, intervalName, type Names } from './names.ts';

const NAMES: Readonly<Record<string, Names>> = {
  VTX: { EN: 'Tai xiu', CN: '骰宝大小', ID: 'Tai xiu', TH: 'สูงต่ำ', VI: 'Tài xỉu' },
  VXD: { EN: 'Xoc dia', CN: '色碟', ID: 'Xoc dia', TH: 'ซ็อกเดีย', VI: 'Xóc đĩa' },
  VBC: {
    EN: 'Fish, prawn, crab',
    CN: '鱼虾蟹',
    ID: 'Ikan udang kepiting',
    TH: 'น้ำเต้าปูปลา',
    VI: 'Bầu cua',
  },
  WGG: sameName('WinGo'),
  '5D': sameName('5D'),
  SEAK3: {
    EN: 'Three dice',
    CN: '三骰',
    ID: 'Tiga dadu',
    TH: 'ลูกเต๋าสามลูก',
    VI: 'Ba xúc xắc',
  },
  SEAPK10: { EN: 'Race of ten', CN: '十强赛', ID: 'Balap sepuluh', TH: 'แข่งสิบ', VI: 'Đua mười' },
  FANTAN: { EN: 'Fan-tan', CN: '番摊', ID: 'Fan-tan', TH: 'ฟานตาน', VI: 'Phiên than' },
  FANTAN5D: {
    EN: 'Fan-tan five digits',
    CN: '五码番摊',
    ID: 'Fan-tan lima angka',
    TH: 'ฟานตานห้าหลัก',
    VI: 'Phiên than năm số',
  },
  FANTANK3: {
    EN: 'Fan-tan dice',
    CN: '骰子番摊',
    ID: 'Fan-tan dadu',
    TH: 'ฟานตานลูกเต๋า',
    VI: 'Phiên than xúc xắc',
  },
  BCR: {
    EN: 'Baccarat lottery',
    CN: '百家乐彩',
    ID: 'Lotre bakarat',
    TH: 'บาคาร่าลอตเตอรี่',
    VI: 'Xổ số baccarat',
  },
  BCB: {
    EN: 'Baccarat without commission',
    CN: '免佣百家乐彩',
    ID: 'Bakarat tanpa komisi',
    TH: 'บาคาร่าไม่หักค่าคอม',
    VI: 'Baccarat không hoa hồng',
  },
  CLR: {
    EN: 'Colour dice',
    CN: '彩色骰',
    ID: 'Dadu warna',
    TH: 'ลูกเต๋าสี',
    VI: 'Xúc xắc màu',
  },
};

/** Code, family and interval in seconds. */
const GAMES: readonly (readonly [code: string, family: string, seconds: number])[] = [
  ['WGG_30', 'WGG', 30],
  ['WGG_1', 'WGG', 60],
  ['WGG_3', 'WGG', 180],
  ['WGG_5', 'WGG', 300],
  ['VTX_1', 'VTX', 60],
  ['VXD_1', 'VXD', 60],
  ['VBC_1', 'VBC', 60],
  ['5D_1', '5D', 60],
  ['SEAK3_1', 'SEAK3', 60],
  ['SEAPK10_1', 'SEAPK10', 60],
  ['FANTAN_1', 'FANTAN', 60],
  ['FANTAN5D_1', 'FANTAN5D', 60],
  ['FANTANK3_1', 'FANTANK3', 60],
  ['BCR_1', 'BCR', 60],
  ['BCB_1', 'BCB', 60],
  ['CLR_1', 'CLR', 60],
];

export const QUICK_GAMES: readonly LotteryPlan[] = GAMES.map(([code, family, seconds]) =>
  intervalLottery(seconds, {
    code,
    family,
    menu: 'QUICK',
    names: intervalName(NAMES[family] ?? sameName(family), seconds),
    prizeMode: 'SEA',
  }),
);
