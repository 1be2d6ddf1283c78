// Why terms are not well-formed, in words.
import type { TermsProblem } from '@fairhouse/rules/agency';
import {
  fillText,
  formatAmount,
  formatRate,
  type Amount,
  type Language,
  type Rate,
} from '@fairhouse/values';
import { listNames, PAY_NAMES, PERIOD_NAMES, THRESHOLD_NAMES } from './terms-words.ts';

type Texts = Readonly<Record<Language, string>>;

const TEXTS: Readonly<Record<TermsProblem['code'], Texts>> = {
  NO_TIERS: {
    EN: 'There are no tiers.',
    CN: '没有阶梯。',
    ID: 'Tidak ada tingkat.',
    TH: 'ไม่มีขั้น',
    VI: 'Không có bậc nào.',
  },
  NO_CATEGORIES: {
    EN: 'No games count.',
    CN: '没有计入的游戏。',
    ID: 'Tidak ada permainan yang dihitung.',
    TH: 'ไม่มีเกมที่นับ',
    VI: 'Không có trò chơi nào được tính.',
  },
  LOTTERY_REQUIRED: {
    EN: 'Real-time salary is paid on lottery bets: lottery must be among the games that count.',
    CN: '实时工资按彩票投注发放：计入的游戏须包含彩票。',
    ID: 'Gaji real-time dibayar dari taruhan lotre: lotre harus termasuk permainan yang dihitung.',
    TH: 'ค่าจ้างเรียลไทม์จ่ายจากเดิมพันลอตเตอรี่ เกมที่นับต้องมีลอตเตอรี่',
    VI: 'Lương thời gian thực trả theo cược xổ số: các trò chơi được tính phải có xổ số.',
  },
  TOO_MANY_TIERS: {
    EN: 'There are more than {max} tiers.',
    CN: '阶梯多于 {max} 级。',
    ID: 'Tingkatnya lebih dari {max}.',
    TH: 'มีมากกว่า {max} ขั้น',
    VI: 'Có hơn {max} bậc.',
  },
  PAY_DOES_NOT_FIT: {
    EN: 'Tier {tier}: the basis asks for {allowed}.',
    CN: '第 {tier} 级：该计算方式需要{allowed}。',
    ID: 'Tingkat {tier}: dasar ini memerlukan {allowed}.',
    TH: 'ขั้นที่ {tier}: ฐานนี้ต้องใช้ {allowed}',
    VI: 'Bậc {tier}: cơ sở này cần {allowed}.',
  },
  RATE_OUT_OF_RANGE: {
    EN: 'Tier {tier}: the rate must be from {min} % to {max} %.',
    CN: '第 {tier} 级：费率须在 {min}% 至 {max}% 之间。',
    ID: 'Tingkat {tier}: rate harus {min} % sampai {max} %.',
    TH: 'ขั้นที่ {tier}: อัตราต้องอยู่ระหว่าง {min}% ถึง {max}%',
    VI: 'Bậc {tier}: tỷ lệ phải từ {min} % đến {max} %.',
  },
  RATE_STEP: {
    EN: 'Tier {tier}: the rate must be a multiple of {step} %.',
    CN: '第 {tier} 级：费率须为 {step}% 的倍数。',
    ID: 'Tingkat {tier}: rate harus kelipatan {step} %.',
    TH: 'ขั้นที่ {tier}: อัตราต้องเป็นพหุคูณของ {step}%',
    VI: 'Bậc {tier}: tỷ lệ phải là bội số của {step} %.',
  },
  THRESHOLD_OUT_OF_RANGE: {
    EN: 'Tier {tier}: the threshold of {field} must be from {min} to {max}.',
    CN: '第 {tier} 级：{field}门槛须在 {min} 至 {max} 之间。',
    ID: 'Tingkat {tier}: ambang {field} harus {min} sampai {max}.',
    TH: 'ขั้นที่ {tier}: เกณฑ์{field}ต้องอยู่ระหว่าง {min} ถึง {max}',
    VI: 'Bậc {tier}: ngưỡng {field} phải từ {min} đến {max}.',
  },
  THRESHOLD_NOT_MEASURED: {
    EN: 'Tier {tier}: contracts of the kind have no threshold of {field}, only of: {allowed}.',
    CN: '第 {tier} 级：此类契约没有{field}门槛，只有：{allowed}。',
    ID: 'Tingkat {tier}: kontrak jenis ini tidak punya ambang {field}, hanya: {allowed}.',
    TH: 'ขั้นที่ {tier}: สัญญาประเภทนี้ไม่มีเกณฑ์{field} มีเฉพาะ: {allowed}',
    VI: 'Bậc {tier}: loại hợp đồng này không có ngưỡng {field}, chỉ có: {allowed}.',
  },
  PAY_MIXED: {
    EN: 'Tier {tier} pays in another way than the one before: all tiers pay a rate, or all an amount.',
    CN: '第 {tier} 级的发放方式与上一级不同：各级须一律按费率，或一律按固定金额。',
    ID: 'Tingkat {tier} membayar dengan cara lain: semua tingkat memakai rate, atau semua jumlah tetap.',
    TH: 'ขั้นที่ {tier} จ่ายคนละแบบกับขั้นก่อนหน้า ทุกขั้นต้องจ่ายเป็นอัตรา หรือเป็นจำนวนเงินคงที่เหมือนกัน',
    VI: 'Bậc {tier} trả theo cách khác bậc trước: mọi bậc trả theo tỷ lệ, hoặc mọi bậc trả số tiền cố định.',
  },
  TIER_NOT_ASCENDING: {
    EN: 'Tier {tier} does not pay more than the one before.',
    CN: '第 {tier} 级的费率不高于上一级。',
    ID: 'Tingkat {tier} tidak membayar lebih dari tingkat sebelumnya.',
    TH: 'ขั้นที่ {tier} ไม่ได้จ่ายมากกว่าขั้นก่อนหน้า',
    VI: 'Bậc {tier} không trả cao hơn bậc trước.',
  },
  TIER_EASIER_THAN_BEFORE: {
    EN: 'Tier {tier} is not harder to reach than the one before.',
    CN: '第 {tier} 级的门槛不高于上一级。',
    ID: 'Tingkat {tier} tidak lebih sulit dicapai dari tingkat sebelumnya.',
    TH: 'ขั้นที่ {tier} ไม่ได้ยากกว่าขั้นก่อนหน้า',
    VI: 'Bậc {tier} không khó đạt hơn bậc trước.',
  },
  ACTIVE_BET_TOO_LOW: {
    EN: 'The bet of an active member must be at least {min}.',
    CN: '活跃会员的投注须不低于 {min}。',
    ID: 'Taruhan anggota aktif paling sedikit {min}.',
    TH: 'เดิมพันของสมาชิกที่นับว่าใช้งานต้องไม่น้อยกว่า {min}',
    VI: 'Mức cược của thành viên hoạt động phải từ {min}.',
  },
  ROUND_UNIT: {
    EN: 'The unit of turnover must be above zero, and the basis the whole turnover.',
    CN: '流水单位须大于零，且计算方式须为全部流水。',
    ID: 'Satuan turnover harus di atas nol, dan dasarnya seluruh turnover.',
    TH: 'หน่วยยอดเดิมพันต้องมากกว่าศูนย์ และฐานต้องเป็นยอดเดิมพันทั้งหมด',
    VI: 'Đơn vị doanh số phải lớn hơn không và cơ sở phải là toàn bộ doanh số.',
  },
  MIN_COVERAGE_RANGE: {
    EN: 'The least coverage of a bet must be above 0 % and at most {max} %.',
    CN: '注单最低覆盖率须大于 0%，且不超过 {max}%。',
    ID: 'Cakupan minimum taruhan harus di atas 0 % dan paling tinggi {max} %.',
    TH: 'ความครอบคลุมขั้นต่ำของโพยต้องมากกว่า 0% และไม่เกิน {max}%',
    VI: 'Độ bao phủ tối thiểu của vé cược phải lớn hơn 0 % và không quá {max} %.',
  },
  MIN_COVERAGE_BASIS: {
    EN: 'A least coverage of bets goes only with winning and losing stakes as the basis.',
    CN: '只有按中单和挂单计算的契约才能设最低覆盖率。',
    ID: 'Cakupan minimum hanya berlaku bila dasarnya taruhan menang dan kalah.',
    TH: 'กำหนดความครอบคลุมขั้นต่ำได้เฉพาะเมื่อฐานเป็นยอดแทงที่ชนะและที่แพ้',
    VI: 'Chỉ đặt được độ bao phủ tối thiểu khi cơ sở là tiền cược thắng và thua.',
  },
  PERIOD_CAP: {
    EN: 'The cap of a period must be above zero.',
    CN: '每期上限须大于零。',
    ID: 'Batas per periode harus di atas nol.',
    TH: 'เพดานต่อรอบต้องมากกว่าศูนย์',
    VI: 'Mức trần mỗi kỳ phải lớn hơn không.',
  },
  PERIOD_CAP_REQUIRED: {
    EN: 'A contract needs a cap of a period, of at most {max}.',
    CN: '契约须设每期上限，且不高于 {max}。',
    ID: 'Kontrak memerlukan batas per periode, paling tinggi {max}.',
    TH: 'สัญญาต้องมีเพดานต่อรอบ ไม่เกิน {max}',
    VI: 'Hợp đồng cần mức trần mỗi kỳ, tối đa {max}.',
  },
  PERIOD_NOT_ALLOWED: {
    EN: 'Contracts of this period are not made here. Allowed: {allowed}.',
    CN: '本站不签订该周期的契约，可选：{allowed}。',
    ID: 'Kontrak dengan periode ini tidak dibuat di sini. Yang boleh: {allowed}.',
    TH: 'ไม่ทำสัญญารอบนี้ที่นี่ รอบที่ใช้ได้: {allowed}',
    VI: 'Ở đây không lập hợp đồng theo kỳ này. Được phép: {allowed}.',
  },
  SELLING_DAYS: {
    EN: 'The days of sales must be from 1 to 31.',
    CN: '销售天数须在 1 至 31 之间。',
    ID: 'Hari penjualan harus 1 sampai 31.',
    TH: 'จำนวนวันขายต้องเป็น 1 ถึง 31',
    VI: 'Số ngày bán phải từ 1 đến 31.',
  },
  STREAK: {
    EN: 'The steps of a streak must rise.',
    CN: '连续奖励须逐级递增。',
    ID: 'Langkah beruntun harus meningkat.',
    TH: 'ขั้นของรอบต่อเนื่องต้องเพิ่มขึ้น',
    VI: 'Các mức của chuỗi liên tiếp phải tăng dần.',
  },
};

/** A problem of terms in a language, with what would be allowed. */
export function termsProblemText(problem: TermsProblem, language: Language): string {
  return fillText(TEXTS[problem.code][language], valuesOf(problem, language));
}

function valuesOf(problem: TermsProblem, language: Language): Readonly<Record<string, string>> {
  const tier = 'tier' in problem ? { tier: String(problem.tier) } : {};
  switch (problem.code) {
    case 'PAY_DOES_NOT_FIT':
      return { ...tier, allowed: listNames(PAY_NAMES, problem.allowed, language) };
    case 'RATE_OUT_OF_RANGE': {
      const { min, max } = problem.range;
      return { ...tier, min: percent(min), max: percent(max) };
    }
    case 'RATE_STEP':
      return { ...tier, step: percent(problem.step) };
    case 'THRESHOLD_OUT_OF_RANGE': {
      const { min, max } = problem.range;
      const field = THRESHOLD_NAMES[problem.field][language];
      return { ...tier, field, min: figure(min), max: figure(max) };
    }
    case 'THRESHOLD_NOT_MEASURED': {
      const field = THRESHOLD_NAMES[problem.field][language];
      return { ...tier, field, allowed: listNames(THRESHOLD_NAMES, problem.allowed, language) };
    }
    case 'PERIOD_NOT_ALLOWED':
      return { allowed: listNames(PERIOD_NAMES, problem.allowed, language) };
    case 'ACTIVE_BET_TOO_LOW':
      return { min: figure(problem.min) };
    case 'MIN_COVERAGE_RANGE':
      return { max: percent(problem.max) };
    case 'TOO_MANY_TIERS':
    case 'PERIOD_CAP_REQUIRED':
      return { max: figure(problem.max) };
    case 'LOTTERY_REQUIRED':
    case 'MIN_COVERAGE_BASIS':
    case 'NO_CATEGORIES':
    case 'NO_TIERS':
    case 'PAY_MIXED':
    case 'PERIOD_CAP':
    case 'ROUND_UNIT':
    case 'SELLING_DAYS':
    case 'STREAK':
    case 'TIER_EASIER_THAN_BEFORE':
    case 'TIER_NOT_ASCENDING':
      return tier;
  }
}

const percent = (value: Rate): string => formatRate((value * 100n) as Rate);

const figure = (value: Amount | number): string =>
  typeof value === 'number' ? String(value) : formatAmount(value);
