import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from './chromium.ts';

/** Switches of other browsers, which Chromium does not know. */
const OF_OTHERS = /^ms[A-Z]/;

test('the flags repeat every feature that Playwright disables', () => {
  const require = createRequire(import.meta.resolve('@playwright/test'));
  const folder = dirname(require.resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(DISABLED_FEATURES).toEqual(
    expect.arrayContaining(names.filter((name) => !OF_OTHERS.test(name))),
  );
});
