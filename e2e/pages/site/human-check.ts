// The human check that the site requires for a login, a registration or a code.
import type { HUMAN_SCENES } from '@fairhouse/calls/player';
import type { Page } from '@playwright/test';

export type HumanScene = (typeof HUMAN_SCENES)[number];

const addressOf = (scene: HumanScene): string => `**/wps/captcha/geetest?scene=${scene}`;

/** The check that the server requires, fetched as the page does. */
export function readRequiredCheck(page: Page, scene: HumanScene): Promise<string> {
  return page.evaluate(async (what) => {
    const answer = await fetch(`/wps/captcha/geetest?scene=${what}`);
    return ((await answer.json()) as { value: { kind: string } }).value.kind;
  }, scene);
}

/** Hides the requirement from the page, so that it behaves like a bot that ignores it. */
export async function hideCheck(page: Page, scene: HumanScene): Promise<void> {
  await page.route(addressOf(scene), (route) =>
    route.fulfill({ json: { success: true, value: { kind: 'off' } } }),
  );
}

/** Lets the page see the requirement again. */
export async function showCheck(page: Page, scene: HumanScene): Promise<void> {
  await page.unroute(addressOf(scene));
}
