// What a browser stores of a member, during a login and after it.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { expectNoStoredSecrets, findStoredSecrets } from '../pages/stored-secrets.ts';
import { expectLoggedIn, logOut, createNewMember, openLogin } from '../pages/site/entry.ts';
import { createVisitor } from '../pages/site/visitor.ts';

const CANARY = { name: 'canary', value: 'Canary-lagoon-4471' };

test('a secret that a page stores is found, in every kind of storage', async ({ page }) => {
  await createVisitor(page, 'EN').open('/');
  expect(await findStoredSecrets(page, [CANARY])).toEqual([]);
  await page.evaluate(plant, CANARY.value);
  const places = (await findStoredSecrets(page, [CANARY])).map(({ where }) => where);
  expect(places.toSorted()).toEqual([
    'IndexedDB, planted',
    'cache, planted',
    'cookie open to scripts, planted',
    'local storage, planted',
    'session storage, planted',
  ]);
});

test('a remembered login stores no password in the browser, and logging out deletes it', async ({
  page,
  context,
}) => {
  const visitor = createVisitor(page, 'EN');
  const { say, button } = visitor;
  const member = createNewMember();
  await startAsMember(visitor, member);
  const first = await tokenOf(page);
  await expectNoStoredSecrets(page, { password: member.password });

  await test.step('logging out is in the menu, and clears the page', async () => {
    await logOut(visitor);
    expect(await tokenOf(page)).toBe('');
    await expect(page.getByText(member.username)).toHaveCount(0);
    await page.reload();
    await expect(button(say('shell', 'login'), page.getByRole('banner'))).toBeVisible();
    await expect(page.getByText(member.username)).toHaveCount(0);
  });

  await test.step('a password can be pasted, and is not shown', async () => {
    const form = await openLogin(visitor);
    const password = form.getByLabel(say('identity', 'password'), { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await form.getByLabel(say('identity', 'username'), { exact: true }).fill(member.username);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await paste(page, password, member.password);
    await expect(password).toHaveValue(member.password);
    await form.getByRole('checkbox', { name: say('identity', 'remember') }).check();
    await button(say('identity', 'login'), form).click();
    await expectLoggedIn(visitor);
  });

  await test.step('only an HttpOnly remembered login and the session’s token are stored', async () => {
    const cookies = await context.cookies();
    const hidden = cookies.filter(({ value }) => /^[\w-]{22}\.[\w-]{43}$/.test(value));
    expect(hidden.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
      { httpOnly: true, sameSite: 'Lax' },
    ]);
    await expectNoStoredSecrets(page, { password: member.password, 'the first token': first });
  });

  await test.step('and neither of them afterwards', async () => {
    const second = await tokenOf(page);
    await logOut(visitor);
    await expectNoStoredSecrets(page, { password: member.password, 'the second token': second });
  });
});

/** Runs in the page. */
async function plant(value: string): Promise<void> {
  localStorage.setItem('planted', value);
  sessionStorage.setItem('planted', btoa(value));
  document.cookie = `planted=${value}; path=/`;
  const cache = await caches.open('planted');
  await cache.put('/planted', new Response(value));
  const opening = indexedDB.open('planted');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const writing = opening.result.transaction('words', 'readwrite');
  writing.objectStore('words').put(new TextEncoder().encode(value), 'word');
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  opening.result.close();
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('token') ?? '');

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((each) => navigator.clipboard.writeText(each), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}
