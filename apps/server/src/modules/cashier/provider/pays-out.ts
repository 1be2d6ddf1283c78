import type { Sql } from '../../../ground/sql.ts';
import { readInstallation } from '../../settings/index.ts';

/**
 * Whether a provider pays withdrawals. The only one that comes with the product is the practice
 * bank, which moves no money: a house of one's own pays by hand.
 */
export async function paysOut(sql: Sql): Promise<boolean> {
  return (await readInstallation(sql)) !== 'own';
}
