// An installation with published passwords is served to this machine alone: requests for another
// host or from another address are refused, and a proxy does not change that.
import { isLoopback } from '@fairhouse/tls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@fairhouse/values';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';
import type { Config } from '../platform/config.ts';
import { preferredLanguage } from './accepted-languages.ts';

const NOTICE: Readonly<Record<Language, string>> = {
  EN:
    'This is a demo with published passwords. It is served to this machine alone, at localhost.\n' +
    'Make a house of your own with: npm run setup',
  CN: '这是使用公开密码的演示，仅供本机通过 localhost 访问。\n如需建立自己的平台，请运行：npm run setup',
  ID:
    'Ini demo dengan kata sandi yang diketahui umum. Hanya dilayani di mesin ini, di localhost.\n' +
    'Buat sistem milik sendiri dengan: npm run setup',
  TH:
    'นี่คือระบบสาธิตที่ใช้รหัสผ่านซึ่งเปิดเผยต่อสาธารณะ ให้บริการเฉพาะเครื่องนี้ที่ localhost\n' +
    'สร้างระบบของคุณเองด้วย: npm run setup',
  VI:
    'Đây là bản dùng thử với mật khẩu công khai. Chỉ phục vụ trên máy này, tại localhost.\n' +
    'Lập hệ thống của riêng bạn bằng: npm run setup',
};

/** Refuses, before anything else is checked, every request that is not from this machine. */
export function mountThisMachineOnly(listener: FastifyInstance, config: Config): void {
  listener.addHook('onRequest', async (request, reply) => {
    if (isFromHere(request, config)) return;
    await reply
      .status(421)
      .headers({ 'cache-control': 'no-store', connection: 'close', vary: 'accept-language' })
      .type('text/plain; charset=utf-8')
      .send(`${NOTICE[preferredLanguage(request)]}\n`);
  });
}

/**
 * Whether a request was made on this machine, by its name or address, and not forwarded by a proxy:
 * monitoring runs beside the server.
 */
export function isOnThisMachine({ raw, headers }: FastifyRequest): boolean {
  const isPassedOn = PROXIES_SAY.some((name) => headersOf(raw, name).length > 0);
  const isNamedHere = isLoopback(nameOf(headers.host ?? ''));
  return !isPassedOn && isNamedHere && isLoopback(addressOf(raw.socket.remoteAddress ?? ''));
}

const PROXIES_SAY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'];

/** Whether host, connection and every forwarding header are of this machine. */
function isFromHere({ raw, headers }: FastifyRequest, config: Config): boolean {
  const headerValues = (name: string): string[] => headersOf(raw, name).flatMap(listOf);
  const forwarded = headerValues('forwarded').flatMap((part) => part.split(';'));
  const field = (name: string): string[] =>
    forwarded.flatMap(
      (pair) => new RegExp(`^\\s*${name}="?([^"]*)"?\\s*$`, 'i').exec(pair)?.[1] ?? [],
    );
  const hosts = [headers.host ?? '', ...headerValues('x-forwarded-host'), ...field('host')];
  if (!hosts.every((host) => isLoopback(nameOf(host)))) return false;
  if (!isLoopback(addressOf(raw.socket.remoteAddress ?? ''))) return false;
  const callers = [
    ...headerValues('x-forwarded-for'),
    ...headerValues('x-real-ip'),
    ...field('for'),
  ];
  return callers.every((caller) => {
    const address = addressOf(nameOf(caller));
    return isLoopback(address) || (config.privatePeers && isTestAddress(address));
  });
}

// Tests use these addresses for visitors of many networks; no real machine has them (RFC 2544).
const testNetwork = new BlockList();
testNetwork.addSubnet('198.18.0.0', 15, 'ipv4');

const isTestAddress = (address: string): boolean =>
  isIPv4(address) && testNetwork.check(address, 'ipv4');

/** The raw headers, including those that were removed from the parsed ones. */
function headersOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}

const listOf = (text: string): string[] => text.split(',').map((one) => one.trim());

/** A host or address without its port. */
function nameOf(host: string): string {
  const text = host.toLowerCase();
  return text.startsWith('[') ? text.replace(/\]:\d+$/, ']') : text.replace(/^([^:]*):\d*$/, '$1');
}

/** An IPv4 address without its IPv6 mapping. */
const addressOf = (address: string): string => address.replace(/^\[?::ffff:([\d.]+)\]?$/i, '$1');

/**
 * Throws where the configuration would serve other machines, so that the operator does not assume
 * that it does.
 */
export function requireThisMachine(config: Config): void {
  const { hostname } = new URL(config.publicOrigin);
  const wrong = [
    ...(isLoopback(config.host) ? [] : [`HOST=${config.host}`]),
    ...(isLoopback(hostname) ? [] : [`PUBLIC_ORIGIN=${config.publicOrigin}`]),
    ...(config.trustedProxies === 0 || config.privatePeers
      ? []
      : [`TRUSTED_PROXIES=${config.trustedProxies}`]),
  ];
  if (wrong.length === 0) return;
  const { forTests } = config;
  const why =
    forTests.length === 0
      ? 'has published passwords'
      : `is configured with ${forTests.join(', ')}, which is for tests,`;
  throw new Error(
    `This installation ${why} and serves this machine only, but is configured with ` +
      `${wrong.join(', ')}. ` +
      'Create an installation of your own with npm run setup, in another folder or database, and ' +
      'without the settings for tests (docs/operate.md).',
  );
}
