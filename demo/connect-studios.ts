// Exchanges keys between the demo's merchants and the studio that runs beside them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext, Merchant } from '../apps/server/src/platform/app-context.ts';
import { connectStudio, syncStudio } from '../apps/server/src/modules/vendors/index.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';

const PAUSE_MS = 100;
const TRIES = 200;

export interface StudioFiles {
  /** The folder from which the studio reads the merchants' public keys. */
  readonly houseKeysFolder: string | undefined;
  /** The file into which the studio, which starts at the same time, writes its public key. */
  readonly studioKeyFile: string | undefined;
}

/**
 * Enters the studio's key at each merchant, writes the merchant's keys for the studio, its next one
 * too, and reads the studio's list of games; without a studio it does nothing. Idempotent, so it
 * runs at every start.
 */
export async function connectStudios(
  app: AppContext,
  { houseKeysFolder, studioKeyFile }: StudioFiles,
): Promise<void> {
  if (houseKeysFolder === undefined || studioKeyFile === undefined) return;
  await untilWritten(studioKeyFile);
  const studioKey = readFileSync(studioKeyFile, 'utf8');
  mkdirSync(houseKeysFolder, { recursive: true });
  const { merchants } = await directoryOf(app);
  for (const merchant of merchants) {
    const keys = await connectStudio(app, merchant, studioKey);
    if (keys.length === 0) continue;
    writeFileSync(join(houseKeysFolder, `${merchant.code}.pem`), keys.join(''));
    const problem = await syncOnceUp(app, merchant);
    // The job that reads catalogues tries again.
    if (problem !== undefined)
      app.log.warn({ merchant: merchant.code, problem }, 'no list of games');
  }
}

async function untilWritten(file: string): Promise<void> {
  for (let tries = 0; !existsSync(file) && tries < TRIES; tries++) await wait(PAUSE_MS);
}

/** Reads the list as soon as the studio listens; returns why it could not. */
async function syncOnceUp(app: AppContext, merchant: Merchant): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const problem = await syncStudio(app, merchant);
    if (problem?.startsWith('silent') !== true || tries === TRIES) return problem;
    await wait(PAUSE_MS);
  }
}
