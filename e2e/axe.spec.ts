// Pages that every visitor meets, looked at by axe in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const path of ['/', '/help', '/verify', '/books', '/drawLog']) {
  for (const theme of ['dark', 'light'] as const) {
    test(`axe finds nothing wrong with ${path} in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}
