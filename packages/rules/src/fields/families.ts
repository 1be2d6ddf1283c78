// The pattern families that a merchant's registration fields may require (product.md section 5).

export const PATTERN_IDS = [
  'any',
  'letters-digits',
  'letter-first',
  'digits',
  'email',
  'uppercase',
  'mixed',
  'full-name',
  'name',
  'thai',
  'korean',
  'japanese',
  'date',
  'date-month-first',
  'phone',
] as const;

export type PatternId = (typeof PATTERN_IDS)[number];

export interface PatternFamily {
  /** The form of the whole text in Unicode's composed form (NFC). */
  readonly form: RegExp;
  /** The text must also be an existing day. */
  readonly isDate?: true;
  /** A text that fits, shown when a family is chosen. */
  readonly passes: string;
  readonly fails: string;
  /**
   * A character inserted after the first one to lengthen `passes`; absent where the length is
   * fixed.
   */
  readonly filler: string;
}

/** One harmless visible character: no control, no line break, no bidirectional control. */
const SIGN = String.raw`[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]`;
/** At least one visible character: blanks and joiners alone are not a text. */
const VISIBLE = String.raw`(?=.*[^\p{Z}\p{Default_Ignorable_Code_Point}])`;
/** A letter of any script, except default-ignorable fillers, which are invisible. */
const LETTER = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{L}`;
/** A word of a name: D’Arc, O'Neil, Anne-Marie, Jr., 't. A middle dot joins names in Chinese. */
const NAME_WORD = String.raw`['’]?${LETTER}(?:${LETTER}|[\p{M}.'’·-])*`;
/** The space between names, as typed on a Western or a Japanese keyboard. */
const GAP = String.raw`[ \u3000]`;

const form = (source: string): RegExp => new RegExp(`^${source}$`, 'u');
const anyText = (demand: string): RegExp => form(`${demand}${VISIBLE}${SIGN}+`);

export const PATTERN_FAMILIES: Readonly<Record<PatternId, PatternFamily>> = {
  any: { form: anyText(''), passes: 'Rain at 7, again!', fails: 'two\nlines', filler: 'o' },
  'letters-digits': {
    form: form('[A-Za-z0-9]+'),
    passes: 'harbour7',
    fails: 'harbour 7',
    filler: 'a',
  },
  'letter-first': {
    form: form('[A-Za-z][A-Za-z0-9]*'),
    passes: 'harbour7',
    fails: '7harbour',
    filler: 'a',
  },
  digits: { form: form('[0-9]+'), passes: '280519', fails: '28-05-19', filler: '2' },
  email: {
    form: emailForm(),
    passes: 'ana.cruz@example.com',
    fails: 'ana.cruz@example',
    filler: 'n',
  },
  uppercase: {
    form: anyText(String.raw`(?=.*\p{Lu})`),
    passes: 'five Blue boats',
    fails: 'five blue boats',
    filler: 'i',
  },
  mixed: {
    form: anyText(String.raw`(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})(?=.*[\p{P}\p{S}])`),
    passes: 'Blue-boat-7',
    fails: 'Blueboat7',
    filler: 'l',
  },
  'full-name': {
    form: form(`${NAME_WORD}(?:${GAP}${NAME_WORD})+`),
    passes: 'Nguyễn Thị Ánh',
    fails: 'Nguyễn',
    filler: 'a',
  },
  name: {
    form: form(`${NAME_WORD}(?:${GAP}${NAME_WORD})*`),
    passes: 'สมชาย',
    fails: 'Ana7',
    filler: 'ม',
  },
  // Consonants, vowels and tone marks, without Thai digits and signs.
  thai: {
    form: form(String.raw`(?=.*[ก-ฮ])[ก-\u0E3A\u0E40-\u0E4E ]+`),
    passes: 'สมชาย ใจดี',
    fails: 'Somchai',
    filler: 'ม',
  },
  // Whole syllables only: a lone vowel or consonant is an unfinished syllable.
  korean: { form: form('[가-힣]+(?: [가-힣]+)*'), passes: '홍길동', fails: '洪吉童', filler: '길' },
  // Full- and half-width kana with their marks, long vowels, and the dot between foreign names.
  japanese: {
    form: form(
      String.raw`(?=.*[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}])` +
        String.raw`[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\u3099\u309Aーｰﾞﾟ・･ \u3000]+`,
    ),
    passes: '山田　タロウ',
    fails: 'Yamada Tarō',
    filler: '田',
  },
  date: {
    form: form(String.raw`[0-9]{4}-[0-9]{2}-[0-9]{2}`),
    isDate: true,
    passes: '1992-02-29',
    fails: '1991-02-29',
    filler: '',
  },
  'date-month-first': {
    form: form(String.raw`[0-9]{2}-[0-9]{2}-[0-9]{4}`),
    isDate: true,
    passes: '02-29-1992',
    fails: '29-02-1992',
    filler: '',
  },
  phone: {
    form: form(String.raw`\+?[0-9]{6,15}`),
    passes: '09171234567',
    fails: '0917-CALL-ME',
    filler: '9',
  },
};

/** Dot-separated words at a host with at least one dot (lengths of RFC 5321). */
function emailForm(): RegExp {
  const word = String.raw`[\w!#$%&'*+/=?^{|}~-]+`;
  const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
  const top = '(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])';
  return new RegExp(
    String.raw`^(?=[^@]{1,64}@)(?=.{3,254}$)${word}(?:\.${word})*@(?:${label}\.)+${top}$`,
  );
}

/** The family of a rule; an unknown id falls back to the family that restricts only the length. */
export function toPatternId(id: string): PatternId {
  return PATTERN_IDS.find((each) => each === id) ?? 'any';
}
