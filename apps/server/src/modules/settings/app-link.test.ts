import { expect, test } from 'vitest';
import { leadsBack } from './app-link.ts';

const HOSTS = ['manila.example', 'www.manila.example'];

test.each([
  ['/download', true],
  ['https://manila.example/download#ios', true],
  ['http://www.manila.example:8443/', true],
  ['https://', true],
  ['/files/manila.mobileconfig', false],
  ['https://manila.example/files/manila.APK', false],
  ['https://apps.example/manila', false],
])('whether %s leads back to a page of the merchant: %s', (url, back) => {
  expect(leadsBack(url, HOSTS)).toBe(back);
});
