import { internalFetch } from '@fairhouse/tls';
import type { AppContext } from '../../../platform/app-context.ts';
import { outsideFetch } from '../../../platform/outside-fetch.ts';
import type { VendorConfig } from '../records/index.ts';

const BYTES_MAX = 16 * 1024 * 1024;

export interface VendorHttpRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/**
 * Sends a request to a vendor's server. Our studio is beside this one; every other vendor is on the
 * public Internet, and an address that is not is not reached.
 */
export function reachVendor(
  app: AppContext,
  vendor: VendorConfig,
  url: URL,
  { timeoutMs, ...request }: VendorHttpRequest,
): Promise<Response> {
  if (vendor.kind === 'studio' && vendor.base_url === '' && isStudio(app, url)) {
    const signal = AbortSignal.timeout(timeoutMs);
    return internalFetch(app.config.caFile, url, { ...request, signal });
  }
  const { privatePeers } = app.config;
  return outsideFetch({ privatePeers, timeoutMs, bytesMax: BYTES_MAX })(url.href, request);
}

function isStudio({ config }: AppContext, url: URL): boolean {
  return URL.canParse(config.studioUrl) && new URL(config.studioUrl).origin === url.origin;
}
