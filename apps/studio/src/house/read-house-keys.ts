import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPERATOR = /^[\w-]{1,64}$/;
/** A merchant's play money is an operator of its own, and signs with the merchant's key. */
const TRIAL = /-trial$/;
const PEM = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * The public keys of an operator: of the file `<operator>.pem` of the folder, which holds its key,
 * and its next one beside it. None until the file is there.
 */
export function readHouseKeys(folder: string | undefined, operator: string): string[] {
  if (folder === undefined || !OPERATOR.test(operator)) return [];
  const file = join(folder, `${operator.replace(TRIAL, '')}.pem`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').match(PEM) ?? [];
}
