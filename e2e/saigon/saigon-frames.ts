// A page of the second merchant framed by a foreign site. Called by saigon.spec.ts.
import { expect, test, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAIGON_URL } from '../addresses.ts';
import { chooseMerchant, openConsole } from '../pages/console/console.ts';
import { openSetting, saveSetting } from '../pages/console/site-settings.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const PORTAL = 'portal.localhost';
const STRANGER = 'stranger.localhost';
const TITLE = 'Pages in frames of other sites';

export function defineFrameTests(): void {
  test('help is shown in a frame of the host that two operators allow, and of no other host', async ({
    page,
    browser,
  }) => {
    const { open } = createVisitor(page, 'EN', SAIGON_URL);
    await open('/helpmc');
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.innerText();
    const others = await openFramingSite();
    const framed = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    const frame = (host: string, path: string) =>
      page.goto(`http://${host}:${others.port}/?page=${encodeURIComponent(SAIGON_URL + path)}`);
    const owner = await openConsole(browser, 'owner');
    await chooseMerchant(owner, 'saigon');
    const panel = await openSetting(owner, 'Links and logos', TITLE);
    const hosts = panel.getByLabel('Hosts of these sites', { exact: true });

    await test.step('no host is allowed: the browser shows nothing', async () => {
      await expectRefused(page, () => frame(PORTAL, '/by-iframe/help'));
      await expect(framed).toHaveCount(0);
    });

    await test.step('allowed, it shows help as the site does', async () => {
      await hosts.fill(PORTAL);
      await saveSetting(owner, panel, TITLE);
      await expect(async () => {
        await frame(PORTAL, '/by-iframe/help');
        await expect(framed).toHaveText(words, { timeout: 3_000 });
      }).toPass();
    });

    await test.step('pages behind a login, and other hosts, are refused as before', async () => {
      await expectRefused(page, () => frame(PORTAL, '/'));
      await expectRefused(page, () => frame(PORTAL, '/my'));
      await expectRefused(page, () => frame(STRANGER, '/by-iframe/help'));
      await expect(framed).toHaveCount(0);
    });
    await others.close();
    await owner.context().close();
  });
}

/** The browser's reason for showing no frame. */
async function expectRefused(page: Page, go: () => Promise<unknown>): Promise<void> {
  const violation = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await Promise.all([violation, go()]);
}

/** Another site on this machine, which frames the page in its address. */
async function openFramingSite() {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://x').searchParams.get('page') ?? '';
    const source = framed.replaceAll('"', '%22');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Portal</title><iframe src="${source}"></iframe>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
