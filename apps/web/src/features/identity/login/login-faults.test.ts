import { describe, expect, test } from 'vitest';
import { requiresCaptcha, loginFaults, rememberedUser } from './login-faults.ts';

const fields = { username: 'mai', password: ' x', captcha: '' };

describe('the form lists the missing fields', () => {
  test.each([
    [fields, { captcha: false, remembered: false }, {}],
    [{ ...fields, username: '  ' }, { captcha: false, remembered: false }, ['username']],
    [{ ...fields, password: '' }, { captcha: false, remembered: false }, ['password']],
    [{ ...fields, password: '' }, { captcha: false, remembered: true }, {}],
    [fields, { captcha: true, remembered: false }, ['captcha']],
  ])('%j asked %j lacks %j', (given, asked, lacking) => {
    expect(Object.keys(loginFaults(given, asked))).toEqual(Array.isArray(lacking) ? lacking : []);
  });
});

test.each([
  ['login.failed', {}, false],
  ['login.failed', { captcha: true }, true],
  ['login.captcha.required', {}, true],
])('the refusal %s with %j asks for a captcha: %s', (code, value, asks) => {
  expect(requiresCaptcha({ code, value })).toBe(asks);
});

test.each([
  ['', undefined],
  ['1-login=mai', undefined],
  ['loginRemember=1', undefined],
  ['loginRemember=1; 1-login=mai', 'mai'],
  ['theme=x; 1-login=mai%20anh; loginRemember=1', 'mai anh'],
  ['loginRemember=; 1-login=mai', undefined],
])('the cookies "%s" remember %s', (cookies, user) => {
  expect(rememberedUser(cookies)).toBe(user);
});
