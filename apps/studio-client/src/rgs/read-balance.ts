import type { Balance, Rgs } from './rgs-client.ts';

/** The balance as the wallet holds it now; undefined where it cannot be read. */
export async function readBalance(rgs: Rgs): Promise<Balance | undefined> {
  try {
    return (await rgs.call<{ readonly balance: Balance }>('/wallet/balance')).balance;
  } catch {
    return undefined;
  }
}
