// Races for one balance: twenty concurrent withdrawals of the full amount. One may succeed.
import { assert, formatAmount, parseAmount } from '@fairhouse/values';

export interface Racer {
  /** Credits exactly this amount to the racer's account, which is empty. */
  fill(money: string): Promise<void>;
  /**
   * Requests a withdrawal; true if it is taken, false if it is refused for insufficient balance.
   */
  withdraw(money: string): Promise<boolean>;
  /** The spendable and the held amount. */
  funds(): Promise<{ readonly main: string; readonly locked: string }>;
}

export interface RaceReport {
  readonly rounds: number;
  readonly attempts: number;
  readonly taken: number;
  readonly refused: number;
}

/**
 * Sends `parallel` concurrent withdrawals of a full balance, `rounds` times, and asserts after each
 * round that exactly one was taken and that its money is held. Throws at the first round that
 * fails.
 */
export async function raceWithdrawals(
  racer: Racer,
  { rounds, parallel, money }: { rounds: number; parallel: number; money: string },
): Promise<RaceReport> {
  let taken = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = await racer.funds();
    assert(
      before.main === '0.0000',
      `round ${round} starts with an empty account, not with ${before.main}`,
    );
    await racer.fill(money);
    const answers = await Promise.all(
      Array.from({ length: parallel }, () => racer.withdraw(money)),
    );
    const won = answers.filter(Boolean).length;
    assert(won === 1, `round ${round}: ${won} of ${parallel} withdrawals were taken`);
    const after = await racer.funds();
    assert(after.main === '0.0000', `round ${round} leaves ${after.main}`);
    const locked = sumOf(before.locked, money);
    assert(after.locked === locked, `round ${round} holds ${after.locked}, not ${locked}`);
    taken += won;
  }
  const attempts = rounds * parallel;
  return { rounds, attempts, taken, refused: attempts - taken };
}

function sumOf(left: string, right: string): string {
  const [one, two] = [parseAmount(left), parseAmount(right)];
  assert(one !== undefined && two !== undefined, 'amounts are added');
  return formatAmount((one + two) as typeof one);
}
