// The server process: it shuts down gracefully, its log contains no secrets, and it refuses a
// database that may lose commits.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../tools/postgres/database.mjs';
import { migrateDatabase } from '../tools/postgres/migrate-database.mjs';
import { startPostgres } from '../tools/postgres/postgres.mjs';
import { ROOT } from '../tools/build/run-steps.mjs';
import { GUEST_PASSWORD, GUEST_PAYMENT_PASSWORD, openClient, registerGuest } from './guest.ts';
import { openRunningInstallation } from './running-installation.ts';

describe('the server process', () => {
  it('answers pending requests after SIGTERM, and logs no secret', async () => {
    const app = await openRunningInstallation({ env: { LOG_LEVEL: 'trace' } });
    try {
      const guest = await registerGuest(app.origin, 'harbour01');
      const client = await openClient(app.origin, () => undefined);
      // Hashing the password takes a while: the login is pending when the signal arrives.
      const under = client.call('login', { username: guest.username, password: GUEST_PASSWORD });
      const reached = guest.client.call('balance', {});
      await reached;
      expect(await app.stopServer()).toBe(0);
      const answer = await under;
      expect(answer.ok || answer.refusal.code).not.toBe('network.unreachable');
      const log = app.logOf('server');
      expect(log).toContain('"call":"register"');
      expect(log).toContain('stopped');
      for (const secret of [GUEST_PASSWORD, GUEST_PAYMENT_PASSWORD]) {
        expect(log).not.toContain(secret);
      }
      if (answer.ok) expect(log).not.toContain(answer.value.token);
    } finally {
      await app.close();
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
