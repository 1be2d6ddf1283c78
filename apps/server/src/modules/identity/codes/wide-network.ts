import { isIPv4 } from 'node:net';
import { networkOf } from '../network.ts';

/**
 * The machine itself: a proxy that names nobody, or a test. A limit there would be a limit on
 * everybody.
 */
const OWN = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** What of an address is counted: what one caller keeps, and the network around it. */
export interface Networks {
  readonly network: string | undefined;
  /** The 256 addresses around an IPv4 address, or the 65,536 networks around one of IPv6. */
  readonly wideNetwork: string | undefined;
}

/** The networks of an address; none for the machine itself. */
export function networksOf(address: string): Networks {
  const network = networkOf(address);
  if (OWN.test(network)) return { network: undefined, wideNetwork: undefined };
  if (isIPv4(network)) {
    return { network, wideNetwork: `${network.split('.').slice(0, 3).join('.')}.0/24` };
  }
  const groups = network.replace('::/64', '').split(':');
  return { network, wideNetwork: `${groups.slice(0, 3).join(':')}::/48` };
}
