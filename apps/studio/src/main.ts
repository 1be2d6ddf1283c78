// The studio: a vendor of games, separate from the operator's server in process, data and trust.
import { LISTEN_FIELDS, portField, readEnvironment, readListenOptions } from '@fairhouse/tls';
import { openStudio } from './studio.ts';

const FIELDS = { ...LISTEN_FIELDS, PORT: portField() };

const set = readEnvironment(process.env, FIELDS, { listening: readListenOptions });
const studio = openStudio(set.listening.tls);
await studio.listen({ port: set.PORT ?? 8082, host: set.listening.host });

async function stop(): Promise<void> {
  await studio.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
