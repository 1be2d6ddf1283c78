import { test } from '@playwright/test';
import { logInOperator, openDeskDoor } from './pages/desk.ts';

// One after another, before anybody else: a code of an authenticator is good once.
for (const name of ['owner', 'partner', 'draws']) {
  test(`${name} enrols an authenticator and gets in`, async ({ browser }) => {
    const desk = await openDeskDoor(browser);
    await logInOperator(desk, name);
    await desk.context().close();
  });
}
