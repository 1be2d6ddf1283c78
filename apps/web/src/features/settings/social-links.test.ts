import { expect, test } from 'vitest';
import { socialLinks } from './social-links.ts';

const resource = (resourceType: string, url = `https://${resourceType}.example`) => ({
  resourceType,
  url,
});

test.each([
  ['no resources', [], ''],
  ['others only', [resource('IOS'), resource('TELEGRAM_1')], ''],
  ['the footer order', [resource('LINKEDIN'), resource('FACEBOOK')], 'FACEBOOK LINKEDIN'],
  ['one of each kind', [resource('TELEGRAM', 'a'), resource('TELEGRAM', 'b')], 'TELEGRAM'],
  ['none without an address', [resource('DISCORD', '')], ''],
])('from %s the footer shows "%s"', (_name, resources, shown) => {
  expect(
    socialLinks(resources)
      .map((link) => link.type)
      .join(' '),
  ).toBe(shown);
});
