// The coverage of an hourly salary in the pages of an agent: offered with the own one to start from,
// and shown for every bet that did not count.
import { act, Suspense, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../i18n/catalogues.ts';
import { CoverageField } from './CoverageField.tsx';
import { PartsTable, type Parts, type Terms } from './explained/PartsTable.tsx';
import { draftOf, termsOf, type WireTerms } from './offer-terms.ts';
import { TierList } from './TierList.tsx';

const HOURLY: WireTerms = {
  kind: 'HOUR_SALARY',
  basis: 'WIN_LOSS',
  period: 'HOUR',
  categories: ['LOTT'],
  activeMinBet: '0',
  tiers: [
    {
      minTurnover: '0',
      minLoss: '0',
      minActive: 0,
      minDeposit: '0',
      winRatePct: '0.5',
      lossRatePct: '2',
    },
  ],
  minCoveragePct: '5',
};

let root: Root;
let box: HTMLElement;

beforeAll(() => loadTexts('EN', 'agentContracts'));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(page: React.ReactNode, selector: string) {
  await act(async () => root.render(<Suspense>{page}</Suspense>));
  for (let tries = 0; box.querySelector(selector) === null && tries < 100; tries += 1) {
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 20)));
  }
  expect(box.querySelector(selector)).not.toBeNull();
}

test('an offer has the own coverage until another is typed, and none where it is emptied', () => {
  const draft = draftOf(HOURLY);
  expect(termsOf(HOURLY, draft)).toEqual(HOURLY);
  expect(termsOf(HOURLY, draft, '7.5')).toEqual({ ...HOURLY, minCoveragePct: '7.5' });
  expect(termsOf(HOURLY, draft, '')).not.toHaveProperty('minCoveragePct');
  const { minCoveragePct: _, ...all } = { ...HOURLY, basis: 'ALL' as const };
  expect(termsOf(all, draftOf(all), '5')).not.toHaveProperty('minCoveragePct');
});

function Typed({ own }: { readonly own: WireTerms }) {
  const [value, setValue] = useState(own.minCoveragePct ?? '');
  return (
    <>
      <CoverageField isOffer own={own} value={value} onChange={setValue} />
      <TierList {...own} minCoveragePct={value} currency="PHP" />
    </>
  );
}

test('the field says what the own contract asks for, and marks what is no percentage', async () => {
  await show(<Typed own={HOURLY} />, 'input');
  const field = box.querySelector('input');
  expect(field?.value).toBe('5');
  expect(box.textContent).toContain('counts bets from 5 % on: offer this or more');
  const type = (text: string) =>
    act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('12x.5');
  expect(field?.value).toBe('12x.5');
  expect(box.querySelector('[aria-invalid]')).toBe(field);
  expect(box.textContent).toContain('Up to 3 digits');
  await type('12.5');
  expect(box.querySelector('[aria-invalid]')).toBeNull();
  expect(box.querySelector('ol')?.textContent).toContain('at least 12.5 % of their play');
});

test('a contract that has no such stakes has no field of it', async () => {
  await show(<Typed own={{ ...HOURLY, kind: 'DAILY_SALARY', period: 'DAY' }} />, 'ol');
  expect(box.querySelector('input')).toBeNull();
});

const parts = (narrow: string, lost: string): Parts => ({
  bet: '10',
  payout: '0',
  winStake: '0',
  lossStake: lost,
  narrowStake: narrow,
  loss: null,
});
const rows = [
  { key: 'a', name: 'Draw 1', parts: parts('10', '0'), coverage: '2' },
  { key: 's', name: 'Draw 3', parts: parts('10', '0'), coverage: '25', isHedged: true },
  { key: 'b', name: 'Draw 2', parts: parts('0', '10'), coverage: '20' },
  { key: 'c', name: 'Others', parts: parts('0', '10') },
];

test('bets show what they cover and which of them did not count', async () => {
  const table = (terms: WireTerms) => (
    <PartsTable
      caption="Bets"
      of="Draw"
      terms={terms as Terms}
      currency="PHP"
      rows={rows}
      total={parts('20', '20')}
    />
  );
  await show(table(HOURLY), 'table');
  const cells = [...box.querySelectorAll('tr')].map((line) =>
    [...line.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
  expect(cells[0]).toEqual(expect.arrayContaining(['Left out', 'Coverage']));
  expect(cells[1]).toEqual(expect.arrayContaining(['10.00', '2 %']));
  expect(cells[2]).toContain('25 % · on both sides');
  expect(cells[3]).toContain('20 %');
  expect(cells[4]?.at(-1)).toContain('–');
  const { minCoveragePct: _, ...open } = HOURLY;
  await show(table(open), 'table');
  expect(box.textContent).not.toContain('overage');
});
