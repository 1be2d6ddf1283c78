// The process itself: it stops in good order, its log knows no secrets, and it keeps no money on a
// database that may forget.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../tools/database.mjs';
import { migrateDatabase } from '../tools/migrate-database.mjs';
import { startPostgres } from '../tools/postgres.mjs';
import { ROOT } from '../tools/run-steps.mjs';
import { GUEST_PASSWORD, GUEST_PAYMENT_PASSWORD, openClient, registerGuest } from './guest.ts';
import { openRunningHouse } from './running-house.ts';

describe('the server process', () => {
  it('answers what it has begun when it is told to stop, and has logged no secret', async () => {
    const house = await openRunningHouse({ env: { LOG_LEVEL: 'trace' } });
    try {
      const guest = await registerGuest(house.origin, 'harbour01');
      const client = await openClient(house.origin, () => undefined);
      // Hashing the password takes a while: the login is under way when the signal comes.
      const under = client.call('login', { username: guest.username, password: GUEST_PASSWORD });
      const reached = guest.client.call('balance', {});
      await reached;
      expect(await house.stopServer()).toBe(0);
      const answer = await under;
      expect(answer.ok || answer.refusal.code).not.toBe('network.unreachable');
      const log = house.logOf('server');
      expect(log).toContain('"call":"register"');
      expect(log).toContain('stopped');
      for (const secret of [GUEST_PASSWORD, GUEST_PAYMENT_PASSWORD]) {
        expect(log).not.toContain(secret);
      }
      if (answer.ok) expect(log).not.toContain(answer.value.token);
    } finally {
      await house.close();
    }
  }, 120_000);

  it('refuses a database that may lose a commit', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'relaxed-'));
    const postgres = await startPostgres({ dataDir, fsync: false });
    try {
      const { url, ownerUrl } = await prepareDatabase(postgres.url, dataDir);
      await migrateDatabase({ databaseUrl: url, ownerUrl });
      const { code, text } = await run({ DATABASE_URL: url, DATA_DIR: dataDir });
      expect(code).not.toBe(0);
      expect(text).toContain('fsync = off');
    } finally {
      await postgres.stop();
    }
  }, 120_000);
});

function run(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.mjs')], {
    env: { ...process.env, PORT: '0', CONSOLE_PORT: '0', ...env },
  });
  let text = '';
  child.stdout.on('data', (bytes: Buffer) => (text += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}
