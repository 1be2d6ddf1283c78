import { expect, test } from 'vitest';
import { contactLinks } from './contact-links.ts';

const resource = (resourceType: string, url: string, label = '') => ({
  resourceType,
  url,
  label,
  name: resourceType,
});

test('the login form links to each contact of the merchant, in a fixed order', () => {
  const links = contactLinks([
    resource('FACEBOOK1', 'https://f.example/1', 'Night line'),
    resource('IOS', 'https://i.example'),
    resource('TELEGRAM3', ''),
    resource('TELEGRAM_1', 'https://t.example/1'),
    resource('TELEGRAM', 'https://t.example/0'),
    resource('TELEGRAM', 'https://t.example/second'),
  ]);
  expect(links.map(({ type, mark, name, url }) => [type, mark, name, url])).toEqual([
    ['TELEGRAM', 'TELEGRAM', 'TELEGRAM', 'https://t.example/0'],
    ['TELEGRAM_1', 'TELEGRAM', 'TELEGRAM_1', 'https://t.example/1'],
    ['FACEBOOK1', 'FACEBOOK', 'Night line', 'https://f.example/1'],
  ]);
});
