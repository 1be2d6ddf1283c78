// What is typed as a multiple or a stake is never another number than it says.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { typeText } from '../../../testing/type-text.ts';
import { multipleOf, type Controls } from './controls.ts';
import { Multiple, StakeInput } from './TermsBar.tsx';

const { show } = openTestPage();

const input = (): HTMLInputElement => {
  const found = document.querySelector('input');
  if (found === null) throw new Error('no input');
  return found;
};
const isThere = () => document.querySelector('input') !== null;

function TypedMultiple() {
  const [value, setValue] = useState('1');
  return (
    <>
      <Multiple value={value} most={500} onValue={setValue} />
      <output>{multipleOf(value)}</output>
    </>
  );
}

test.each([
  ['25', '25', false],
  ['2.5', '0', true],
  ['2,5', '0', true],
  ['-3', '0', true],
  ['1e2', '0', true],
  ['501', '501', true],
])('the multiple %j is %s, marked: %s', async (text, multiple, isMarked) => {
  await show(<TypedMultiple />, isThere);
  await typeText(input(), text);
  expect(input().value).toBe(text);
  expect(document.querySelector('output')?.textContent).toBe(multiple);
  expect(document.body.textContent?.includes('From 1 to 500')).toBe(isMarked);
});

function TypedStake() {
  const [stake, setStake] = useState('');
  const controls = { stake } as Controls;
  return <StakeInput controls={controls} onChange={(patch) => setStake(patch.stake ?? '')} />;
}

test.each([
  ['1.5', '1.5'],
  ['0,5', '0.5'],
  ['12,50', '12.50'],
  ['1 000', '1000'],
])('the stake %j is %s', async (text, stake) => {
  await show(<TypedStake />, isThere);
  await typeText(input(), text);
  expect(input().value).toBe(stake);
});
