import { expect, test } from '@playwright/test';
import { chooseLanguage, createVisitor, switchTheme } from '../pages/site/visitor.ts';

test('the chosen theme survives a reload', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await switchTheme(visitor, 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the chosen language takes effect at once and survives a reload', async ({ page }) => {
  const visitor = createVisitor(page, 'VI');
  await visitor.open('/');
  await chooseLanguage(visitor, 'EN');
  const join = visitor.button(visitor.say('shell', 'join'), page.getByRole('banner'));
  await expect(join).toBeVisible();
  await page.reload();
  await expect(join).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('sounds are off until chosen, and less motion survives a reload', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { button, dialog, say } = visitor;
  await visitor.open('/');
  const effects = button(say('shell', 'effects'), page.getByRole('contentinfo'));
  await effects.click();
  const sound = dialog().getByRole('switch', { name: say('pages', 'effects.sound') });
  await expect(sound).not.toBeChecked();
  await sound.check();
  await dialog()
    .getByRole('switch', { name: say('pages', 'effects.lessMotion') })
    .check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await visitor.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await effects.click();
  await expect(sound).toBeChecked();
});
