import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords-table.ts';
import { isCommon, passwordProblem } from './password-rules.ts';

const rules = {
  minLength: 8,
  maxLength: 128,
  expiresDays: 0,
  forceChangeWhenExpired: true,
};
const demands = { rules, field: undefined, context: ['juanito88', 'Manila Casino', 'manila'] };
const problem = (password: string) => passwordProblem(password, demands)?.code;

test('at least three thousand common passwords of eight characters and more are refused', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000);
  for (const each of COMMON_PASSWORDS) expect(each.length).toBeGreaterThanOrEqual(8);
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd123',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  'qwertyuiop',
  'lkjhgfdsa',
  'iloveyou2024',
  'anhyeuem',
  'mahalkita123',
])('%s is too common', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each(['correct horse battery', 'tr0ub4dor&3x', '  spaced  out  ', 'khoảng trời xanh'])(
  '%s may be used',
  (password) => {
    expect(problem(password)).toBeUndefined();
  },
);

test('a password built from the username or the brand is refused, one that mentions them is not', () => {
  expect(problem('juanito88!')).toBe('password.context');
  expect(problem('Manila2026!!')).toBe('password.context');
  expect(problem('sunset over manila bay')).toBeUndefined();
});

test('the length counts characters from 8 to 128, blanks included', () => {
  expect(problem('kf93hd7')).toBe('password.length');
  expect(problem('kf93hd7x')).toBeUndefined();
  expect(problem('漢字漢字仮名仮')).toBe('password.length');
  expect(problem('xk'.repeat(3) + 'ordinary sentence '.repeat(7))).toBe('password.length');
});

test("a merchant's own pattern applies in addition to the rules", () => {
  const field = {
    enabled: true,
    required: true,
    patternId: 'mixed',
    minLength: 10,
    maxLength: 20,
  };
  const found = passwordProblem('only small letters', { ...demands, field });
  expect(found).toEqual({
    code: 'request.invalid',
    pattern: { code: 'pattern.mixed', params: { range: '10-20' } },
  });
  expect(passwordProblem('Short1!aa', { ...demands, field })?.code).toBe('password.length');
  expect(passwordProblem('Good 4 you, sir', { ...demands, field })).toBeUndefined();
});
