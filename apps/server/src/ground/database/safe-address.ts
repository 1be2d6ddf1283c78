// Nobody on the way reads what the server tells its database, nor the password it comes with.
import { isLoopback } from '@fairhouse/tls';
import { databaseAddresses } from './addresses.ts';

const ENCRYPTED = /^(verify-full|verify-ca|require)$/;

/**
 * Throws where a database on another machine would be asked in plain, unless `PLAIN_HTTP` is 1.
 * A socket's folder and names of this machine are of this machine. Of several servers each counts.
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

/** The other machine that would be asked in plain; undefined where none is. */
function hostInPlain(address: string): string | undefined {
  const { hostname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  const isEncrypted = ENCRYPTED.test(searchParams.get('sslmode') ?? '');
  return isHere || isEncrypted ? undefined : host;
}
