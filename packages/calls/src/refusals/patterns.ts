// Refusals of a registration field, one text for each family of patterns (product.md section 5).
import { fillText, type Language } from '@fairhouse/values';
import { defineRefusals } from './kind.ts';

export const patternRefusals = defineRefusals({
  'pattern.any': {
    status: 400,
    text: {
      EN: 'Enter {range} characters.',
      CN: '请输入 {range} 个字符。',
      ID: 'Masukkan {range} karakter.',
      TH: 'ใส่ {range} ตัวอักษร',
      VI: 'Nhập {range} ký tự.',
    },
  },
  'pattern.letters_digits': {
    status: 400,
    text: {
      EN: 'Enter {range} characters, letters and numbers only.',
      CN: '请输入 {range} 个字符，仅限字母和数字。',
      ID: 'Masukkan {range} karakter, hanya huruf dan angka.',
      TH: 'ใส่ {range} ตัวอักษร เฉพาะตัวอักษรภาษาอังกฤษและตัวเลข',
      VI: 'Nhập {range} ký tự, chỉ gồm chữ cái và số.',
    },
  },
  'pattern.letter_first': {
    status: 400,
    text: {
      EN: 'Enter {range} letters and numbers, the first one a letter.',
      CN: '请输入 {range} 个字母或数字，首位须为字母。',
      ID: 'Masukkan {range} huruf dan angka, diawali huruf.',
      TH: 'ใส่ตัวอักษรและตัวเลข {range} ตัว โดยตัวแรกต้องเป็นตัวอักษร',
      VI: 'Nhập {range} chữ cái và số, ký tự đầu là chữ cái.',
    },
  },
  'pattern.digits': {
    status: 400,
    text: {
      EN: 'Enter {range} digits.',
      CN: '请输入 {range} 位数字。',
      ID: 'Masukkan {range} angka.',
      TH: 'ใส่ตัวเลข {range} หลัก',
      VI: 'Nhập {range} chữ số.',
    },
  },
  'pattern.email': {
    status: 400,
    text: {
      EN: 'Enter a valid e-mail address.',
      CN: '请输入有效的邮箱地址。',
      ID: 'Masukkan alamat email yang benar.',
      TH: 'โปรดใส่อีเมลที่ถูกต้อง',
      VI: 'Hãy nhập địa chỉ email hợp lệ.',
    },
  },
  'pattern.uppercase': {
    status: 400,
    text: {
      EN: 'Enter {range} characters with at least one capital letter.',
      CN: '请输入 {range} 个字符，至少包含一个大写字母。',
      ID: 'Masukkan {range} karakter dengan minimal satu huruf besar.',
      TH: 'ใส่ {range} ตัวอักษร โดยมีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว',
      VI: 'Nhập {range} ký tự, có ít nhất một chữ hoa.',
    },
  },
  'pattern.mixed': {
    status: 400,
    text: {
      EN: 'Enter {range} characters with a capital letter, a small letter, a digit and a symbol.',
      CN: '请输入 {range} 个字符，须包含大写字母、小写字母、数字和符号各一个。',
      ID: 'Masukkan {range} karakter dengan huruf besar, huruf kecil, angka, dan simbol.',
      TH: 'ใส่ {range} ตัวอักษร ให้มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และสัญลักษณ์',
      VI: 'Nhập {range} ký tự gồm chữ hoa, chữ thường, chữ số và ký hiệu.',
    },
  },
  'pattern.full_name': {
    status: 400,
    text: {
      EN: 'The real name is incorrect. Enter first and last name with a blank between them.',
      CN: '真实姓名格式不正确，请输入姓和名并以空格分隔。',
      ID: 'Nama asli tidak sesuai. Masukkan nama depan dan belakang dengan spasi.',
      TH: 'รูปแบบชื่อจริงไม่ถูกต้อง โปรดใส่ชื่อและนามสกุลโดยเว้นวรรค',
      VI: 'Họ tên thật không đúng. Hãy nhập họ và tên có dấu cách ở giữa.',
    },
  },
  'pattern.name': {
    status: 400,
    text: {
      EN: 'The real name is incorrect. Enter {range} letters.',
      CN: '真实姓名格式不正确，请输入 {range} 个文字。',
      ID: 'Nama asli tidak sesuai. Masukkan {range} huruf.',
      TH: 'รูปแบบชื่อจริงไม่ถูกต้อง โปรดใส่ {range} ตัวอักษร',
      VI: 'Họ tên thật không đúng. Hãy nhập {range} chữ cái.',
    },
  },
  'pattern.thai': {
    status: 400,
    text: {
      EN: 'Enter {range} Thai letters.',
      CN: '请输入 {range} 个泰文字符。',
      ID: 'Masukkan {range} huruf Thai.',
      TH: 'ใส่ตัวอักษรไทย {range} ตัว',
      VI: 'Nhập {range} chữ cái tiếng Thái.',
    },
  },
  'pattern.korean': {
    status: 400,
    text: {
      EN: 'Enter {range} Korean letters.',
      CN: '请输入 {range} 个韩文字符。',
      ID: 'Masukkan {range} huruf Korea.',
      TH: 'ใส่ตัวอักษรเกาหลี {range} ตัว',
      VI: 'Nhập {range} chữ cái tiếng Hàn.',
    },
  },
  'pattern.japanese': {
    status: 400,
    text: {
      EN: 'Enter {range} Japanese letters.',
      CN: '请输入 {range} 个日文字符。',
      ID: 'Masukkan {range} huruf Jepang.',
      TH: 'ใส่ตัวอักษรญี่ปุ่น {range} ตัว',
      VI: 'Nhập {range} chữ cái tiếng Nhật.',
    },
  },
  'pattern.date': {
    status: 400,
    text: {
      EN: 'Enter a date as year-month-day, such as 1990-05-31.',
      CN: '请按年-月-日输入日期，例如 1990-05-31。',
      ID: 'Masukkan tanggal sebagai tahun-bulan-hari, misalnya 1990-05-31.',
      TH: 'ใส่วันที่แบบ ปี-เดือน-วัน เช่น 1990-05-31',
      VI: 'Nhập ngày theo dạng năm-tháng-ngày, ví dụ 1990-05-31.',
    },
  },
  'pattern.date_month_first': {
    status: 400,
    text: {
      EN: 'Enter a date as month-day-year, such as 05-31-1990.',
      CN: '请按月-日-年输入日期，例如 05-31-1990。',
      ID: 'Masukkan tanggal sebagai bulan-hari-tahun, misalnya 05-31-1990.',
      TH: 'ใส่วันที่แบบ เดือน-วัน-ปี เช่น 05-31-1990',
      VI: 'Nhập ngày theo dạng tháng-ngày-năm, ví dụ 05-31-1990.',
    },
  },
  'pattern.phone': {
    status: 400,
    text: {
      EN: 'The phone number is incorrect. Enter a valid mobile number.',
      CN: '手机号码格式不正确，请输入有效的手机号码。',
      ID: 'Nomor telepon tidak sesuai. Masukkan nomor ponsel yang benar.',
      TH: 'รูปแบบโทรศัพท์ไม่ถูกต้อง โปรดใส่หมายเลขมือถือที่ถูกต้อง',
      VI: 'Số điện thoại không đúng. Hãy nhập số di động hợp lệ.',
    },
  },
});

/** The refusal of each family of patterns, by the id in a field's rule. */
export const PATTERN_REFUSALS = {
  any: 'pattern.any',
  'letters-digits': 'pattern.letters_digits',
  'letter-first': 'pattern.letter_first',
  digits: 'pattern.digits',
  email: 'pattern.email',
  uppercase: 'pattern.uppercase',
  mixed: 'pattern.mixed',
  'full-name': 'pattern.full_name',
  name: 'pattern.name',
  thai: 'pattern.thai',
  korean: 'pattern.korean',
  japanese: 'pattern.japanese',
  date: 'pattern.date',
  'date-month-first': 'pattern.date_month_first',
  phone: 'pattern.phone',
} as const satisfies Record<string, keyof typeof patternRefusals>;

/** A family's refusal of a text that does not match; `range` is `6-20`, or `6` for one length. */
export function patternText(
  pattern: keyof typeof PATTERN_REFUSALS,
  language: Language,
  range: string,
): string {
  return fillText(patternRefusals[PATTERN_REFUSALS[pattern]].text[language], { range });
}
