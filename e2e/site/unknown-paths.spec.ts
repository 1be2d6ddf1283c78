import { expect, test } from '@playwright/test';
import { SITE_URL } from '../addresses.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('an unknown path shows an error and links to the first page', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.say('pages', 'unknown.title'),
  );
  await page.getByRole('link', { name: visitor.say('pages', 'unknown.home') }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('paths without a page are not linked and answer 404', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const answers = await Promise.all(
    [...new Set(links)].map(async (path) => [path, (await page.request.get(path)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  for (const path of ['/agent', '/vip', '/pointMall', '/by-iframe/game']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('an unknown page of the member centre shows an error, and the page below stays', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/help?mc=vip');
  await expect(page.getByText(visitor.say('shell', 'noSuchPage'))).toBeVisible();
  await expect(page).toHaveURL(/\/help$/);
  await expect(visitor.dialog()).toHaveCount(0);
});

test('without an app the download page shows no QR code, and the site is installable', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'EN');
  await visitor.open('/download');
  await expect(page.getByText(visitor.say('pages', 'download.onPhone'))).toBeVisible();
  await expect(page.getByText(visitor.say('pages', 'download.about'))).toHaveCount(0);
  await expect(page.getByRole('main').locator('svg[role=img], canvas')).toHaveCount(0);
  const manifest = await page.request.get(`${SITE_URL}/app.webmanifest`);
  const { name, icons } = (await manifest.json()) as {
    name: string;
    icons: readonly { readonly src: string }[];
  };
  expect(await page.title()).toContain(name);
  for (const { src } of icons) {
    expect((await page.request.get(`${SITE_URL}${src}`)).headers()['content-type']).toBe(
      'image/png',
    );
  }
  await expect(visitor.button(visitor.say('pages', 'download.install'))).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(document.body.setAttribute('data-asked', 'yes'));
    dispatchEvent(Object.assign(offer, { prompt }));
  });
  await visitor.button(visitor.say('pages', 'download.install')).click();
  await expect(page.locator('body[data-asked=yes]')).toHaveCount(1);
  await expect(visitor.button(visitor.say('pages', 'download.install'))).toHaveCount(0);
});
