// A co-signing party of the draws: its own process, its own key, its own files. COSIGNER_PORT, DATA_DIR,
// COSIGNER_HOST and COSIGNER_PARTY say where and as whom; docs/operate.md tells how to run it elsewhere.
import { join } from 'node:path';
import { openOwnKey } from './own-key.ts';
import { openPromises } from './promises.ts';
import { openServer } from './server.ts';

const folder = join(process.env['DATA_DIR'] ?? '.data', 'cosigner');
const key = openOwnKey(folder);
const promises = openPromises(folder);
const app = openServer({ name: process.env['COSIGNER_PARTY'] ?? 'auditor', key, promises });

const address = await app.listen({
  port: Number(process.env['COSIGNER_PORT'] ?? '8083'),
  host: process.env['COSIGNER_HOST'] ?? '127.0.0.1',
});
process.stdout.write(`${JSON.stringify({ listening: address, publicKey: key.publicKey })}\n`);

const stop = (): void => {
  void app.close().then(() => {
    promises.close();
    process.exit(0);
  });
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
