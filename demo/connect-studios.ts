// Exchanges keys between the demo's merchants and the studio that runs beside them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '../apps/server/src/platform/app-context.ts';
import { connectStudio } from '../apps/server/src/modules/vendors/index.ts';
import { directoryOf } from '../apps/server/src/modules/settings/index.ts';

export interface StudioFiles {
  /** The folder from which the studio reads the merchants' public keys. */
  readonly houseKeysFolder: string | undefined;
  /** The file into which the studio writes its public key before it starts. */
  readonly studioKeyFile: string | undefined;
}

/**
 * Enters the studio's key at each merchant and writes the merchant's keys for the studio, its next
 * one too; without a studio it does nothing. Idempotent, so it runs at every start.
 */
export async function connectStudios(
  app: AppContext,
  { houseKeysFolder, studioKeyFile }: StudioFiles,
): Promise<void> {
  if (houseKeysFolder === undefined || studioKeyFile === undefined) return;
  if (!existsSync(studioKeyFile)) return;
  const studioKey = readFileSync(studioKeyFile, 'utf8');
  mkdirSync(houseKeysFolder, { recursive: true });
  const { merchants } = await directoryOf(app);
  for (const merchant of merchants) {
    const keys = await connectStudio(app, merchant, studioKey);
    if (keys.length > 0) writeFileSync(join(houseKeysFolder, `${merchant.code}.pem`), keys.join(''));
  }
}
