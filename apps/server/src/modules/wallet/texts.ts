// Texts of the CSV files that members download.
import type { Language } from '@fairhouse/values';
import { kindOfCode, type RecordKind } from './record-kind.ts';

type Headings = Readonly<Record<Language, readonly string[]>>;

export const RECORD_HEADINGS: Headings = {
  EN: ['Time', 'Kind', 'Reference', 'Amount', 'Balance after', 'Entry'],
  CN: ['时间', '类型', '单号', '金额', '变动后余额', '流水号'],
  ID: ['Waktu', 'Jenis', 'Referensi', 'Jumlah', 'Saldo setelahnya', 'Nomor entri'],
  TH: ['เวลา', 'ประเภท', 'เลขอ้างอิง', 'จำนวนเงิน', 'ยอดคงเหลือ', 'เลขรายการ'],
  VI: ['Thời gian', 'Loại', 'Mã tham chiếu', 'Số tiền', 'Số dư sau đó', 'Mã bút toán'],
};

/** The last heading of a file of movements: their references as the books have them. */
export const BOOK_REFERENCE: Readonly<Record<Language, string>> = {
  EN: 'Reference in the books',
  CN: '账本单号',
  ID: 'Referensi di pembukuan',
  TH: 'รหัสอ้างอิงในบัญชี',
  VI: 'Mã trong sổ sách',
};

export const PROFIT_HEADINGS: Headings = {
  EN: ['Day', 'Stakes', 'Prizes', 'Rebate', 'Promotions', 'Result', 'Deposits', 'Withdrawals'],
  CN: ['日期', '投注', '派奖', '返点', '活动', '盈亏', '存款', '提款'],
  ID: ['Hari', 'Taruhan', 'Hadiah', 'Rabat', 'Promosi', 'Hasil', 'Setoran', 'Penarikan'],
  TH: ['วัน', 'เดิมพัน', 'เงินรางวัล', 'คืนยอด', 'โปรโมชัน', 'กำไรขาดทุน', 'ฝาก', 'ถอน'],
  VI: ['Ngày', 'Tiền cược', 'Tiền thưởng', 'Hoàn trả', 'Khuyến mãi', 'Lãi lỗ', 'Nạp', 'Rút'],
};

const KIND_TEXTS: Readonly<Record<RecordKind, Readonly<Record<Language, string>>>> = {
  DEPOSIT: { EN: 'Deposit', CN: '存款', ID: 'Setoran', TH: 'ฝากเงิน', VI: 'Nạp tiền' },
  WITHDRAWAL: { EN: 'Withdrawal', CN: '提款', ID: 'Penarikan', TH: 'ถอนเงิน', VI: 'Rút tiền' },
  BET: { EN: 'Bet', CN: '投注', ID: 'Taruhan', TH: 'เดิมพัน', VI: 'Đặt cược' },
  PRIZE: { EN: 'Prize', CN: '派奖', ID: 'Hadiah', TH: 'เงินรางวัล', VI: 'Trúng thưởng' },
  REFUND: {
    EN: 'Stake returned',
    CN: '退回投注',
    ID: 'Taruhan kembali',
    TH: 'คืนเงินเดิมพัน',
    VI: 'Hoàn cược',
  },
  REBATE: { EN: 'Rebate', CN: '返点', ID: 'Rabat', TH: 'คืนยอด', VI: 'Hoàn trả' },
  COMMISSION: { EN: 'Commission', CN: '佣金', ID: 'Komisi', TH: 'ค่าคอมมิชชัน', VI: 'Hoa hồng' },
  TRANSFER: { EN: 'Transfer', CN: '转账', ID: 'Transfer dana', TH: 'โอนเงิน', VI: 'Chuyển khoản' },
  VENDOR: {
    EN: 'Game wallet',
    CN: '游戏钱包',
    ID: 'Dompet gim',
    TH: 'กระเป๋าเกม',
    VI: 'Ví trò chơi',
  },
  ADJUSTMENT: {
    EN: 'Adjustment',
    CN: '人工调整',
    ID: 'Penyesuaian',
    TH: 'ปรับยอด',
    VI: 'Điều chỉnh',
  },
  GRANT: {
    EN: 'Play money',
    CN: '试玩金',
    ID: 'Uang mainan',
    TH: 'เงินทดลองเล่น',
    VI: 'Tiền chơi thử',
  },
  FEE: { EN: 'Fee', CN: '手续费', ID: 'Biaya', TH: 'ค่าธรรมเนียม', VI: 'Phí' },
  CORRECTION: { EN: 'Correction', CN: '更正', ID: 'Koreksi', TH: 'แก้ไขรายการ', VI: 'Hiệu chỉnh' },
};

/** What a movement is, by the name of its code. */
export function kindText(code: string, language: Language): string {
  return KIND_TEXTS[kindOfCode(code)][language];
}
