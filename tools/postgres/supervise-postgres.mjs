// Supervises our own PostgreSQL.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { startPostgres } from './postgres.mjs';

const LOOK_EVERY_MS = 200;

/**
 * Starts PostgreSQL and restarts it on the same port whenever its process ends.
 *
 * @param {{ dataDir: string, say: (line: string) => void }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function supervisePostgres({ dataDir, say }) {
  const first = await startPostgres({ dataDir });
  let current = first;
  let restarting;
  const restart = async () => {
    say('postgres     | its process is gone; starting it again');
    current = await startPostgres({ dataDir, port: first.port });
  };
  const watch = setInterval(() => {
    if (restarting || isRunning(current.cluster)) return;
    restarting = restart()
      .catch((error) => say(`postgres     | ${error.message}`))
      .finally(() => (restarting = undefined));
  }, LOOK_EVERY_MS);
  return {
    url: first.url,
    async stop() {
      clearInterval(watch);
      await restarting;
      await current.stop();
    },
  };
}

function isRunning(cluster) {
  try {
    const pid = Number(
      readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0],
    );
    if (process.platform === 'linux') return !isDead(pid);
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A killed process stays a zombie until its parent reaps it, which in a container may never happen.
 */
function isDead(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return /^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
}
