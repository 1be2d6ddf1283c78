// The headings of the file of a bill, in the order of its columns.
import type { Language } from '@fairhouse/values';

type Headings = Readonly<Record<Language, readonly string[]>>;

export const PLAY_HEADINGS: Headings = {
  EN: ['Level', 'Day', 'Member', 'Draw', 'Ticket', 'Turnover', 'Payout', 'Amount'],
  CN: ['层级', '日期', '会员', '期号', '注单', '投注', '派奖', '金额'],
  ID: ['Tingkat', 'Hari', 'Anggota', 'Undian', 'Tiket', 'Omzet', 'Hadiah', 'Jumlah'],
  TH: ['ระดับ', 'วันที่', 'สมาชิก', 'งวด', 'โพย', 'ยอดแทง', 'เงินรางวัล', 'จำนวนเงิน'],
  VI: ['Cấp', 'Ngày', 'Thành viên', 'Kỳ quay', 'Vé', 'Tiền cược', 'Tiền thưởng', 'Số tiền'],
};

export const STAKE_HEADINGS: Headings = {
  EN: ['Winning stakes', 'Losing stakes'],
  CN: ['中奖投注', '未中投注'],
  ID: ['Taruhan menang', 'Taruhan kalah'],
  TH: ['ยอดแทงที่ชนะ', 'ยอดแทงที่แพ้'],
  VI: ['Tiền cược thắng', 'Tiền cược thua'],
};

/** Stakes that are in neither, what a bet covers of its play, and whether it is hedged. */
export const COVERAGE_HEADINGS: Headings = {
  EN: ['Left out', 'Coverage in %', 'On both sides'],
  CN: ['未计入的投注', '覆盖率 %', '两边下注'],
  ID: ['Taruhan tidak dihitung', 'Cakupan %', 'Di kedua sisi'],
  TH: ['ยอดแทงที่ไม่นับ', 'ความครอบคลุม %', 'แทงทั้งสองฝั่ง'],
  VI: ['Tiền cược không tính', 'Độ bao phủ %', 'Cược hai phía'],
};

export const LOSS_HEADINGS: Headings = {
  EN: ['Rebates', 'Bonuses', 'Salaries', 'Fees', 'Loss', 'Deposits', 'Carried in', 'Base'],
  CN: ['返点', '优惠', '工资', '手续费', '亏损', '存款', '结转', '基数'],
  ID: ['Rabat', 'Bonus', 'Gaji', 'Biaya', 'Kekalahan', 'Setoran', 'Terbawa', 'Dasar'],
  TH: ['คืนยอด', 'โบนัส', 'ค่าจ้าง', 'ค่าธรรมเนียม', 'ยอดเสีย', 'ยอดฝาก', 'ยกมา', 'ฐาน'],
  VI: ['Hoàn trả', 'Ưu đãi', 'Lương', 'Phí', 'Tiền thua', 'Tiền nạp', 'Chuyển sang', 'Cơ sở'],
};
