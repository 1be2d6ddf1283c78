// A co-signing party of the draws: its own process, its own key, its own files. PORT, HOST,
// TLS_CERT and TLS_KEY, DATA_DIR, COSIGNER_SECRET_FILE, COSIGNER_PARTY and COSIGNER_RUN_BY say
// where and as whom; docs/operate.md tells how to run it elsewhere.
import { readListening } from '@fairhouse/tls';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openOwnClock } from './own-clock.ts';
import { kept, openOwnKey } from './own-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { openWitnessed } from './witnessed.ts';

const folder = process.env['DATA_DIR'] ?? join('.data', 'cosigner');
const secretFile = process.env['COSIGNER_SECRET_FILE'] ?? join(folder, 'cosigner.secret');
mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
const secret = kept(dirname(secretFile), basename(secretFile), () =>
  randomBytes(32).toString('hex'),
);
const key = openOwnKey(folder);
const witnessed = openWitnessed(folder);
const { host, tls } = readListening(process.env);
const party: Party = {
  name: process.env['COSIGNER_PARTY'] ?? 'auditor',
  runBy: process.env['COSIGNER_RUN_BY'] ?? '',
  key,
  clock: openOwnClock(process.env['COSIGNER_CLOCK']),
  witnessed,
};
const app = openServer(party, secret, tls);

const address = await app.listen({
  port: Number(process.env['PORT'] ?? '8083'),
  host,
});
// fastify knows the scheme of no server that was made for it.
const listening = tls === undefined ? address : address.replace('http:', 'https:');
process.stdout.write(`${JSON.stringify({ listening, publicKey: key.publicKey })}\n`);

const stop = (): void => {
  void app.close().then(() => {
    witnessed.close();
    process.exit(0);
  });
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
