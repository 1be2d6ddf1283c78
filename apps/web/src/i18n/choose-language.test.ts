import { LANGUAGES, type Language } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const rows: readonly {
  readonly when: string;
  readonly stored?: readonly (string | null)[];
  readonly browser?: readonly string[];
  readonly supported?: readonly Language[];
  readonly labels?: Readonly<Record<string, Language>>;
  readonly speaks: Language;
}[] = [
  { when: 'nothing is known', speaks: 'EN' },
  { when: 'a language was chosen before', stored: ['VI', 'EN'], browser: ['th'], speaks: 'VI' },
  { when: 'only lang was kept', stored: [null, 'cn'], speaks: 'CN' },
  { when: 'the browser speaks Thai', browser: ['th-TH', 'en'], speaks: 'TH' },
  { when: 'the browser speaks Malay', browser: ['ms-MY'], speaks: 'ID' },
  { when: 'the browser speaks French, then Chinese', browser: ['fr', 'zh-HK'], speaks: 'CN' },
  { when: 'what was kept is no language', stored: ['<b>'], browser: ['vi'], speaks: 'VI' },
  { when: 'the merchant means Thai by TY', stored: ['TY'], labels: { TY: 'TH' }, speaks: 'TH' },
  { when: 'the merchant means Thai by ty', stored: ['TY'], labels: { ty: 'TH' }, speaks: 'TH' },
  { when: 'no merchant knows TY', stored: ['TY'], browser: ['vi'], speaks: 'VI' },
  { when: 'the merchant lacks it', stored: ['TH'], supported: ['EN', 'VI'], speaks: 'EN' },
];

test.each(rows)('when $when the page speaks $speaks', (row) => {
  const { stored = [], browser = [], supported = LANGUAGES, labels, speaks } = row;
  expect(
    chooseLanguage({
      stored,
      browser,
      supported,
      merchantDefault: 'EN',
      ...(labels === undefined ? {} : { labels }),
    }),
  ).toBe(speaks);
});
