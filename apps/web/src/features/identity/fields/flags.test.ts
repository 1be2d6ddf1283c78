import { expect, test } from 'vitest';
import { flagOf } from './flags.ts';

test.each(['PH', 'TH', 'VN'])('%s has its flag', (countryCode) => {
  expect(flagOf(countryCode)).toContain(`/${countryCode}.svg`);
});

test('letters of no country have none', () => {
  expect(flagOf('QQ')).toBeUndefined();
});
