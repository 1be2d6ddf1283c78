// The sandbox payment provider: simulated payments and payouts with a selectable outcome.
import { readSystemClock } from './system-clock.ts';
import { readConfig } from './config.ts';
import { serveBank } from './serve.ts';

const STOP_MS_MAX = 8_000;

const config = readConfig(process.env);
const bank = await serveBank(config, readSystemClock);
const listening = `${config.tls === undefined ? 'http' : 'https'}://127.0.0.1:${bank.port}`;
process.stdout.write(`${JSON.stringify({ listening })}\n`);

function stop(): void {
  setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
  void bank.close().then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
