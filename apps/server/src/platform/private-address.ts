import { BlockList, isIPv6 } from 'node:net';

const NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Networks that are private themselves, and those that embed an IPv4 address. */
const NETWORKS_V6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

// Two lists: one list for both would match every IPv4 address by the networks that embed one.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of NETWORKS) blocked.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NETWORKS_V6) blocked.ipv6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is not of the public Internet: this machine, a local network, or reserved. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  const kind = isIPv6(bare) ? 'ipv6' : 'ipv4';
  return blocked[kind].check(bare, kind);
}
