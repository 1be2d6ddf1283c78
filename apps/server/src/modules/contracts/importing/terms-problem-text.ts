// Why terms are not well-formed, in words.
import type { TermsProblem } from '@fairhouse/rules/agency';
import { fillText, formatAmount, formatRate, type Language, type Rate } from '@fairhouse/values';

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
  TOO_MANY_TIERS: {
    EN: 'There are more than {max} tiers.',
    CN: '阶梯多于 {max} 级。',
    ID: 'Tingkatnya lebih dari {max}.',
    TH: 'มีมากกว่า {max} ขั้น',
    VI: 'Có hơn {max} bậc.',
  },
  PAY_DOES_NOT_FIT: {
    EN: 'Tier {tier}: the basis asks for another kind of rate.',
    CN: '第 {tier} 级：该计算方式需要另一种费率。',
    ID: 'Tingkat {tier}: dasar ini memerlukan jenis rate lain.',
    TH: 'ขั้นที่ {tier}: ฐานนี้ต้องใช้อัตราแบบอื่น',
    VI: 'Bậc {tier}: cơ sở này cần loại tỷ lệ khác.',
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
    EN: 'Tier {tier}: a threshold is out of range ({field}).',
    CN: '第 {tier} 级：门槛超出范围（{field}）。',
    ID: 'Tingkat {tier}: ambang di luar batas ({field}).',
    TH: 'ขั้นที่ {tier}: เกณฑ์อยู่นอกช่วง ({field})',
    VI: 'Bậc {tier}: ngưỡng ngoài phạm vi ({field}).',
  },
  THRESHOLD_NOT_MEASURED: {
    EN: 'Tier {tier}: contracts of the kind know no such threshold ({field}).',
    CN: '第 {tier} 级：此类契约没有该门槛（{field}）。',
    ID: 'Tingkat {tier}: kontrak jenis ini tidak mengenal ambang itu ({field}).',
    TH: 'ขั้นที่ {tier}: สัญญาประเภทนี้ไม่มีเกณฑ์นี้ ({field})',
    VI: 'Bậc {tier}: loại hợp đồng này không có ngưỡng đó ({field}).',
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
    EN: 'Contracts of this period are not made here.',
    CN: '本站不签订该周期的契约。',
    ID: 'Kontrak dengan periode ini tidak dibuat di sini.',
    TH: 'ไม่ทำสัญญารอบนี้ที่นี่',
    VI: 'Ở đây không lập hợp đồng theo kỳ này.',
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

/** A problem of terms in a language. */
export function termsProblemText(problem: TermsProblem, language: Language): string {
  const percent = (value: Rate) => formatRate((value * 100n) as Rate);
  const values: Record<string, string> = {};
  if ('tier' in problem) values['tier'] = String(problem.tier);
  if ('field' in problem) values['field'] = problem.field;
  if ('step' in problem) values['step'] = percent(problem.step);
  if ('range' in problem) {
    values['min'] = percent(problem.range.min);
    values['max'] = percent(problem.range.max);
  }
  if ('min' in problem) values['min'] = formatAmount(problem.min);
  if ('max' in problem) {
    values['max'] =
      typeof problem.max === 'number' ? String(problem.max) : formatAmount(problem.max);
  }
  return fillText(TEXTS[problem.code][language], values);
}
