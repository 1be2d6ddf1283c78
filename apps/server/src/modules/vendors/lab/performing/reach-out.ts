// Requests to the vendor as we or a browser make them.
import { VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { appCache } from '../../../../platform/database/app-cache.ts';
import type { AppContext } from '../../../../platform/app-context.ts';
import { baseUrlOf, reachVendor } from '../../outbound/index.ts';
import type { Reply, VendorRequest } from '../cases/index.ts';
import type { LabEnvironment } from './lab-environment.ts';
import { noAnswer } from './send-to-wallet.ts';
import { signRequest } from './sign-request.ts';

const ASK_MS = 8 * SECOND_MS;
/** A game's server waits for the wallet, which is made to be silent. */
const BROWSE_MS = 30 * SECOND_MS;

interface KeptList {
  readonly reply: Reply;
  readonly at: number;
}

const lists = appCache<Map<string, KeptList>>();

export async function askServer(
  environment: LabEnvironment,
  { path, body, signature }: VendorRequest,
): Promise<Reply> {
  const { app, vendor, sandbox, keys } = environment;
  const base = baseUrlOf(app, vendor);
  if (keys === undefined || !URL.canParse(path, base)) return noAnswer('no address or key', 0);
  const send = () =>
    measure(environment, new URL(path, base), {
      method: 'POST',
      headers: signRequest(body, signature, keys),
      body,
      timeoutMs: ASK_MS,
    });
  return path === VENDOR_PATHS.gameList ? keepList(app, `${sandbox.run} ${body}`, send) : send();
}

/** A vendor is asked for its list once a minute at most. */
async function keepList(app: AppContext, name: string, send: () => Promise<Reply>): Promise<Reply> {
  const kept = lists.get(app) ?? new Map<string, KeptList>();
  lists.set(app, kept);
  for (const [each, { at }] of kept) {
    if (performance.now() - at > MINUTE_MS) kept.delete(each);
  }
  const known = kept.get(name);
  if (known !== undefined) return known.reply;
  const reply = await send();
  kept.set(name, { reply, at: performance.now() });
  return reply;
}

export function browsePage(
  environment: LabEnvironment,
  { url, body }: { readonly url: string; readonly body?: string },
): Promise<Reply> {
  if (!URL.canParse(url)) return Promise.resolve(noAnswer('no address', 0));
  return measure(environment, new URL(url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    timeoutMs: BROWSE_MS,
  });
}

async function measure(
  { app, vendor }: LabEnvironment,
  url: URL,
  request: Parameters<typeof reachVendor>[3],
): Promise<Reply> {
  const began = performance.now();
  try {
    const response = await reachVendor(app, vendor, url, request);
    const text = await response.text();
    return { http: response.status, text, ms: performance.now() - began, problem: '' };
  } catch (error) {
    return noAnswer(String(error), performance.now() - began);
  }
}
