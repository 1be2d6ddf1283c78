// The hosts that a page may load from are fixed in code: no stored setting adds one.
import { expect, test } from 'vitest';
import type { AppContext } from '../../platform/app-context.ts';
import { DEFAULTS, type Site } from '../settings/index.ts';
import { outsideSources } from './outside-sources.ts';

const FIXED = new Set([
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
]);
const OF_PROJECTS = /^https:\/\/[a-z0-9-]+\.(firebaseapp\.com|web\.app)$/;

const ODD = [
  'https://evil.example/gt4.js',
  'https://static.geetest.com.evil.example/v4/gt4.js',
  'https://static.geetest.com@evil.example/v4/gt4.js',
  'http://static.geetest.com/v4/gt4.js',
  'https://static.geetest.com/v4/gt4.js; script-src *',
  'https://static.geetest.com/other.js',
  '//evil.example',
  'data:text/javascript,alert(1)',
  '*',
  '',
];
const ODD_DOMAINS = [
  'evil.example',
  'evil.firebaseapp.com.evil.example',
  'a.b.firebaseapp.com',
  'x.web.app; script-src *',
  'x.web.app/evil',
  '*.web.app',
  'X.WEB.APP\nevil',
];

type Settings = Site['settings'];

const app = {
  config: { privatePeers: false, publicOrigin: 'https://play.example' },
} as unknown as AppContext;

function sourcesOf(settings: Partial<Settings>): string[] {
  const site = { settings: { ...DEFAULTS, ...settings } } as unknown as Site;
  return Object.values(outsideSources(app, site)).flat() as string[];
}

const withGeetest = (script: string, server: string): Partial<Settings> => {
  const { humanCheck } = DEFAULTS;
  const geetest = { ...humanCheck.geetest, script, server };
  return { humanCheck: { ...humanCheck, provider: 'geetest', geetest } };
};
const withFirebase = (authDomain: string): Partial<Settings> => {
  const { codes } = DEFAULTS;
  return { codes: { ...codes, channel: 'firebase', firebase: { ...codes.firebase, authDomain } } };
};

const isFixed = (source: string): boolean => FIXED.has(source) || OF_PROJECTS.test(source);

test('the page of a merchant without a vendor names no external host', () => {
  expect(sourcesOf({})).toEqual([]);
});

test('a vendor’s own addresses are accepted', () => {
  const { script, server } = DEFAULTS.humanCheck.geetest;
  expect(sourcesOf(withGeetest(script, server))).toContain(new URL(script).origin);
  expect(sourcesOf(withFirebase('harbour-1.firebaseapp.com'))).toContain(
    'https://harbour-1.firebaseapp.com',
  );
});

test('no stored setting adds a host beyond the fixed ones to a page', () => {
  const { script, server } = DEFAULTS.humanCheck.geetest;
  const tried = [
    ...ODD.flatMap((odd) => [withGeetest(odd, server), withGeetest(script, odd)]),
    ...ODD_DOMAINS.map(withFirebase),
  ];
  for (const settings of tried) {
    const strange = sourcesOf(settings).filter((source) => !isFixed(source));
    expect(strange, JSON.stringify(settings)).toEqual([]);
  }
});
