// Geetest v4: the browser solves the vendor's puzzle, and the server asks the vendor for the
// verdict.
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { outsideFetch } from '../../../platform/outside-fetch.ts';
import { readJson } from '../../../platform/read-json.ts';
import { isGeetestHost, readSecret, siteOf } from '../../settings/index.ts';
import type { ProofFound } from './human.ts';

/** The proof that the vendor's script gives to the page. */
export interface GeetestProof {
  readonly captcha_id?: string | undefined;
  readonly lot_number?: string | undefined;
  readonly captcha_output?: string | undefined;
  readonly pass_token?: string | undefined;
  readonly gen_time?: string | undefined;
}

/** How long a used proof is kept; the vendor's own record expires sooner. */
const KEPT_MS = 60 * MINUTE_MS;
/** How long the built-in check replaces the vendor after it failed to answer. */
const UNAVAILABLE_MS = MINUTE_MS;

const unavailableUntil = new Map<string, Instant>();

/** Whether the vendor failed to answer within UNAVAILABLE_MS. */
export function isGeetestUnavailable(merchant: Merchant, now: Instant): boolean {
  return (unavailableUntil.get(merchant.code) ?? 0) > now;
}

const answerShape = z.object({ status: z.string().optional(), result: z.string() });

/**
 * Verifies the proof with the vendor. `unavailable` if the vendor does not answer or the merchant's
 * key is not set.
 */
export async function readGeetest(
  app: AppContext,
  given: GeetestProof,
  { merchant, now }: { readonly merchant: Merchant; readonly now: Instant },
): Promise<ProofFound | 'unavailable' | undefined> {
  const { provider, geetest } = (await siteOf(app, merchant)).settings.humanCheck;
  const { lot_number, captcha_output, pass_token, gen_time } = given;
  if (provider !== 'geetest' || given.captcha_id !== geetest.captchaId) return undefined;
  if (!isGeetestHost(geetest, app.config)) return undefined;
  if (!lot_number || !captcha_output || !pass_token || !gen_time) return undefined;
  const key = await readSecret(app, merchant, 'geetest.key');
  if (key === undefined) return 'unavailable';
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
  const fields = { lot_number, captcha_output, pass_token, gen_time, sign_token };
  const url = `${geetest.server}/validate?captcha_id=${encodeURIComponent(geetest.captchaId)}`;
  const result = await validate(app, url, new URLSearchParams(fields));
  if (result === undefined) {
    unavailableUntil.set(merchant.code, plus(now, UNAVAILABLE_MS));
    app.log.warn({ merchant: merchant.code }, 'geetest does not answer');
    return 'unavailable';
  }
  if (result !== 'success') return undefined;
  return { mark: `geetest:${lot_number}`, endsAt: plus(now, KEPT_MS) };
}

/** The vendor's verdict; undefined if the request failed. */
async function validate(
  app: AppContext,
  url: string,
  form: URLSearchParams,
): Promise<string | undefined> {
  try {
    const answer = await outsideFetch(app.config)(url, {
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
