import { test } from '@playwright/test';
import { logInOperator, openConsoleLogin } from './pages/console/console.ts';

// Serial, and before all other specs: a code of an authenticator works once.
for (const name of ['owner', 'partner', 'draws']) {
  test(`${name} enrols an authenticator and logs in`, async ({ browser }) => {
    const backoffice = await openConsoleLogin(browser);
    await logInOperator(backoffice, name);
    await backoffice.context().close();
  });
}
