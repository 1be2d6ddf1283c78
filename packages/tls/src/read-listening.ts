// Where a process listens, and whether it speaks TLS there.
import { isIP } from 'node:net';
import type { TlsFiles } from './tls-options.ts';

export interface Listening {
  readonly host: string;
  /** Without it the listener speaks http. */
  readonly tls: TlsFiles | undefined;
}

/**
 * Reads `HOST`, `TLS_CERT` and `TLS_KEY`. Throws when only one of the files is named, and when
 * others than this machine would reach the listener in plain: unless `PLAIN_HTTP` is 1, or proxies
 * are trusted, one of which then speaks TLS before it.
 */
export function readListening(
  environment: Readonly<Record<string, string | undefined>>,
): Listening {
  const host = environment['HOST'] ?? '127.0.0.1';
  const certFile = environment['TLS_CERT'] ?? '';
  const keyFile = environment['TLS_KEY'] ?? '';
  if (certFile !== '' && keyFile !== '') return { host, tls: { certFile, keyFile } };
  if (certFile !== keyFile) throw new Error('TLS_CERT and TLS_KEY are needed together');
  const mayBePlain =
    environment['PLAIN_HTTP'] === '1' || Number(environment['TRUSTED_PROXIES'] ?? '0') > 0;
  if (!mayBePlain && !isLoopback(host)) {
    throw new Error(
      `HOST=${host} would be reached without TLS: set TLS_CERT and TLS_KEY, or TRUSTED_PROXIES ` +
        'behind a proxy that speaks TLS, or PLAIN_HTTP=1 on a network that is yours alone',
    );
  }
  return { host, tls: undefined };
}

/**
 * The address of another process of the house, as it was given. Throws when it would be asked in
 * plain on another machine, unless `PLAIN_HTTP` is 1.
 */
export function readNeighbour(
  environment: Readonly<Record<string, string | undefined>>,
  address: string,
): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || environment['PLAIN_HTTP'] === '1' || isLoopback(hostname)) {
    return address;
  }
  throw new Error(`${address} would be asked without TLS: name it by https, or set PLAIN_HTTP=1`);
}

/** Whether a name or address is this machine's alone. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === '[::1]' || /^([a-z0-9-]+\.)*localhost$/.test(host);
}
