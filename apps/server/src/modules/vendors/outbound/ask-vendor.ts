// Calls to a vendor's server, signed with our key. No answer is not a refusal: the caller asks
// again, and never decides by it.
import { SIGNATURE_HEADER } from '@fairhouse/calls/vendor';
import { fail, ok, SECOND_MS, type Result } from '@fairhouse/values';
import { sign } from 'node:crypto';
import type * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import type { VendorConfig } from '../records/index.ts';
import { reachVendor } from './reach-vendor.ts';

const TIMEOUT_MS = 8 * SECOND_MS;

export interface VendorProblem {
  /** `silent`: no answer; `refused`: a status of HTTP that refuses; `key`: none of ours. */
  readonly kind: 'silent' | 'refused' | 'unreadable' | 'key' | 'address';
  readonly detail: string;
}

/** The address of a vendor's server; our studio's is configured. */
export function baseUrlOf(app: AppContext, vendor: VendorConfig): string {
  return vendor.base_url === '' && vendor.kind === 'studio'
    ? app.config.studioUrl
    : vendor.base_url;
}

/** Where the vendor's games and pictures may lie: its launch hosts, or the host of its server. */
export function originsOf(app: AppContext, vendor: VendorConfig): string[] {
  const base = baseUrlOf(app, vendor);
  if (!URL.canParse(base)) return [];
  const { protocol, host } = new URL(base);
  const hosts = vendor.launch_hosts.length === 0 ? [host] : vendor.launch_hosts;
  return hosts.flatMap((each) =>
    protocol === 'http:' ? [`https://${each}`, `http://${each}`] : [`https://${each}`],
  );
}

/** What the vendor calls this merchant; play money is of another operator and stays apart. */
export function operatorRefOf(merchant: Merchant, vendor: VendorConfig, trial = false): string {
  const name = vendor.operator_ref === '' ? merchant.code : vendor.operator_ref;
  return trial ? `${name}-trial` : name;
}

interface Asked<Schema> {
  readonly path: string;
  readonly body: object;
  readonly schema: Schema;
  /** The caller checks each row with `findUnreadable`, so that a bad one fails alone. */
  readonly hasUncheckedRows?: true;
}

/** Posts a signed body and reads the answer by its schema. */
export async function askVendor<Schema extends z.ZodType>(
  app: AppContext,
  vendor: VendorConfig,
  { path, body, schema, hasUncheckedRows }: Asked<Schema>,
): Promise<Result<z.output<Schema>, VendorProblem>> {
  const base = baseUrlOf(app, vendor);
  if (base === '') return fail({ kind: 'address', detail: 'no address' });
  if (vendor.signingKey === undefined) return fail({ kind: 'key', detail: 'no key of ours' });
  const text = JSON.stringify(body);
  const signature = sign('sha256', Buffer.from(text), vendor.signingKey).toString('base64');
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  let answer: { readonly status: number; readonly text: string };
  try {
    const response = await reachVendor(app, vendor, new URL(path, base), {
      method: 'POST',
      headers,
      body: text,
      timeoutMs: TIMEOUT_MS,
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    return fail({ kind: 'silent', detail: String(error) });
  }
  if (answer.status !== 200) {
    const kind = answer.status >= 400 && answer.status < 500 ? 'refused' : 'silent';
    return fail({ kind, detail: `status ${answer.status}` });
  }
  try {
    const read = hasUncheckedRows ? JSON.parse : readJson;
    const parsed = schema.safeParse(read(answer.text));
    if (parsed.success) return ok(parsed.data);
    return fail({ kind: 'unreadable', detail: parsed.error.issues[0]?.message ?? '' });
  } catch (error) {
    return fail({ kind: 'unreadable', detail: String(error) });
  }
}
