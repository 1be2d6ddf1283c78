import { LANGUAGES } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import type { Texts } from './text-types.ts';

const files = import.meta.glob<{ readonly texts: Texts }>('./{en,cn,id,th,vi}/*.ts', {
  eager: true,
});
const english = Object.entries(files).filter(([path]) => path.startsWith('./en/'));
const rows = english.flatMap(([path, { texts }]) =>
  LANGUAGES.filter((language) => language !== 'EN').map((language) => ({
    name: path.slice('./en/'.length),
    language: language.toLowerCase(),
    texts,
  })),
);

describe('every catalogue speaks all five languages', () => {
  test.each(rows)('$language/$name has every key of English', ({ name, language, texts }) => {
    const other = files[`./${language}/${name}`]?.texts ?? {};
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(texts).toSorted());
  });

  test.each(rows)('$language/$name names the same parts', ({ name, language, texts }) => {
    const other = files[`./${language}/${name}`]?.texts ?? {};
    for (const [key, text] of Object.entries(texts)) {
      expect([key, partsOf(other[key])]).toEqual([key, partsOf(text)]);
    }
  });
});

test.each(LANGUAGES)('in %s a salary has one name on all pages of agents', (language) => {
  const of = (name: string) => files[`./${language.toLowerCase()}/${name}.ts`]?.texts ?? {};
  const [contracts, figures, pages] = [of('agent-contracts'), of('agent-figures'), of('agents')];
  const names = ['DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY'].map(
    (kind) => contracts[`kind.${kind}`],
  );
  expect([figures['dailySalary'], figures['hourSalary'], figures['realtimeSalary']]).toEqual(names);
  expect([pages['page.agentDailyWages2'], pages['page.agentHourSalary']]).toEqual(
    names.slice(0, 2),
  );
});

function partsOf(text: Texts[string] | undefined): string[] {
  const template = typeof text === 'string' ? text : (text?.other ?? '');
  return (template.match(/\{\w+\}/g) ?? []).toSorted();
}
