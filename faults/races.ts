// Races for one balance: twenty withdrawals of all there is, released together. One may win.
import { assert, formatAmount, parseAmount } from '@fairhouse/values';

export interface Racer {
  /** Puts exactly this much into the racer's account, which is empty. */
  fill(money: string): Promise<void>;
  /** Asks for a withdrawal; true when it is taken, false when it is refused for want of money. */
  withdraw(money: string): Promise<boolean>;
  /** What can be spent, and what is set aside. */
  funds(): Promise<{ readonly main: string; readonly locked: string }>;
}

export interface RaceReport {
  readonly rounds: number;
  readonly attempts: number;
  readonly taken: number;
  readonly refused: number;
}

/**
 * Lets `parallel` withdrawals of a whole balance loose at once, `rounds` times over, and states
 * after each round that exactly one was taken and that its money is set aside. Throws at the first
 * round that goes another way.
 */
export async function raceWithdrawals(
  racer: Racer,
  { rounds, parallel, money }: { rounds: number; parallel: number; money: string },
): Promise<RaceReport> {
  let taken = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = await racer.funds();
    assert(before.main === '0.0000', `round ${round} begins empty, not with ${before.main}`);
    await racer.fill(money);
    const answers = await Promise.all(
      Array.from({ length: parallel }, () => racer.withdraw(money)),
    );
    const won = answers.filter(Boolean).length;
    assert(won === 1, `round ${round}: ${won} of ${parallel} withdrawals were taken`);
    const after = await racer.funds();
    assert(after.main === '0.0000', `round ${round} leaves ${after.main}`);
    const locked = sumOf(before.locked, money);
    assert(after.locked === locked, `round ${round} sets aside ${after.locked}, not ${locked}`);
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
