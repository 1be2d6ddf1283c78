import { expect, test } from 'vitest';
import { isOwnPageLink } from './app-link.ts';

const HOSTS = ['manila.example', 'www.manila.example'];

test.each([
  ['/download', true],
  ['https://manila.example/download#ios', true],
  ['http://www.manila.example:8443/', true],
  ['https://', true],
  ['/files/manila.mobileconfig', false],
  ['https://manila.example/files/manila.APK', false],
  ['https://apps.example/manila', false],
])('%s is a link to an own page: %s', (url, back) => {
  expect(isOwnPageLink(url, HOSTS)).toBe(back);
});
