import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  PATTERN_FAMILIES,
  PATTERN_IDS,
  latestBirthday,
  cleanText,
  isBirthday,
  isOfAge,
  countCharacters,
  patternFault,
  toPatternId,
  formatLengthRange,
  readDate,
  type PatternId,
} from './index.ts';

const rule = (patternId: string, minLength = 1, maxLength = 254) => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});

const apart = (text: string): string => text.normalize('NFD');
const ROWS: readonly (readonly [PatternId, readonly string[], readonly string[]])[] = [
  [
    'any',
    ['a b', 'ก', '漢字', '👩‍🚀', 'pass with  blanks'],
    ['', 'a\u0000b', 'two\nlines', '   ', '\u200B\u200D', 'gnp\u202Eexe', 'a\u2028b', '\uD800'],
  ],
  ['letters-digits', ['abc123', 'A', '0'], ['', 'a b', 'é', 'a_b', 'ａｂｃ', 'Đà', 'ß']],
  ['letter-first', ['a1', 'Zed'], ['', '1a', '_a', 'éa', 'ａ1', '가1']],
  ['digits', ['0123'], ['', '12a', '１２３', '๑๒๓', '-1', '1.5', ' 1']],
  [
    'email',
    [
      'a@b.co',
      'first.last+tag@mail.example.com',
      "o'neil_99@ex-ample.com",
      'x@xn--bcher-kva.example',
      'me@bücher.example'.replace('bücher', 'xn--bcher-kva'),
      `${'a'.repeat(64)}@example.com`,
      'UPPER@EXAMPLE.COM',
      'a@b.xn--p1ai',
    ],
    [
      '',
      'a@b',
      '@b.co',
      'a@@b.co',
      'a@b@c.de',
      'a b@c.de',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.de',
      'a@-b.co',
      'a@b-.co',
      'a@b..co',
      'a@b.c',
      'a@b.co.',
      'a@127.0.0.1',
      'a@b.c0',
      'ａ@b.co',
      'nguyễn@b.co',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(64)}.com`,
      `a@${'b.'.repeat(130)}com`,
      'a@b.co\nBcc: x@y.zz',
    ],
  ],
  ['uppercase', ['aBc', 'Ế', apart('Ế'), 'straßE'], ['abc', '123', 'ひらがな', '']],
  [
    'mixed',
    ['aB3$', 'Đêm7!trăng', apart('Đêm7!trăng')],
    ['aB3', 'ab3$', 'AB3$', 'aBc$', apart('Đêm7trăng'), 'aB3 '],
  ],
  [
    'full-name',
    [
      'Juan Dela Cruz',
      "O'Neil Ann",
      'Nguyễn Văn Á',
      apart('Nguyễn Văn Á'),
      'สมชาย ใจดี',
      '홍 길동',
      '山田　太郎',
      'Jean-Luc d’Arc Jr.',
      'José Ñúñez',
      "Gerard 't Hooft",
      '阿凡提·买买提 江',
    ],
    ['Juan', 'Juan  Cruz', 'J 1', ' Juan Cruz', 'Juan ', '- -', 'Juan\tCruz', 'Juan \u3164'],
  ],
  [
    'name',
    ['Juan', 'สมชาย', 'Ánh', apart('Ánh'), '山田'],
    ['Juan1', '', '-', '\u3164', '.J', 'a@b'],
  ],
  [
    'thai',
    ['สมชาย ใจดี', 'น้ำผึ้ง', 'เจ้าฟ้า', 'ปิ่น'],
    ['Somchai', 'สมชายA', '๑๒๓', 'สมชาย๗', '฿', ' ', '\u0E48', ''],
  ],
  [
    'korean',
    ['홍길동', apart('홍길동'), '남궁 민'],
    ['Hong', '洪吉童', 'ㅋㅋ', 'ㅎ길동', '\u3164', '홍길동1', '홍  길동', 'ﾡ', ''],
  ],
  [
    'japanese',
    ['やまだ タロウ', '山田', 'コーヒー', 'ﾔﾏﾀﾞ ﾀﾛｰ', '佐々木', apart('ガク'), 'ジョン・スミス'],
    ['Yamada', '홍', 'Ｙａｍａｄａ', '１２', 'やまだ!', '・・', '　', ''],
  ],
  [
    'date',
    ['1990-05-31', '2000-02-29', '2024-02-29'],
    [
      '1990-02-30',
      '1900-02-29',
      '05-31-1990',
      '1990-5-31',
      '1990/05/31',
      '1990-13-01',
      '１９９０-05-31',
    ],
  ],
  [
    'date-month-first',
    ['05-31-1990', '02-29-2000'],
    ['31-05-1990', '1990-05-31', '02-29-1999', '5-31-1990', '00-10-1990'],
  ],
  [
    'phone',
    ['+639171234567', '0917123456'],
    ['917-123', '+', '12345', '１２３４５６７', '9171234567890123'],
  ],
];

describe('every family', () => {
  test('has test rows', () => {
    expect(ROWS.map(([id]) => id)).toEqual([...PATTERN_IDS]);
  });

  test.each(ROWS)('%s accepts matching texts and rejects all others', (id, good, bad) => {
    const judge = (text: string) => [text, patternFault(rule(id), text)?.kind];
    expect(good.map(judge)).toEqual(good.map((text) => [text, undefined]));
    expect(bad.map(judge)).toEqual(bad.map((text) => [text, 'pattern']));
  });

  test.each(PATTERN_IDS)('%s shows an example that passes and one that fails', (id) => {
    const { passes, fails } = PATTERN_FAMILIES[id];
    expect(patternFault(rule(id), passes)).toBeUndefined();
    expect(patternFault(rule(id), fails)).toMatchObject({ pattern: id });
  });

  test('gives the same result for composed and decomposed text, in linear time on any text', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 255 });
    const run = fc
      .tuple(fc.constantFrom('a', '-', ' ', "a'", 'a.', '가 '), fc.nat(120))
      .map(([piece, times]) => `${piece.repeat(times)}@`);
    fc.assert(
      fc.property(fc.constantFrom(...PATTERN_IDS), fc.oneof(anything, run), (id, text) => {
        const found = patternFault(rule(id), text);
        expect(patternFault(rule(id), text.normalize('NFD'))).toEqual(found);
        expect(patternFault(rule(id), cleanText(text)) === undefined || found !== undefined).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('a rule with an unknown family restricts only the length', () => {
    expect(toPatternId('unheard-of')).toBe('any');
    expect(patternFault(rule('unheard-of', 1, 5), 'x')).toBeUndefined();
  });
});

describe('lengths', () => {
  test('count characters and include both bounds', () => {
    const four = rule('any', 2, 4);
    const fits = (text: string) => patternFault(four, text) === undefined;
    expect(['😀', '😀😀', 'abcd', 'abcde'].map(fits)).toEqual([false, true, true, false]);
  });

  test('count an accented letter as one character, composed or decomposed', () => {
    expect([
      countCharacters('Ngô'),
      countCharacters(apart('Ngô')),
      countCharacters('홍길동'),
      countCharacters(apart('홍길동')),
    ]).toEqual([3, 3, 3, 3]);
  });

  test('are formatted as one number where both bounds are equal', () => {
    expect([
      formatLengthRange(rule('digits', 6, 6)),
      formatLengthRange(rule('digits', 6, 20)),
    ]).toEqual(['6', '6-20']);
    expect(patternFault(rule('digits', 6, 6), '12')?.range).toBe('6');
  });
});

describe('dates', () => {
  test('in both notations parse to the same day', () => {
    expect(['12-31-1999', '1999-12-31', '02-30-1999', '', 'x'].map(readDate)).toEqual([
      '1999-12-31',
      '1999-12-31',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['2008-06-01', '2026-06-01', 18, true],
    ['2008-06-02', '2026-06-01', 18, false],
    ['2005-06-01', '2026-06-01', 21, true],
    ['2005-06-02', '2026-06-01', 21, false],
    ['2004-02-29', '2022-02-28', 18, false],
    ['2004-02-29', '2022-03-01', 18, true],
    ['2003-02-28', '2024-02-29', 21, true],
    ['2003-03-01', '2024-02-29', 21, false],
  ])('somebody born on %s is on %s at least %d: %s', (born, today, age, isOld) => {
    expect(isOfAge(born, today, age)).toBe(isOld);
    expect(born <= latestBirthday(today, age)).toBe(isOld);
  });

  test('a birthday in the future or before 1900 is rejected', () => {
    const judge = (text: string) => {
      const day = readDate(text);
      return day !== undefined && isBirthday(day, '2026-06-01');
    };
    expect(['1899-12-31', '1900-01-01', '2026-06-01', '2026-06-02'].map(judge)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
