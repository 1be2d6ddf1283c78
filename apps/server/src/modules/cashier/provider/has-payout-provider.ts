import type { Sql } from '../../../platform/sql.ts';
import { readInstallation } from '../../settings/index.ts';

/**
 * Whether a provider pays withdrawals. The only provider of the product is the sandbox bank, which
 * moves no money: an operator's own installation pays by hand.
 */
export async function hasPayoutProvider(sql: Sql): Promise<boolean> {
  return (await readInstallation(sql)) !== 'own';
}
