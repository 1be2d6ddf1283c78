// A member shows who it is: papers sent from the security centre, looked at and accepted in the
// console; and a picture of its own.
import { expect, test, type Locator } from '@playwright/test';
import { approve } from './pages/approvals.ts';
import { arriveAs } from './pages/arrive.ts';
import { openDesk, openMenu } from './pages/desk.ts';
import { makeNewMember } from './pages/entry.ts';
import { expectNothingKept } from './pages/kept.ts';
import { seatVisitor } from './pages/visitor.ts';

test('a member’s papers are accepted, and its picture is shown', async ({ page, browser }) => {
  const member = makeNewMember();
  const visitor = seatVisitor(page, 'VI');
  const { say, button, dialog } = visitor;
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
  await arriveAs(visitor, member);
  await visitor.moveTo('/?mc=securityCenter');
  const centre = dialog(say('members', 'page.securityCenter'));

  await test.step('sends the papers', async () => {
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
    await expectNothingKept(page, { password, 'number of the paper': `P${accountNumber}` });
  });

  await test.step('an operator looks and accepts, and another agrees', async () => {
    const desk = await openDesk(browser, 'owner');
    await openMenu(desk, 'Identity');
    await desk.getByRole('cell', { name: member.username, exact: true }).click();
    const look = desk.getByRole('dialog').first();
    await expect(look.getByText(member.realName)).toBeVisible();
    await expect(look.getByRole('img', { name: 'Front' })).toBeVisible();
    await look.getByRole('button', { name: 'Accept' }).click();
    const decision = desk.getByRole('dialog').last();
    await decision.getByLabel('Reason').fill(`The face on the paper is ${member.username}.`);
    await decision.getByRole('button', { name: 'Accept' }).click();
    await expect(decision).toBeHidden();
    await desk.context().close();
    const partner = await openDesk(browser, 'partner');
    await approve(partner, new RegExp(member.username));
    await partner.context().close();
  });

  await test.step('the member is known, and shows a picture of its own', async () => {
    await visitor.open('/?mc=securityCenter');
    await expect(centre.getByText(say('kyc', 'state.passed'))).toBeVisible();
    await button(say('members', 'choosePicture'), centre).click();
    await choosePicture(dialog(say('members', 'choosePicture')));
    await expect(dialog(say('members', 'choosePicture'))).toBeHidden();
    const shown = button(say('members', 'choosePicture'), centre).locator('img');
    await expect(shown).toHaveAttribute('src', /^\/media\/manila\//);
    await expect(shown).toBeVisible();
    const width = await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    expect(width).toBe(256);
  });
});

/** Chooses a picture with the input that stands behind the button: one of the page itself. */
async function choosePicture(within: Locator): Promise<void> {
  const buffer = await within.page().screenshot();
  const file = { name: 'paper.png', mimeType: 'image/png', buffer };
  await within.locator('input[type=file]').setInputFiles(file);
}
