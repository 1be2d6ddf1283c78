import { expect, test } from 'vitest';
import { appsOf } from './apps.ts';
import type { Resource, Site } from '../../site/site.ts';

const ORIGIN = 'https://manila.example';

const siteWith = (...apps: readonly [kind: string, url: string][]): Site =>
  ({
    resources: apps.map(([resourceType, url]): Resource => ({
      resourceType,
      url,
      name: resourceType,
      labelNameEn: '',
      label: resourceType,
      qrCodeUrl: '',
    })),
  }) as unknown as Site;

test.each([
  ['a page of the site itself', 'https://manila.example/download#ios', 0],
  ['a path of the site', '/download', 0],
  ['a store', 'https://apps.example/manila', 1],
  ['a profile that the site serves', '/files/manila.mobileconfig', 1],
  ['no address', 'https://', 0],
])('%s: whether %s is offered as an app', (_what, url, apps) => {
  expect(appsOf(siteWith(['IOS', url]), ORIGIN)).toHaveLength(apps);
});

test('the first real app of each kind is offered', () => {
  const site = siteWith(
    ['Android', '/download'],
    ['Android', 'https://one.example/a.apk'],
    ['Android', 'https://two.example/a.apk'],
  );
  expect(appsOf(site, ORIGIN).map(({ url }) => url)).toEqual(['https://one.example/a.apk']);
});
