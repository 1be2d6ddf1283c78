// Identity providers on this machine, and their windows.
import type { Locator, Page } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import { openGraphPeer } from '../../../apps/server/src/testing/peers/graph-peer.ts';
import { openOpenidPeer } from '../../../apps/server/src/testing/peers/openid-peer.ts';
import { openTelegramPeer } from '../../../apps/server/src/testing/peers/telegram-peer.ts';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import { SITE_URL } from '../../addresses.ts';
import { changeApprovedSetting, setSecret } from '../console/backoffice-calls.ts';
import type { Visitor } from '../site/visitor.ts';

const client = (id: string, algorithm: 'RS256' | 'HS256') => ({
  id,
  algorithm,
  secret: randomBytes(24).toString('hex'),
  redirects: [`${SITE_URL}/social`],
});
const GOOGLE = client('fairhouse-journeys', 'RS256');
const LINE = client('1655667788', 'HS256');
const FACEBOOK = { id: '1122334455', secret: randomBytes(16).toString('hex') };
const BOT_TOKEN = `77001122:${randomBytes(24).toString('base64url')}`;

export type ProviderName = 'Google' | 'Facebook' | 'LINE' | 'Telegram';

const drawNumber = (): string => String(randomInt(10 ** 9, 10 ** 10));

/**
 * The user that each provider knows, by the name on the button of its window; all of them new to
 * the server.
 */
export const PERSON: Readonly<Record<ProviderName, string>> = {
  Google: `mara${drawNumber()}`,
  Facebook: drawNumber(),
  LINE: `nara${drawNumber()}`,
  Telegram: drawNumber(),
};

/** Another user at Google, who links no account. */
export const UNLINKED_PERSON = `noel${drawNumber()}`;

/** The client secret that each of them shares with the server. */
export const SECRETS: Readonly<Record<ProviderName, string>> = {
  Google: GOOGLE.secret,
  Facebook: FACEBOOK.secret,
  LINE: LINE.secret,
  Telegram: BOT_TOKEN,
};

export interface Providers {
  /** Signs Telegram's answers with another bot's token, or with its own again. */
  forgeTelegram(on: boolean): void;
  close(): Promise<void>;
}

const OFF = { enabled: false, clientId: '', issuer: '', botName: '' };

/** Starts all four and configures them in one setting, as two operators do; closing reverts it. */
export async function openProviders(): Promise<Providers> {
  const openid = await openOpenidPeer({
    clients: [GOOGLE, LINE],
    people: [PERSON.Google, UNLINKED_PERSON, PERSON.LINE],
  });
  const graph = await openGraphPeer(FACEBOOK, [PERSON.Facebook]);
  const telegram = await openTelegramPeer({
    token: BOT_TOKEN,
    people: [PERSON.Telegram],
    now: () => Math.floor(readWallClock() / 1000),
  });
  await setSecret('google.secret', SECRETS.Google);
  await setSecret('facebook.secret', SECRETS.Facebook);
  await setSecret('line.secret', SECRETS.LINE);
  await setSecret('telegram.token', SECRETS.Telegram);
  const on = (clientId: string, issuer: string) => ({ ...OFF, enabled: true, clientId, issuer });
  await changeApprovedSetting('social', {
    google: on(GOOGLE.id, openid.issuer),
    facebook: on(FACEBOOK.id, graph.issuer),
    line: on(LINE.id, openid.issuer),
    telegram: on(BOT_TOKEN.split(':')[0] ?? '', telegram.issuer),
  });
  return {
    forgeTelegram: (isForged) => {
      telegram.token = isForged ? `${BOT_TOKEN}x` : BOT_TOKEN;
    },
    close: async () => {
      await changeApprovedSetting('social', {
        google: OFF,
        facebook: OFF,
        line: OFF,
        telegram: OFF,
      });
      await Promise.all([openid.close(), graph.close(), telegram.close()]);
    },
  };
}

/** Presses the provider's button; the window opens immediately. */
export async function pressProvider(
  { page, say, button }: Visitor,
  form: Locator,
  name: ProviderName,
): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(say('social', 'continueWith', { name }), form).click();
  return opening;
}

/** Signs in at the provider, which closes the window. */
export async function signInAt(opened: Page, name: ProviderName): Promise<void> {
  await pressIn(opened, PERSON[name]);
}

/** Declines at the provider, which closes the window. */
export async function refuseAt(opened: Page): Promise<void> {
  await pressIn(opened, 'Cancel');
}

async function pressIn(opened: Page, name: string): Promise<void> {
  const closing = opened.waitForEvent('close');
  await opened.getByRole('button', { name, exact: true }).click();
  await closing;
}
