// A process that opens and closes apps on the given database, for the test that it exits by itself.
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { openApp } from '../open-app.ts';
import { readConfig } from '../platform/config.ts';

for (let at = 0; at < 10; at += 1) {
  const app = await openApp(readConfig(process.env), pino({ level: 'silent' }));
  await wait(at);
  await app.close();
}
process.stdout.write('closed');
