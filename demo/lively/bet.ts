// Betting on what is on sale, once or over several draws.
import { amount, formatAmount, parseAmount, ZERO, type Amount } from '@fairhouse/values';
import { oneOf } from '@fairhouse/rules/testing';
import { between, chance, onceIn } from './chance.ts';
import { chooseOrder } from './choose-order.ts';
import { actOf, type Act, type Player } from './player.ts';

const THOUSAND = 1000n;

/** Puts a part of the purse on a draw of a lottery that the player likes. */
export async function bet(player: Player, purse: Amount): Promise<Act> {
  const { around, client, taste } = player;
  const lottery = oneOf(chance, taste.lotteries);
  const sale = await around.boards.onSale(client, lottery);
  if (sale === undefined) return 'refused';
  const order = chooseOrder(sale.board, taste, shareOf(purse, taste.boldness));
  if (order === undefined) return 'refused';
  const answer = await client.call(
    'placeBets',
    { issue: sale.issue, acceptChange: onceIn(2), bets: [...order.bets] },
    { idempotencyKey: around.site.newId() },
  );
  if (answer.ok) return 'done';
  if (answer.refusal.code === 'bet.odds_changed') around.boards.forget(lottery);
  return actOf(answer.refusal);
}

/** Plans the same bets over some draws; mostly until the first win. */
export async function chase(player: Player, purse: Amount): Promise<Act> {
  const { around, client, taste } = player;
  const lottery = oneOf(chance, taste.lotteries);
  const sale = await around.boards.onSale(client, lottery);
  if (sale === undefined) return 'refused';
  const order = chooseOrder(sale.board, taste, shareOf(purse, taste.boldness / 4n + 1n), 1);
  if (order === undefined) return 'refused';
  const single = order.bets.map((each) => {
    const stake = (parseAmount(each.stake) ?? ZERO) / BigInt(each.multiple ?? 1);
    return { ...each, multiple: 1, stake: formatAmount(amount(stake)) };
  });
  const stake = single.reduce((sum, each) => sum + (parseAmount(each.stake) ?? ZERO), 0n);
  const doubling = onceIn(3);
  const multiples = Array.from({ length: between(3, 8) }, (_, step) =>
    doubling ? 2 ** Math.min(step, 5) : 1,
  );
  const total = multiples.reduce((sum, multiple) => sum + stake * BigInt(multiple), 0n);
  if (total === 0n || total * 4n > purse) return 'refused';
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
    { idempotencyKey: around.site.newId() },
  );
  return answer.ok ? 'done' : actOf(answer.refusal);
}

function shareOf(purse: Amount, thousandths: bigint): Amount {
  return amount((purse * thousandths) / THOUSAND);
}
