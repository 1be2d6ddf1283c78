// Names of what terms consist of, as sentences about wrong terms use them.
import type {
  ContractPeriod,
  DifferingField,
  ThresholdField,
  TierPay,
} from '@fairhouse/rules/agency';
import type { Language } from '@fairhouse/values';

type Names<Word extends string> = Readonly<Record<Word, Readonly<Record<Language, string>>>>;

export const THRESHOLD_NAMES: Names<ThresholdField> = {
  turnover: { EN: 'turnover', CN: '流水', ID: 'nilai turnover', TH: 'ยอดเดิมพัน', VI: 'doanh số' },
  loss: { EN: 'loss', CN: '亏损', ID: 'kerugian', TH: 'ยอดเสีย', VI: 'thua lỗ' },
  active: {
    EN: 'active members',
    CN: '活跃会员',
    ID: 'anggota aktif',
    TH: 'สมาชิกที่ใช้งาน',
    VI: 'thành viên hoạt động',
  },
  deposit: { EN: 'deposits', CN: '充值', ID: 'deposit', TH: 'ยอดฝาก', VI: 'tiền nạp' },
  rolling: {
    EN: 'turnover of 5 and 15 days',
    CN: '5 日和 15 日流水',
    ID: 'turnover 5 dan 15 hari',
    TH: 'ยอดเดิมพัน 5 และ 15 วัน',
    VI: 'doanh số 5 và 15 ngày',
  },
};

export const PAY_NAMES: Names<TierPay['kind']> = {
  rate: { EN: 'one rate', CN: '单一费率', ID: 'satu rate', TH: 'อัตราเดียว', VI: 'một tỷ lệ' },
  split: {
    EN: 'a rate for wins and one for losses',
    CN: '中单和挂单各一个费率',
    ID: 'satu rate untuk menang dan satu untuk kalah',
    TH: 'อัตราสำหรับบิลที่ชนะและอัตราสำหรับบิลที่แพ้',
    VI: 'một tỷ lệ cho cược thắng và một cho cược thua',
  },
  fixed: {
    EN: 'a fixed amount',
    CN: '固定金额',
    ID: 'jumlah tetap',
    TH: 'จำนวนเงินคงที่',
    VI: 'một số tiền cố định',
  },
};

export const PERIOD_NAMES: Names<ContractPeriod> = {
  half_month: {
    EN: 'half a month',
    CN: '半月',
    ID: 'setengah bulan',
    TH: 'ครึ่งเดือน',
    VI: 'nửa tháng',
  },
  month: { EN: 'a month', CN: '月', ID: 'sebulan', TH: 'หนึ่งเดือน', VI: 'một tháng' },
  week: { EN: 'a week', CN: '周', ID: 'seminggu', TH: 'หนึ่งสัปดาห์', VI: 'một tuần' },
  ten_days: { EN: 'ten days', CN: '十天', ID: 'sepuluh hari', TH: 'สิบวัน', VI: 'mười ngày' },
  day: { EN: 'a day', CN: '日', ID: 'sehari', TH: 'หนึ่งวัน', VI: 'một ngày' },
  hour: { EN: 'an hour', CN: '小时', ID: 'sejam', TH: 'หนึ่งชั่วโมง', VI: 'một giờ' },
  slot_5m: {
    EN: 'five minutes',
    CN: '五分钟',
    ID: 'lima menit',
    TH: 'ห้านาที',
    VI: 'năm phút',
  },
};

/** What two contracts of one kind can differ in; `pay` is the kind of rate of the tiers. */
export const TERM_NAMES: Names<DifferingField | 'pay'> = {
  kind: { EN: 'kind', CN: '类型', ID: 'jenis', TH: 'ประเภท', VI: 'loại' },
  basis: { EN: 'basis', CN: '计算方式', ID: 'dasar', TH: 'ฐาน', VI: 'cơ sở' },
  period: { EN: 'period', CN: '周期', ID: 'periode', TH: 'รอบ', VI: 'kỳ' },
  categories: {
    EN: 'games that count',
    CN: '计入的游戏',
    ID: 'permainan yang dihitung',
    TH: 'เกมที่นับ',
    VI: 'trò chơi được tính',
  },
  activeMinBet: {
    EN: 'bet of an active member',
    CN: '活跃会员投注',
    ID: 'taruhan anggota aktif',
    TH: 'เดิมพันของสมาชิกที่ใช้งาน',
    VI: 'mức cược của thành viên hoạt động',
  },
  carryMode: {
    EN: 'carrying of losses',
    CN: '亏损结转',
    ID: 'pemindahan kerugian',
    TH: 'การยกยอดขาดทุน',
    VI: 'chuyển lỗ',
  },
  tierMetric: {
    EN: 'turnover of the tiers',
    CN: '阶梯所用流水',
    ID: 'turnover tingkat',
    TH: 'ยอดเดิมพันของขั้น',
    VI: 'doanh số của bậc',
  },
  streak: {
    EN: 'rate of a streak',
    CN: '连续奖励费率',
    ID: 'rate beruntun',
    TH: 'อัตราของรอบต่อเนื่อง',
    VI: 'tỷ lệ chuỗi liên tiếp',
  },
  rateCap: {
    EN: 'highest rate',
    CN: '最高费率',
    ID: 'rate tertinggi',
    TH: 'อัตราสูงสุด',
    VI: 'tỷ lệ cao nhất',
  },
  sellingDays: {
    EN: 'days with sales',
    CN: '销量达标天数',
    ID: 'hari dengan penjualan',
    TH: 'จำนวนวันที่มียอดขาย',
    VI: 'số ngày có doanh số',
  },
  periodCap: {
    EN: 'cap of a period',
    CN: '每期上限',
    ID: 'batas per periode',
    TH: 'เพดานต่อรอบ',
    VI: 'mức trần mỗi kỳ',
  },
  roundUnit: {
    EN: 'unit of turnover',
    CN: '流水单位',
    ID: 'satuan turnover',
    TH: 'หน่วยยอดเดิมพัน',
    VI: 'đơn vị doanh số',
  },
  stopLimit: {
    EN: 'turnover of a day after which nothing is paid',
    CN: '每日停发流水',
    ID: 'turnover harian batas henti',
    TH: 'ยอดเดิมพันต่อวันที่หยุดจ่าย',
    VI: 'doanh số ngày ngừng trả',
  },
  minCoverage: {
    EN: 'least coverage of a bet',
    CN: '注单最低覆盖率',
    ID: 'cakupan minimum taruhan',
    TH: 'ความครอบคลุมขั้นต่ำของโพย',
    VI: 'độ bao phủ tối thiểu của vé cược',
  },
  pay: {
    EN: 'kind of rate',
    CN: '费率形式',
    ID: 'bentuk rate',
    TH: 'รูปแบบอัตรา',
    VI: 'dạng tỷ lệ',
  },
};

/** Names in a row, as a language writes a list. */
export function listNames<Word extends string>(
  names: Names<Word>,
  words: readonly Word[],
  language: Language,
): string {
  return words.map((word) => names[word][language]).join(language === 'CN' ? '、' : ', ');
}
