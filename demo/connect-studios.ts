// Exchanges keys between the demo's merchants and the studio that runs beside them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '../apps/server/src/platform/app-context.ts';
import { connectStudio, syncStudio } from '../apps/server/src/modules/vendors/index.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';

export interface StudioFiles {
  /** The folder from which the studio reads the merchants' public keys. */
  readonly houseKeysFolder: string | undefined;
  /** The file of the studio's public key, which is there once the studio answers. */
  readonly studioKeyFile: string | undefined;
}

/**
 * Enters the studio's key at each merchant, writes the merchant's keys for the studio, its next one
 * too, and reads the studio's list of games; without a studio it does nothing. Idempotent, so it runs
 * at every start.
 */
export async function connectStudios(
  app: AppContext,
  { houseKeysFolder, studioKeyFile }: StudioFiles,
): Promise<void> {
  if (houseKeysFolder === undefined || studioKeyFile === undefined) return;
  const studioKey = readFileSync(studioKeyFile, 'utf8');
  mkdirSync(houseKeysFolder, { recursive: true });
  const { merchants } = await directoryOf(app);
  for (const merchant of merchants) {
    const keys = await connectStudio(app, merchant, studioKey);
    if (keys.length === 0) continue;
    writeFileSync(join(houseKeysFolder, `${merchant.code}.pem`), keys.join(''));
    // The job that reads catalogues tries again.
    const problem = await syncStudio(app, merchant);
    if (problem !== undefined)
      app.log.warn({ merchant: merchant.code, problem }, 'no list of games');
  }
}
