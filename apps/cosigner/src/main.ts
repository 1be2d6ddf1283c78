// The co-signer of draws: a separate process with its own key and files. Configured by PORT, HOST,
// TLS_CERT and TLS_KEY, DATA_DIR, COSIGNER_SECRET_FILE, COSIGNER_PARTY and COSIGNER_RUN_BY;
// docs/operate.md describes how to run it on another machine.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readConfig } from './config.ts';
import { openCosignerClock } from './cosigner-clock.ts';
import { readOrCreateFile, openCosignerKey } from './cosigner-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { openWitnessStore } from './witness-store.ts';

const { port, host, tls, dataDirectory, secretFile, ...configured } = readConfig(process.env);
mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
const secret = readOrCreateFile(dirname(secretFile), basename(secretFile), () =>
  randomBytes(32).toString('hex'),
);
const key = openCosignerKey(dataDirectory);
const witnessStore = openWitnessStore(dataDirectory);
const party: Party = {
  name: configured.party,
  runBy: configured.runBy,
  key,
  clock: openCosignerClock(configured.clock),
  witnessStore,
};
const app = openServer(party, secret, tls);

const address = await app.listen({ port, host });
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
