// The budget of a page's JavaScript, gzipped, before any interaction.
import { expect, test } from '@playwright/test';
import { watchScripts, weightOf } from '../../tools/weigh/watch-scripts.ts';
import { inspect } from '../pages/inspector.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const BUDGETS = [
  ['the first page', '/', 130_000],
  ['a board', '/lottery?game=SSC1', 195_000],
] as const;

for (const [what, path, most] of BUDGETS) {
  test(`${what} loads at most ${most / 1000} KB of JavaScript for a visitor`, async ({ page }) => {
    const scripts = watchScripts(page);
    const inspector = inspect(page);
    await createVisitor(page, 'EN').open(path);
    await inspector.rest();
    const fetched = await scripts();
    expect(fetched.map(({ name }) => name)).toContain('site');
    expect(weightOf(fetched), JSON.stringify(fetched)).toBeLessThanOrEqual(most);
  });
}
