// Reads the listen address of a process and its certificate from the environment.
import { isIP } from 'node:net';
import { countField, flagField, optionalField, textField } from './environment-fields.ts';
import type { TlsFiles } from './tls-options.ts';

export interface ListenOptions {
  readonly host: string;
  /** Without it the listener uses plain HTTP. */
  readonly tls: TlsFiles | undefined;
}

/** The variables of a listener and of requests to the installation's other processes. */
export const LISTEN_FIELDS = {
  HOST: textField('127.0.0.1'),
  TLS_CERT: optionalField(),
  TLS_KEY: optionalField(),
  TLS_CA: optionalField(),
  PLAIN_HTTP: flagField(),
  TRUSTED_PROXIES: countField(0),
};

/**
 * Reads `HOST`, `TLS_CERT` and `TLS_KEY`. Throws if only one of the files is set, and if the
 * listener would be reachable from other machines without TLS, unless `PLAIN_HTTP` is 1 or a
 * trusted proxy terminates TLS in front of it. With TLS, `localhost` is its IPv4 address: fastify
 * opens a second server for the other, to which no renewed certificate could be given.
 */
export function readListenOptions(
  environment: Readonly<Record<string, string | undefined>>,
): ListenOptions {
  const host = environment['HOST'] ?? '127.0.0.1';
  const certFile = environment['TLS_CERT'] ?? '';
  const keyFile = environment['TLS_KEY'] ?? '';
  if (certFile !== '' && keyFile !== '') {
    return { host: host === 'localhost' ? '127.0.0.1' : host, tls: { certFile, keyFile } };
  }
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
 * Returns the URL of another process of the installation. Throws if it is plain HTTP to another
 * machine, unless `PLAIN_HTTP` is 1.
 */
export function readInternalUrl(
  environment: Readonly<Record<string, string | undefined>>,
  address: string,
): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || environment['PLAIN_HTTP'] === '1' || isLoopback(hostname)) {
    return address;
  }
  throw new Error(`${address} would be asked without TLS: name it by https, or set PLAIN_HTTP=1`);
}

/** The URL of another process in a variable, by `readInternalUrl`; undefined without one. */
export function readNeighbourUrl(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const url = environment[name];
  // An address that is none is reported by the variable's field.
  return url !== undefined && URL.canParse(url) ? readInternalUrl(environment, url) : undefined;
}

/** Whether a host name or address is a loopback. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === '[::1]' || /^([a-z0-9-]+\.)*localhost$/.test(host);
}
