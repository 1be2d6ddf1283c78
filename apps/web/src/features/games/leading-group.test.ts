import { expect, test } from 'vitest';
import { leadingDraws, leadingFirst, leadingGroupOf } from './leading-group.ts';

const games = (codes: string) => codes.split(' ').map((groupCode) => ({ groupCode }));
const codesOf = (list: readonly { readonly groupCode: string }[]) =>
  list.map(({ groupCode }) => groupCode).join(' ');

test.each([
  ['VI', 'VNC'],
  ['TH', 'THAI'],
  ['ID', 'ID'],
  ['EN', undefined],
  [undefined, undefined],
] as const)('a site in %s leads with %s', (language, group) => {
  expect(leadingGroupOf(language)).toBe(group);
});

test('the leading group comes first, and the others keep their order', () => {
  expect(codesOf(leadingFirst(games('SSC K3 VNC THAI'), 'VNC'))).toBe('VNC SSC K3 THAI');
  expect(codesOf(leadingFirst(games('SSC K3'), 'VNC'))).toBe('SSC K3');
  expect(codesOf(leadingFirst(games('SSC K3'), undefined))).toBe('SSC K3');
});

test('three draws of the leading group come first, further ones at their time', () => {
  expect(codesOf(leadingDraws(games('SSC VNC K3 VNC VNC SSC VNC'), 'VNC'))).toBe(
    'VNC VNC VNC SSC K3 SSC VNC',
  );
  expect(codesOf(leadingDraws(games('SSC VNC'), undefined))).toBe('SSC VNC');
});
