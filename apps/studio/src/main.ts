// The studio: a vendor of games, apart from the house in process, data and trust.
import { openStudio } from './studio.ts';

const studio = openStudio();
const port = Number(process.env['PORT'] ?? '8082');
await studio.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' });

async function stop(): Promise<void> {
  await studio.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
