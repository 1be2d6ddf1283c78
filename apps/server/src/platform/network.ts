// The part of an address that limits count by, so that a caller with many addresses gains nothing.
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that one caller cannot change at will: all of an IPv4 address, and the
 * first 64 bits of an IPv6 address, whose other bits a single machine chooses freely.
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
 * The machine itself: a proxy that reports no address, or a test. A limit on it would apply to all
 * callers.
 */
const LOOPBACK = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** The network of one caller, and the wider network around it. */
export interface Networks {
  readonly network: string | undefined;
  /** The 256 addresses around an IPv4 address, or the 65,536 networks around one of IPv6. */
  readonly wideNetwork: string | undefined;
}

/** The networks of an address; none for the machine itself. */
export function networksOf(address: string): Networks {
  const network = networkOf(address);
  if (LOOPBACK.test(network)) return { network: undefined, wideNetwork: undefined };
  if (!isIPv4(network)) return { network, wideNetwork: siteOfNetwork(network) };
  return { network, wideNetwork: `${network.split('.').slice(0, 3).join('.')}.0/24` };
}

/** A customer of an IPv6 provider may have every network within a 48-bit prefix. */
export const WIDE_NETWORK_FACTOR = 16;

/** A counted key, and its allowance as a multiple of one network's. */
export interface CountedKey {
  readonly key: string;
  readonly times: number;
}

/**
 * The keys under which calls of an address are counted: its network, and for IPv6 also the 65,536
 * networks around it, whose common allowance is sixteen times that of one.
 */
export function countedKeys(address: string): readonly CountedKey[] {
  const network = networkOf(address);
  const own = { key: network, times: 1 };
  const wide = wideNetworkOf(address);
  return wide === undefined ? [own] : [own, { key: wide, times: WIDE_NETWORK_FACTOR }];
}

/** The wide network of a public IPv6 address; undefined for any other address. */
export function wideNetworkOf(address: string): string | undefined {
  const network = networkOf(address);
  return network.endsWith('::/64') && !LOOPBACK.test(network) ? siteOfNetwork(network) : undefined;
}

function siteOfNetwork(network: string): string {
  return `${network.replace('::/64', '').split(':').slice(0, 3).join(':')}::/48`;
}
