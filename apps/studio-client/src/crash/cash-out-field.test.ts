// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EN } from '../i18n/en.ts';
import { openCashOutField } from './cash-out-field.ts';

function openField() {
  const field = openCashOutField(EN, () => undefined);
  const tick = field.box.querySelector<HTMLInputElement>('[type=checkbox]');
  const input = field.box.querySelector<HTMLInputElement>('[type=text]');
  const fault = field.box.querySelector('[role=alert]');
  if (tick === null || input === null || fault === null) throw new Error('a part is missing');
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const choose = (isChosen: boolean): void => {
    tick.checked = isChosen;
    tick.dispatchEvent(new Event('change'));
  };
  return { field, input, fault, type, choose };
}

it.each(['', '1', '1.00', '-2', '1e3', '2.555', 'abc', '1000000.01'])(
  'a cash-out at %j is refused with what is offered',
  (text) => {
    const { field, input, fault, type, choose } = openField();
    choose(true);
    expect([field.value(), fault.textContent]).toEqual([200, '']);
    type(text);
    expect(field.value()).toBeUndefined();
    expect(fault.textContent).toBe('From ×1.01 to ×1,000,000.00, with two decimals at most.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

it('the refusal ends with a preset, and where there is no automatic cash-out', () => {
  const { field, fault, type, choose } = openField();
  choose(true);
  type('abc');
  choose(false);
  expect([field.value(), fault.textContent]).toEqual([null, '']);
  choose(true);
  expect(fault.textContent).not.toBe('');
  const preset = [...field.box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '×5',
  );
  preset?.click();
  expect([field.value(), fault.textContent]).toEqual([500, '']);
});
