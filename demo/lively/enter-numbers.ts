// Entering numbers into rounds whose result is made from the players' numbers: with too few of them
// a round is void.
import { randomBytes } from 'node:crypto';
import { randomBetween, chance } from './chance.ts';
import { resultOfRefusal, type ActionResult, type MemberPlayer } from './player.ts';

/** The lotteries with such rounds that a merchant sells. */
const ROUNDS: Readonly<Record<string, string>> = { manila: 'YEEKEE' };

/** Enters a few numbers into the round on sale. */
export async function enterNumbers(player: MemberPlayer): Promise<ActionResult> {
  const { context, client, person } = player;
  const lottery = ROUNDS[person.merchant];
  const sale = lottery === undefined ? undefined : await context.boards.onSale(client, lottery);
  if (sale === undefined) return 'refused';
  for (let left = randomBetween(1, 3); left > 0; left -= 1) {
    const answer = await client.call('enterNumber', {
      issue: sale.issue,
      number: String(chance(100_000)).padStart(5, '0'),
      nonce: randomBytes(16).toString('hex'),
    });
    if (!answer.ok) return resultOfRefusal(answer.refusal);
  }
  return 'done';
}
