// The co-signer of draws: a separate process with its own key and files. Configured by PORT, HOST,
// TLS_CERT and TLS_KEY, DATA_DIR, COSIGNER_SECRET_FILE, COSIGNER_PARTY and COSIGNER_RUN_BY;
// docs/operate.md describes how to run it on another machine.
import { readListenOptions } from '@fairhouse/tls';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openCosignerClock } from './cosigner-clock.ts';
import { readOrCreateFile, openCosignerKey } from './cosigner-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { openWitnessStore } from './witness-store.ts';

const folder = process.env['DATA_DIR'] ?? join('.data', 'cosigner');
const secretFile = process.env['COSIGNER_SECRET_FILE'] ?? join(folder, 'cosigner.secret');
mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
const secret = readOrCreateFile(dirname(secretFile), basename(secretFile), () =>
  randomBytes(32).toString('hex'),
);
const key = openCosignerKey(folder);
const witnessStore = openWitnessStore(folder);
const { host, tls } = readListenOptions(process.env);
const party: Party = {
  name: process.env['COSIGNER_PARTY'] ?? 'auditor',
  runBy: process.env['COSIGNER_RUN_BY'] ?? '',
  key,
  clock: openCosignerClock(process.env['COSIGNER_CLOCK']),
  witnessStore,
};
const app = openServer(party, secret, tls);

const address = await app.listen({
  port: Number(process.env['PORT'] ?? '8083'),
  host,
});
// fastify does not know the scheme of a server from a server factory.
const listening = tls === undefined ? address : address.replace('http:', 'https:');
process.stdout.write(`${JSON.stringify({ listening, publicKey: key.publicKey })}\n`);

const stop = (): void => {
  void app.close().then(() => {
    witnessStore.close();
    process.exit(0);
  });
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
