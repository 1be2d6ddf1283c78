import { expect, test } from 'vitest';
import { imageAddress } from './image-address.ts';

const HOSTS = ['https://one.example', 'https://two.example'];

test.each([
  ['/media/manila/1', [], 0, '/media/manila/1'],
  ['/media/manila/1', HOSTS, 4, 'https://one.example/media/manila/1'],
  ['/media/manila/1', HOSTS, 7, 'https://two.example/media/manila/1'],
  ['boat', HOSTS, 0, 'boat'],
  ['//other.example/1', HOSTS, 0, '//other.example/1'],
])('%s with the hosts %j and the number %d is fetched from %s', (path, hosts, chosen, from) => {
  expect(imageAddress(path, hosts, chosen)).toBe(from);
});
