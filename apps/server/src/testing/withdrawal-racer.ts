// A member who requests all of its money many times at once, over real HTTP.
import { assert, formatAmount, parseAmount, type Id } from '@fairhouse/values';
import { DEMO_PAYMENT_PASSWORD } from '../../../../demo/demo-members.ts';
import { fund, type Payer } from './cashier-app.ts';
import type { TestApp } from './test-app.ts';

/** One racer for `raceWithdrawals` of faults/races.ts. */
export function withdrawalRacer(test: TestApp, payer: Payer, card: Id<'bank_card'>) {
  const { client, member } = payer;
  return {
    fill: (money: string) => fund(test, member, money),
    withdraw: async (money: string): Promise<boolean> => {
      const paymentPassword = DEMO_PAYMENT_PASSWORD;
      const made = await client.call('withdrawCreate', { amount: money, card, paymentPassword });
      if (made.ok) return true;
      const { code } = made.refusal;
      assert(code === 'withdraw.balance_low', `refused for want of money, not with ${code}`);
      return false;
    },
    funds: async (): Promise<{ main: string; locked: string }> => {
      const read = await client.call('balance', {});
      assert(read.ok, 'the balance can be read');
      const { main, locked } = read.value;
      return { main: formatAmount(parseAmount(main) ?? (0n as never)), locked };
    },
  };
}
