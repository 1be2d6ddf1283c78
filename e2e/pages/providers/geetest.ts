// Geetest as the second merchant's human check, with a stand-in for the vendor on this machine.
import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import {
  openGeetestPeer,
  type GeetestPeer,
} from '../../../apps/server/src/testing/peers/geetest-peer.ts';
import { SAIGON_URL } from '../../addresses.ts';
import { setSecret } from '../console/backoffice-calls.ts';
import { changeSetting, backofficeClient } from '../console/backoffice-client.ts';
import type { HumanScene } from '../site/human-check.ts';

const MERCHANT = 'saigon';
const SECRET = 'geetest.key';

interface HumanCheck {
  readonly provider: string;
  readonly scenes: Readonly<Record<HumanScene, boolean>>;
  readonly geetest: Readonly<Record<string, string>>;
}

export interface Geetest {
  readonly peer: GeetestPeer;
  /** The violations of the page's CSP. */
  listKept(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Requires the vendor's check for this scene only, and opens the site once its pages have the
 * setting.
 */
export async function checkByGeetest(page: Page, scene: HumanScene): Promise<Geetest> {
  const owner = backofficeClient('owner', MERCHANT);
  const captchaId = randomBytes(16).toString('hex');
  const key = randomBytes(16).toString('hex');
  const peer = await openGeetestPeer({ captchaId, key });
  await setSecret(SECRET, key, MERCHANT);
  const before = await changeSetting<HumanCheck>(
    owner,
    'humanCheck',
    () => ({
      provider: 'geetest',
      scenes: { login: false, sms: false, register: false, [scene]: true },
      geetest: { captchaId, server: peer.server, script: `${peer.statics}/gt4.js` },
    }),
    MERCHANT,
  );
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { keptByPolicy: kept });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      kept.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await expect(async () => {
    const answer = await page.goto(SAIGON_URL);
    expect(answer?.headers()['content-security-policy']).toContain(peer.statics);
  }).toPass();
  return {
    peer,
    listKept: () =>
      page.evaluate(() => (window as unknown as { keptByPolicy: string[] }).keptByPolicy),
    close: async () => {
      await changeSetting<HumanCheck>(owner, 'humanCheck', () => before, MERCHANT);
      await setSecret(SECRET, '', MERCHANT);
      await peer.close();
    },
  };
}
