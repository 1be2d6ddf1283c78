// What of an address is counted: nobody who chooses among addresses gets more of anything by it.
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that one caller cannot change at will: all of an IPv4 address, and the
 * first 64 bits of an IPv6 address, whose rest a single machine chooses freely.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The machine itself: a proxy that names nobody, or a test. A limit there would be a limit on
 * everybody.
 */
const OWN = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** What one caller keeps, and the network around it. */
export interface Networks {
  readonly network: string | undefined;
  /** The 256 addresses around an IPv4 address, or the 65,536 networks around one of IPv6. */
  readonly wideNetwork: string | undefined;
}

/** The networks of an address; none for the machine itself. */
export function networksOf(address: string): Networks {
  const network = networkOf(address);
  if (OWN.test(network)) return { network: undefined, wideNetwork: undefined };
  if (!isIPv4(network)) return { network, wideNetwork: siteOfNetwork(network) };
  return { network, wideNetwork: `${network.split('.').slice(0, 3).join('.')}.0/24` };
}

/** A customer of a provider of IPv6 may have as many networks as fit behind 48 bits. */
export const WIDE_TIMES = 16;

/** A key that is counted, and how many times what one network may is its allowance. */
export interface Counted {
  readonly key: string;
  readonly times: number;
}

/**
 * The keys under which what an address does is counted: its network, and for IPv6 the 65,536
 * networks around it, which together may sixteen times as much.
 */
export function countedOf(address: string): readonly Counted[] {
  const network = networkOf(address);
  const own = { key: network, times: 1 };
  const wide = wideOf(address);
  return wide === undefined ? [own] : [own, { key: wide, times: WIDE_TIMES }];
}

/** The wide network of an IPv6 address of the outside; undefined for any other. */
export function wideOf(address: string): string | undefined {
  const network = networkOf(address);
  return network.endsWith('::/64') && !OWN.test(network) ? siteOfNetwork(network) : undefined;
}

function siteOfNetwork(network: string): string {
  return `${network.replace('::/64', '').split(':').slice(0, 3).join(':')}::/48`;
}
