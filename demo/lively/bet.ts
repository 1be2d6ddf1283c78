// Betting on an open draw, once or over several draws.
import { amount, formatAmount, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { oneOf } from '@fairhouse/rules/testing';
import { randomBetween, chance, onceIn } from './chance.ts';
import { chooseOrder } from './choose-order.ts';
import { resultOfRefusal, type ActionResult, type Player } from './player.ts';

const THOUSAND = 1000n;

/** Bets a share of the balance on a draw of a lottery that the player likes. */
export async function bet(player: Player, balance: Amount): Promise<ActionResult> {
  const { context, client, taste } = player;
  const lottery = oneOf(chance, taste.lotteries);
  const sale = await context.boards.onSale(client, lottery);
  if (sale === undefined) return 'refused';
  const order = chooseOrder(sale.board, taste, shareOf(balance, taste.boldness));
  if (order === undefined) return 'refused';
  const answer = await client.call(
    'placeBets',
    { issue: sale.issue, acceptChange: onceIn(2), bets: [...order.bets] },
    { idempotencyKey: context.site.newId() },
  );
  if (answer.ok) return 'done';
  if (answer.refusal.code === 'bet.odds_changed') context.boards.forget(lottery);
  return resultOfRefusal(answer.refusal);
}

/** Bets the same over several draws, in most cases until the first win. */
export async function chase(player: Player, balance: Amount): Promise<ActionResult> {
  const { context, client, taste } = player;
  const lottery = oneOf(chance, taste.lotteries);
  const sale = await context.boards.onSale(client, lottery);
  if (sale === undefined) return 'refused';
  const order = chooseOrder(sale.board, taste, shareOf(balance, taste.boldness / 4n + 1n), 1);
  if (order === undefined) return 'refused';
  const single = order.bets.map((each) => {
    const stake = (parseAmount(each.stake) ?? ZERO) / BigInt(each.multiple ?? 1);
    return { ...each, multiple: 1, stake: formatAmount(amount(stake)) };
  });
  const stake = single.reduce((sum, each) => sum + (parseAmount(each.stake) ?? ZERO), 0n);
  const doubling = onceIn(3);
  const multiples = Array.from({ length: randomBetween(3, 8) }, (_, step) =>
    doubling ? 2 ** Math.min(step, 5) : 1,
  );
  const total = multiples.reduce((sum, multiple) => sum + stake * BigInt(multiple), 0n);
  if (total === 0n || total * 4n > balance) return 'refused';
  const answer = await client.call(
    'createChase',
    {
      issue: sale.issue,
      kind: doubling ? 'double' : 'same',
      multiples,
      stopOnWin: !onceIn(4),
      bets: single,
      total: formatAmount(amount(total)),
    },
    { idempotencyKey: context.site.newId() },
  );
  return answer.ok ? 'done' : resultOfRefusal(answer.refusal);
}

function shareOf(balance: Amount, thousandths: bigint): Amount {
  return amount((balance * thousandths) / THOUSAND);
}
