// Firebase as a merchant's SMS channel: the setting, and Google's hosts in the browser, replaced by
// a server of the test.
import { expect, type Page } from '@playwright/test';
import {
  openFirebasePeer,
  type FirebasePeer,
} from '../../../apps/server/src/testing/peers/firebase-peer.ts';
import { readWallClock } from '../../../tools/browser/wall-clock.ts';
import { FIREBASE_PORT, SITE_URL } from '../../addresses.ts';
import { changeSetting, type BackofficeClient } from '../console/backoffice-client.ts';

const PROJECT = 'journeys-house';
const GOOGLE = /^https:\/\/((identitytoolkit|securetoken)\.googleapis\.com|www\.google\.com)\//;

export interface Firebase {
  readonly peer: FirebasePeer;
  /** The foreign URLs that the page's CSP allows, but for vendors' on this machine. */
  readonly allowed: ReadonlySet<string>;
  close(): Promise<void>;
}

interface Codes {
  readonly channel: string;
  readonly firebase: Readonly<Record<string, string>>;
}

/**
 * Switches the merchant's codes to Firebase, and opens the site once its pages have the setting.
 */
export async function sendByFirebase(page: Page, backoffice: BackofficeClient): Promise<Firebase> {
  const now = () => Math.floor(readWallClock() / 1000);
  const peer = await openFirebasePeer({ port: Number(FIREBASE_PORT), project: PROJECT, now });
  const firebase = { apiKey: 'of-no-use', authDomain: '', projectId: PROJECT };
  const before = await changeSetting<Codes>(backoffice, 'codes', (codes) => ({
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
    allowed = new Set(policy.match(/https:\/\/(?!localhost|127\.)[^\s;]+/g) ?? []);
    expect(allowed.size).toBeGreaterThan(0);
  }).toPass();
  return {
    peer,
    allowed,
    close: async () => {
      await changeSetting<Codes>(backoffice, 'codes', () => before);
      await peer.close();
    },
  };
}
