// The studio: a vendor of games, separate from the operator's server in process, data and trust.
import { readListenOptions } from '@fairhouse/tls';
import { openStudio } from './studio.ts';

const { host, tls } = readListenOptions(process.env);
const studio = openStudio(tls);
const port = Number(process.env['PORT'] ?? '8082');
await studio.listen({ port, host });

async function stop(): Promise<void> {
  await studio.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
