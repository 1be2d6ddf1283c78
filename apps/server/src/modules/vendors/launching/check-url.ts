import { fail, ok, type Result } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import type { CallContext } from '../../../platform/call-context.ts';
import { siteOf } from '../../settings/index.ts';
import { baseUrlOf } from '../outbound/index.ts';
import type { VendorConfig } from '../records/index.ts';

/** An address on a host of the vendor, by https; our studio's through one of its delivery hosts. */
export async function checkUrl(
  { app, merchant }: CallContext,
  vendor: VendorConfig,
  text: string,
): Promise<Result<string, string>> {
  const given = text.slice(0, 200);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') {
    return fail(`no address of a page: ${given}`);
  }
  const base = new URL(baseUrlOf(app, vendor));
  const isPlain = url.protocol === 'http:' && base.protocol === 'http:';
  if (url.protocol !== 'https:' && !isPlain) return fail(`an address without https: ${given}`);
  const hosts = vendor.launch_hosts.length === 0 ? [base.host] : vendor.launch_hosts;
  if (!hosts.includes(url.host)) return fail(`an address outside its hosts: ${given}`);
  if (vendor.kind !== 'studio') return ok(url.href);
  const { launchGameCDNs } = (await siteOf(app, merchant)).settings.delivery;
  const chosen = launchGameCDNs[randomInt(Math.max(1, launchGameCDNs.length))];
  if (chosen === undefined) return ok(url.href);
  return ok(new URL(`${url.pathname}${url.search}`, chosen).href);
}
