// Identity check: documents submitted in the security centre are reviewed and accepted in the
// console; and an uploaded avatar.
import { expect, test, type Locator } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { approveNamed } from '../pages/console/backoffice-client.ts';
import { openConsole, openMenu } from '../pages/console/console.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { expectNoStoredSecrets } from '../pages/stored-secrets.ts';
import { createVisitor } from '../pages/site/visitor.ts';

test('a member’s documents are accepted, and its avatar is shown', async ({ page, browser }) => {
  const member = createNewMember();
  const visitor = createVisitor(page, 'VI');
  const { say, button, dialog } = visitor;
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await startAsMember(visitor, member);
  await visitor.moveTo('/help?mc=securityCenter');
  const centre = dialog(say('members', 'page.securityCenter'));

  await test.step('submits the documents', async () => {
    await button(say('kyc', 'send'), centre).click();
    const form = dialog(say('kyc', 'title'));
    await button(say('kyc', 'submit'), form).click();
    await expect(form.getByText(say('kyc', 'sideMissing'))).toHaveCount(2);
    const field = (name: 'fullName' | 'number' | 'birthday') =>
      form.getByLabel(say('kyc', name), { exact: true });
    await form.getByLabel(say('kyc', 'country'), { exact: true }).selectOption('PH');
    await field('fullName').fill(member.realName);
    await field('number').fill(`P${member.accountNumber}`);
    await field('birthday').fill(member.birthday);
    for (const side of ['front', 'face'] as const) {
      const group = form.getByRole('group', { name: say('kyc', `side.${side}`) });
      await choosePicture(group);
      await expect(group.getByText(say('kyc', 'chosen'))).toBeVisible();
    }
    await button(say('kyc', 'submit'), form).click();
    await expect(form).toBeHidden();
    await expect(centre.getByText(say('kyc', 'state.waiting'))).toBeVisible();
    const { password, accountNumber } = member;
    await expectNoStoredSecrets(page, { password, 'number of the paper': `P${accountNumber}` });
  });

  await test.step('one operator reviews and accepts them, and another approves', async () => {
    const backoffice = await openConsole(browser, 'owner');
    await openMenu(backoffice, 'Identity');
    await backoffice.getByRole('cell', { name: member.username, exact: true }).click();
    const look = backoffice.getByRole('dialog').first();
    await expect(look.getByText(member.realName)).toBeVisible();
    await expect(look.getByRole('img', { name: 'Front' })).toBeVisible();
    await look.getByRole('button', { name: 'Accept' }).click();
    const decision = backoffice.getByRole('dialog').last();
    await decision.getByLabel('Reason').fill(`The face on the paper is ${member.username}.`);
    await decision.getByRole('button', { name: 'Accept' }).click();
    await expect(decision).toBeHidden();
    await backoffice.context().close();
    await approveNamed(new RegExp(member.username));
  });

  await test.step('the member is verified, and uploads an avatar', async () => {
    await visitor.open('/help?mc=securityCenter');
    await expect(centre.getByText(say('kyc', 'state.passed'))).toBeVisible();
    await button(say('members', 'choosePicture'), centre).click();
    await choosePicture(dialog(say('members', 'choosePicture')));
    await expect(dialog(say('members', 'choosePicture'))).toBeHidden();
    const shown = button(say('members', 'choosePicture'), centre).locator('img');
    await expect(shown).toHaveAttribute('src', /^\/media\/manila\//);
    await expect(shown).toBeVisible();
    const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(256);
  });
});

/** Chooses a file with the hidden input behind the button. */
async function choosePicture(within: Locator): Promise<void> {
  const buffer = await within.page().screenshot();
  const file = { name: 'paper.png', mimeType: 'image/png', buffer };
  await within.locator('input[type=file]').setInputFiles(file);
}
