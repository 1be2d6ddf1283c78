// What the site asks of whoever logs in, registers or wants a code, so that a person is there.
import type { HUMAN_SCENES } from '@fairhouse/calls/player';
import type { Page } from '@playwright/test';

export type HumanScene = (typeof HUMAN_SCENES)[number];

const addressOf = (scene: HumanScene): string => `**/wps/captcha/geetest?scene=${scene}`;

/** The check that the site asks for, as its own page would ask. */
export function askedFor(page: Page, scene: HumanScene): Promise<string> {
  return page.evaluate(async (what) => {
    const answer = await fetch(`/wps/captcha/geetest?scene=${what}`);
    return ((await answer.json()) as { value: { kind: string } }).value.kind;
  }, scene);
}

/** The page goes on as a program does that never looks at what is asked. */
export async function hideCheck(page: Page, scene: HumanScene): Promise<void> {
  await page.route(addressOf(scene), (route) =>
    route.fulfill({ json: { success: true, value: { kind: 'off' } } }),
  );
}

/** The page sees again what is asked. */
export async function showCheck(page: Page, scene: HumanScene): Promise<void> {
  await page.unroute(addressOf(scene));
}
