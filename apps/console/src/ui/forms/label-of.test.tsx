import { afterEach, expect, test } from 'vitest';
import { labelOf } from './label-of.ts';

afterEach(() => document.body.replaceChildren());

test('a field is named as its input is, without the mark of a required one', () => {
  document.body.innerHTML = '<label for="a">Minimum age *</label><input id="a" name="age">';
  expect(labelOf('age')).toBe('Minimum age');
});

test('a part of a value has the label of the whole value', () => {
  document.body.innerHTML =
    '<div class="MuiFormControl-root"><label>Hosts</label><div><input name="hosts"></div></div>';
  expect(labelOf('hosts.2')).toBe('Hosts');
});

test('a field without an input keeps its own name', () => {
  expect(labelOf('geetest.server')).toBe('geetest.server');
});
