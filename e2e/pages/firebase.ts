// Firebase as a merchant's way of sending codes: the house told so, and Google in the browser, for
// whom a server of the test speaks.
import { expect, type Page } from '@playwright/test';
import {
  openFirebasePeer,
  type FirebasePeer,
} from '../../apps/server/src/testing/firebase-peer.ts';
import { wallNow } from '../../tools/wall-clock.ts';
import { FIREBASE_PORT, SITE_URL } from '../addresses.ts';
import { changeSetting, type DeskClient } from './desk-client.ts';

const PROJECT = 'journeys-house';
const GOOGLE = /^https:\/\/((identitytoolkit|securetoken)\.googleapis\.com|www\.google\.com)\//;

export interface Firebase {
  readonly peer: FirebasePeer;
  /** What the page's policy lets it load or ask that is not the site's own. */
  readonly allowed: ReadonlySet<string>;
  close(): Promise<void>;
}

interface Codes {
  readonly channel: string;
  readonly firebase: Readonly<Record<string, string>>;
}

/** Has the merchant's codes sent by Firebase, and opens the site once its pages know it. */
export async function sendByFirebase(page: Page, desk: DeskClient): Promise<Firebase> {
  const now = () => Math.floor(wallNow() / 1000);
  const peer = await openFirebasePeer({ port: Number(FIREBASE_PORT), project: PROJECT, now });
  const firebase = { apiKey: 'of-no-use', authDomain: '', projectId: PROJECT };
  const before = await changeSetting<Codes>(desk, 'codes', (codes) => ({
    ...codes,
    channel: 'firebase',
    firebase,
  }));
  await page.route(GOOGLE, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: peer.origin + pathname + search }) });
  });
  let allowed = new Set<string>();
  await expect(async () => {
    const answer = await page.goto(SITE_URL);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    allowed = new Set(policy.match(/https:\/\/[^\s;]+/g) ?? []);
    expect(allowed.size).toBeGreaterThan(0);
  }).toPass();
  return {
    peer,
    allowed,
    close: async () => {
      await changeSetting<Codes>(desk, 'codes', () => before);
      await peer.close();
    },
  };
}
