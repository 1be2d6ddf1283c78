// Traffic to the database, and the password in it, must not cross a network in plain text.
import { isLoopback } from '@fairhouse/tls';
import { databaseAddresses } from './addresses.ts';

const ENCRYPTED = /^(verify-full|verify-ca|require)$/;

/**
 * Throws when a database on another machine would be reached without TLS, unless `PLAIN_HTTP` is 1.
 * Socket folders and loopback names count as this machine. With several servers each is checked.
 */
export function requireSafeAddress(
  environment: Readonly<Record<string, string | undefined>>,
  address: string,
): void {
  if (environment['PLAIN_HTTP'] === '1') return;
  const host = databaseAddresses(address)
    .map(hostInPlain)
    .find((one) => one !== undefined);
  if (host === undefined) return;
  throw new Error(
    `The database at ${host} would be asked without TLS: end DATABASE_URL with ` +
      '?sslmode=verify-full (docs/operate.md, "TLS"), or set PLAIN_HTTP=1 on a network that is yours alone',
  );
}

/** The remote host that would be reached in plain text; undefined where there is none. */
function hostInPlain(address: string): string | undefined {
  const { hostname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  const isEncrypted = ENCRYPTED.test(searchParams.get('sslmode') ?? '');
  return isHere || isEncrypted ? undefined : host;
}
