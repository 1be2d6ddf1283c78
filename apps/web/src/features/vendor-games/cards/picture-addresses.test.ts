import { expect, test } from 'vitest';
import { pictureAddresses } from './picture-addresses.ts';

const URL = 'https://vendor.example/thumbs/koi.svg?v=2';
const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];
const at = (host: string) => `https://${host}.example/thumbs/koi.svg?v=2`;

test.each([
  ['no image host', [], 4, [URL]],
  ['one', HOSTS.slice(0, 1), 4, [at('a'), URL]],
  ['three, the second chosen', HOSTS, 1, [at('b'), at('c'), URL]],
  ['three, the last chosen', HOSTS, 5, [at('c'), at('a'), URL]],
])('with %s a picture is asked for at the right places', (_hosts, hosts, chosen, addresses) => {
  expect(pictureAddresses(URL, hosts, chosen)).toEqual(addresses);
});

test('what is not an address is asked for nowhere', () => {
  expect(pictureAddresses('/thumbs', HOSTS)).toEqual([]);
});

test('a picture of the merchant’s own is on its image hosts, and then on the site', () => {
  const path = '/media/manila/games/1';
  expect(pictureAddresses(path, HOSTS.slice(0, 1), 0)).toEqual([`https://a.example${path}`, path]);
  expect(pictureAddresses(path, [], 0)).toEqual([path]);
  expect(pictureAddresses('//elsewhere.example/media/', [], 0)).toEqual([]);
});
