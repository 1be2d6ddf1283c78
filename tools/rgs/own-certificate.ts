// A certificate for localhost that no authority vouches for: clients of the RGS shape ask by https.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TlsFiles } from '@fairhouse/tls';
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';

export function writeOwnCertificate(): { readonly files: TlsFiles; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'studio-tls-'));
  const files = writeCertificate(makeCertificate('localhost'), folder);
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
