import { assert, LANGUAGES, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { openBrowser, openTestApp, solveCaptcha, type TestApp } from '../../../testing/index.ts';
import { makeSumQuestion, numberWord } from './sum-question.ts';

let home: TestApp;
const right = { username: 'player1', password: DEMO_PASSWORD };

beforeAll(async () => {
  home = await openTestApp({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => home.close());

/** Three failures, after which every login of the test needs a captcha. */
beforeEach(async () => {
  await home.turnClock(31 * MINUTE_MS);
  for (let tries = 0; tries < 3; tries += 1) {
    await openBrowser(home).call('login', { username: 'player1', password: 'wrong' });
  }
});

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

describe('a captcha', () => {
  test('is a PNG in base64 that does not contain its letters as text', async () => {
    const asked = await openBrowser(home).call('captcha', {});
    expect(asked.ok).toBe(true);
    if (!asked.ok) return;
    const bytes = Buffer.from(asked.value.image, 'base64');
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(1000);
    expect(asked.value.question).toBe('');
  });

  test('permits the login when answered correctly', async () => {
    const browser = openBrowser(home);
    const solved = await solveCaptcha(browser);
    expect(codeOf(await browser.call('login', { ...right, ...solved }))).toBe('ok');
  });

  test('is found by the browser’s cookie if its id is not sent', async () => {
    const browser = openBrowser(home);
    const { captcha, captchaProof } = await solveCaptcha(browser);
    const bare = { ...right, captcha, captchaProof };
    expect(codeOf(await browser.call('login', bare))).toBe('ok');
    expect(codeOf(await openBrowser(home).call('login', bare))).toBe('captcha.wrong');
  });

  test('is valid once', async () => {
    const browser = openBrowser(home);
    const solved = await solveCaptcha(browser);
    expect(codeOf(await browser.call('login', { ...right, ...solved }))).toBe('ok');
    expect(codeOf(await browser.call('login', { ...right, ...solved }))).toBe('captcha.wrong');
  });

  test('is consumed by a wrong answer', async () => {
    const browser = openBrowser(home);
    const solved = await solveCaptcha(browser);
    const guessed = { ...solved, captcha: '99' };
    expect(codeOf(await browser.call('login', { ...right, ...guessed }))).toBe('captcha.wrong');
    expect(codeOf(await browser.call('login', { ...right, ...solved }))).toBe('captcha.wrong');
  });

  test('permits one of twenty concurrent logins', async () => {
    const browser = openBrowser(home);
    const solved = await solveCaptcha(browser);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.call('login', { ...right, ...solved })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
    expect(codes.filter((code) => code !== 'captcha.wrong').length).toBe(1);
  });

  test('expires after two minutes', async () => {
    const browser = openBrowser(home);
    const solved = await solveCaptcha(browser);
    await home.turnClock(2 * MINUTE_MS + SECOND_MS);
    expect(codeOf(await browser.call('login', { ...right, ...solved }))).toBe('captcha.wrong');
  });

  test('is refused from another network', async () => {
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    const solved = await solveCaptcha(openBrowser(home, from('203.0.113.7')));
    const elsewhere = openBrowser(home, from('198.51.100.9'));
    expect(codeOf(await elsewhere.call('login', { ...right, ...solved }))).toBe('captcha.wrong');
  });
});

test('the sum is written in words, in every language, with the answer in digits', () => {
  for (const language of LANGUAGES) {
    const words = Array.from({ length: 20 }, (_each, at) => numberWord(language, at + 1));
    expect(new Set(words).size).toBe(20);
    expect(words.every((word) => word !== '' && !/\d/.test(word))).toBe(true);
    const { question, answer } = makeSumQuestion(language);
    expect(question).not.toMatch(/[{}]|\d/);
    expect(Number(answer)).toBeGreaterThanOrEqual(2);
  }
});

describe('the sum in words', () => {
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  /** The work multiplier for a caller at this address. */
  async function timesAt(address: string): Promise<number> {
    const asked = await openBrowser(home, from(address)).call('captcha', { alt: 'text' });
    assert(asked.ok && asked.value.challenge !== null, 'a sum comes with work');
    const { data } = asked.value.challenge.parameters as { data: { times: string } };
    return Number(data.times);
  }

  /** Failed logins from the first `count` addresses or networks of a list. */
  async function failFrom(addressOf: (index: number) => string, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const browser = openBrowser(home, from(addressOf(index)));
      const proof = await solveCaptcha(browser);
      const pair = { username: `leaked${index}`, password: 'from a leak' };
      expect(codeOf(await browser.call('login', { ...pair, ...proof }))).toBe('login.failed');
    }
  }

  test('is refused without its own proof of work', async () => {
    const browser = openBrowser(home);
    const { captchaProof, ...typed } = await solveCaptcha(browser);
    expect(codeOf(await browser.call('login', { ...right, ...typed }))).toBe('captcha.wrong');
    const other = await solveCaptcha(browser);
    expect(codeOf(await browser.call('login', { ...right, ...other, captchaProof }))).toBe('ok');
    const third = await solveCaptcha(browser);
    const reused = { ...right, ...third, captchaProof };
    expect(codeOf(await browser.call('login', reused))).toBe('captcha.wrong');
  });

  test('costs a network more with every doubling of its failures, for every address in it', async () => {
    expect(await timesAt('2001:db8:1:2::1')).toBe(1);
    await failFrom((index) => `2001:db8:1:2::${index.toString(16)}`, 6);
    expect(await timesAt('2001:db8:1:2:ffff::1')).toBe(2);
    expect(await timesAt('2001:db8:1:3::1')).toBe(1);
    expect(await timesAt('203.0.113.7')).toBe(1);
  });
});
