// Geetest v4: the browser solves the vendor's puzzle, and the vendor tells us whether it did.
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { House, Merchant } from '../../../ground/house.ts';
import { outsideFetch } from '../../../ground/outside-fetch.ts';
import { readJson } from '../../../ground/read-json.ts';
import { isGeetestHost, readSecret, siteOf } from '../../settings/index.ts';
import type { ProofFound } from './human.ts';

/** What the vendor's script leaves with the page. */
export interface GeetestProof {
  readonly captcha_id?: string | undefined;
  readonly lot_number?: string | undefined;
  readonly captcha_output?: string | undefined;
  readonly pass_token?: string | undefined;
  readonly gen_time?: string | undefined;
}

/** How long a proof is remembered as used; the vendor forgets it sooner. */
const KEPT_MS = 60 * MINUTE_MS;
/** While the vendor does not answer, the site's own check takes its place for so long. */
const AWAY_MS = MINUTE_MS;

const awayUntil = new Map<string, Instant>();

/** Whether the vendor did not answer a moment ago. */
export function isGeetestAway(merchant: Merchant, now: Instant): boolean {
  return (awayUntil.get(merchant.code) ?? 0) > now;
}

const answerShape = z.object({ status: z.string().optional(), result: z.string() });

/** Asks the vendor. `unavailable` when it does not answer, or the merchant's key is not set. */
export async function readGeetest(
  house: House,
  given: GeetestProof,
  { merchant, now }: { readonly merchant: Merchant; readonly now: Instant },
): Promise<ProofFound | 'unavailable' | undefined> {
  const { provider, geetest } = (await siteOf(house, merchant)).settings.humanCheck;
  const { lot_number, captcha_output, pass_token, gen_time } = given;
  if (provider !== 'geetest' || given.captcha_id !== geetest.captchaId) return undefined;
  if (!isGeetestHost(geetest, house.config)) return undefined;
  if (!lot_number || !captcha_output || !pass_token || !gen_time) return undefined;
  const key = await readSecret(house, merchant, 'geetest.key');
  if (key === undefined) return 'unavailable';
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
  const fields = { lot_number, captcha_output, pass_token, gen_time, sign_token };
  const url = `${geetest.server}/validate?captcha_id=${encodeURIComponent(geetest.captchaId)}`;
  const result = await ask(house, url, new URLSearchParams(fields));
  if (result === undefined) {
    awayUntil.set(merchant.code, plus(now, AWAY_MS));
    house.log.warn({ merchant: merchant.code }, 'geetest does not answer');
    return 'unavailable';
  }
  if (result !== 'success') return undefined;
  return { mark: `geetest:${lot_number}`, endsAt: plus(now, KEPT_MS) };
}

/** The vendor's verdict; undefined when there is none to be had. */
async function ask(house: House, url: string, form: URLSearchParams): Promise<string | undefined> {
  try {
    const answer = await outsideFetch(house.config)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    if (!answer.ok) return undefined;
    const read = answerShape.safeParse(readJson(await answer.text()));
    return read.success ? read.data.result : undefined;
  } catch {
    return undefined;
  }
}
