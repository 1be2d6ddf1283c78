// What tiers pay in the pages of an agent, and how their figures are typed.
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { speak } from '../../../i18n/language.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { draftOf, type WireTerms } from './offer-terms.ts';
import { TierFields } from './TierFields.tsx';
import { TierList } from './TierList.tsx';
import { TierProgress } from './TierProgress.tsx';

const thresholds = { minTurnover: '0', minLoss: '0', minActive: 0, minDeposit: '0' };

const { show } = openTestPage();
const isShown = () => document.querySelector('p, input') !== null;

test('a tier that pays an amount says it as money', async () => {
  const paid = { ...thresholds, fixedAmount: '5000.0000' };
  const missing = {
    turnover: '10.0000',
    loss: '0',
    deposit: '0',
    days5: '0',
    days15: '0',
    active: 0,
  };
  const next = { level: 2, tier: { ...paid, fixedAmount: '9000.5000' }, missing };
  const bill = { tier: 1, reached: paid, next, figures: {} };
  await show(<TierProgress bill={bill as never} currency="PHP" />, isShown);
  expect(document.body.textContent).toContain('Tier 1 · ₱5,000.00');
  expect(document.body.textContent).toContain('(₱9,000.50)');
});

test('rates are written as the page is: with all their decimals', async () => {
  const tiers = [
    { ...thresholds, ratePct: '0.0125' },
    { ...thresholds, winRatePct: '0.3', lossRatePct: '1.5' },
  ];
  await speak('VI');
  try {
    await show(
      <TierList tiers={tiers} currency="PHP" />,
      () => document.querySelector('ol') !== null,
    );
    const rates = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rates).toEqual(['0,0125 %', '0,3 / 1,5 %']);
  } finally {
    await act(async () => speak('EN'));
  }
});

const own: WireTerms = {
  kind: 'DAILY_SALARY',
  basis: 'ALL',
  period: 'DAY',
  categories: ['LOTT'],
  activeMinBet: '100',
  tiers: [{ ...thresholds, ratePct: '0.5' }],
};

function Typed() {
  const [draft, setDraft] = useState(() => draftOf(own));
  return <TierFields draft={draft} own={own} maxTiers={1} onChange={setDraft} />;
}

test.each([
  ['Active from', '-3', 'A whole number from 0 to 1,000,000.'],
  ['Rate in %', '1.2.3', 'Up to 3 digits, with at most 4 decimals after a point.'],
  ['Turnover from', '10.123456', 'at most 4 decimals after a point, up to 900,000,000,000.'],
])('%s keeps "%s" as it is typed, and says what is allowed', async (label, text, allowed) => {
  await show(<Typed />, isShown);
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )?.control as HTMLInputElement;
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field.value).toBe(text);
  expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([field]);
  expect(document.body.textContent).toContain(allowed);
});
