import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TlsFiles } from '../tls-options.ts';
import type { Certificate } from './make-certificate.ts';

/** Writes a certificate and its key to files, in `folder` or a new temporary folder. */
export function writeCertificate(
  { cert, key }: Certificate,
  folder = mkdtempSync(join(tmpdir(), 'tls-')),
): TlsFiles {
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  writeFileSync(files.certFile, cert);
  writeFileSync(files.keyFile, key, { mode: 0o600 });
  return files;
}
