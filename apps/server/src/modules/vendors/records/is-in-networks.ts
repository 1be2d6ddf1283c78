import { BlockList, isIPv4, isIPv6 } from 'node:net';

const lists = new WeakMap<readonly string[], BlockList>();

/** Whether an address is in one of the networks, each an address or `address/bits`. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const list = lists.get(networks) ?? makeList(networks);
  lists.set(networks, list);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return list.check(plain, 'ipv4');
  return isIPv6(plain) && list.check(plain, 'ipv6');
}

/** Whether a text names an address or a network. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  if (most < 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

function makeList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    if (!isNetwork(text)) continue;
    const [address = '', bits] = text.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
