import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  [`${IOS} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
  [`${IOS} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'chrome'],
  [`${IOS} Version/18.1 Mobile/15E148 Safari/604.1`, 'safari'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'chrome',
  ],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
