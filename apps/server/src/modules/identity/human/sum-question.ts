// The captcha for people who cannot see a picture: a sum in words, in the caller's language.
import { fillText, type Language } from '@fairhouse/values';
import { randomInt } from 'node:crypto';

const NUMBERS: Readonly<Record<Language, string>> = {
  EN: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty`,
  CN: '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
  ID: `satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas tiga_belas
    empat_belas lima_belas enam_belas tujuh_belas delapan_belas sembilan_belas dua_puluh`,
  TH: `หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง สิบสาม สิบสี่ สิบห้า
    สิบหก สิบเจ็ด สิบแปด สิบเก้า ยี่สิบ`,
  VI: `một hai ba bốn năm sáu bảy tám chín mười mười_một mười_hai mười_ba mười_bốn mười_lăm
    mười_sáu mười_bảy mười_tám mười_chín hai_mươi`,
};

const QUESTIONS: Readonly<Record<Language, string>> = {
  EN: 'How much is {a} plus {b}? Write it in digits.',
  CN: '{a}加{b}等于多少？请用数字填写。',
  ID: 'Berapa {a} ditambah {b}? Tulis dengan angka.',
  TH: '{a} บวก {b} เท่ากับเท่าไร เขียนเป็นตัวเลข',
  VI: '{a} cộng {b} bằng bao nhiêu? Viết bằng chữ số.',
};

/** The word for a number from 1 to 20. */
export function numberWord(language: Language, number: number): string {
  return (NUMBERS[language].split(/\s+/)[number - 1] ?? '').replaceAll('_', ' ');
}

/** Makes a random question with its answer in digits. */
export function makeSumQuestion(language: Language): {
  answer: string;
  image: string;
  question: string;
} {
  const left = randomInt(1, 21);
  const right = randomInt(1, 21);
  const words = { a: numberWord(language, left), b: numberWord(language, right) };
  const question = fillText(QUESTIONS[language], words);
  return { answer: String(left + right), image: '', question };
}
