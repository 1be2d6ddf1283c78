import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { TlsFiles } from './tls-options.ts';

/**
 * The reasons for which a browser would not trust a listener's certificate, as far as the server
 * can tell; `now` in milliseconds since 1970. Empty if there are none.
 */
export function certificateProblems(
  { certFile }: TlsFiles,
  host: string,
  now: number,
): readonly string[] {
  const certificate = new X509Certificate(readFileSync(certFile));
  const isFor = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  return [
    ...(isFor === undefined ? [`it is not for ${host}`] : []),
    ...(certificate.checkIssued(certificate) ? ['it signs itself'] : []),
    ...(now < Date.parse(certificate.validFrom) ? [`not before ${certificate.validFrom}`] : []),
    ...(now > Date.parse(certificate.validTo) ? [`it ended ${certificate.validTo}`] : []),
  ];
}
