// A password older than the merchant's maximum age: the next login requires a new one.
import { expect, test } from '@playwright/test';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { openDatabase } from '../../tools/postgres/open-database.ts';
import { DATA_DIR } from '../addresses.ts';
import { startLoggedOut } from '../pages/site/start-as-member.ts';
import { changeApprovedSetting } from '../pages/console/backoffice-calls.ts';
import { backofficeClient } from '../pages/console/backoffice-client.ts';
import {
  chooseNewPassword,
  expectLoggedIn,
  logOut,
  createNewMember,
  openLogin,
  submitLogin,
} from '../pages/site/entry.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

const NEW_PASSWORD = 'Two-herons-in-the-reeds-8';
/** The members of all other journeys have newer passwords than this. */
const EXPIRES_DAYS = 90;

test('an expired password is replaced at the next login, and the old one stops working', async ({
  page,
}) => {
  const visitor = createVisitor(page, 'VI');
  const { say, dialog } = visitor;
  const member = createNewMember();
  const { username, password } = member;
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await moveToOwnNetwork(visitor);
  await startLoggedOut(visitor, member);
  const before = await passwordRules();
  await changeApprovedSetting('passwordRules', { ...before, expiresDays: EXPIRES_DAYS });
  try {
    await makePasswordOlder(username, EXPIRES_DAYS + 1);
    const login = await openLogin(visitor);
    await submitLogin(visitor, login, { username, password });
    const form = dialog(say('identity', 'changeTitle'));
    await expect(form).toContainText(say('identity', 'changeForced'));
    const oldPassword = form.getByLabel(say('identity', 'field.oldPassword'), { exact: true });
    await expect(oldPassword).toHaveCount(0);
    await chooseNewPassword(visitor, form, { wanted: NEW_PASSWORD });
    await expectLoggedIn(visitor);
    await logOut(visitor);
    await openLogin(visitor);
    const answered = page.waitForResponse(/\/session\/login$/);
    await submitLogin(visitor, login, { username, password });
    expect((await answered).status()).toBe(401);
    await submitLogin(visitor, login, { username, password: NEW_PASSWORD });
    await expectLoggedIn(visitor);
  } finally {
    await changeApprovedSetting('passwordRules', before);
  }
});

async function passwordRules(): Promise<object> {
  const all = await backofficeClient('owner').call('settingList', {});
  assert(all.ok, 'the settings are listed');
  const found = all.value.find(({ name }) => name === 'passwordRules');
  assert(found !== undefined, 'there are rules');
  return found.value as object;
}

/** The test cannot wait for days: it sets back the time at which the password was set. */
async function makePasswordOlder(username: string, days: number): Promise<void> {
  const database = await openDatabase(DATA_DIR);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rowCount } = await client.query(
    `update members.credential c set login_changed_at = c.login_changed_at - $2 * interval '1 day'
      from members.member m
     where m.merchant_id = c.merchant_id and m.member_id = c.member_id and m.username = $1`,
    [username, days],
  );
  await client.end();
  await database.close();
  expect(rowCount).toBe(1);
}
