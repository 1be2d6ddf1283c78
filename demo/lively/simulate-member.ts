// The loop of one simulated member: log in, deposit when the balance is low, bet, sometimes chase,
// withdraw, or enter numbers into a round.
import { MINUTE_MS, parseAmount, SECOND_MS, ZERO, type Amount } from '@fairhouse/values';
import { bet, chase } from './bet.ts';
import type { Board } from './boards.ts';
import { randomBetween, onceIn } from './chance.ts';
import { enterNumbers } from './enter-numbers.ts';
import { openPlayerSession } from './open-player-session.ts';
import { deposit } from './deposit.ts';
import { sleep } from './sleep.ts';
import type { SimulatedMember } from './simulated-members.ts';
import {
  resultOfRefusal,
  type ActionResult,
  type PlayerContext,
  type MemberPlayer,
} from './player.ts';
import { makeTaste } from './taste.ts';
import { withdraw } from './withdraw.ts';

/** How long to wait after a refused login: the server restarts, or limits the rate. */
const AWAY_MS = 15 * SECOND_MS;
const SHUT_OUT_MS = 5 * MINUTE_MS;
/** In multiples of the largest unit: balances below are low, and balances above are high. */
const LIGHT_NOTES = 40n;
const HEAVY_NOTES = 400n;
/** A high balance is taken home more often than another. */
const ACTS_PER_WITHDRAWAL = { heavy: 20, light: 80 };
/** So that a round of a quarter of an hour gets some dozens of numbers from the members. */
const ACTS_PER_ENTRY = 10;

/** Runs until the signal is aborted. */
export async function simulateMember(
  context: PlayerContext,
  person: SimulatedMember,
): Promise<void> {
  const { signal, log } = context;
  const taste = makeTaste();
  while (!signal.aborted) {
    const entry = await openPlayerSession(context, person);
    if (!entry.ok) {
      log.info({ username: person.username, code: entry.code }, 'stays outside');
      await sleep(entry.code === 'network.unreachable' ? AWAY_MS : SHUT_OUT_MS, signal);
      continue;
    }
    const player: MemberPlayer = { context, client: entry.client, taste, person };
    let act: ActionResult = 'done';
    while (act !== 'away' && !signal.aborted) {
      act = await actOnce(player);
      const [least, most] = taste.pace;
      await sleep(randomBetween(least, most) * SECOND_MS, signal);
    }
    await sleep(AWAY_MS, signal);
  }
}

async function actOnce(player: MemberPlayer): Promise<ActionResult> {
  const { client, context, taste } = player;
  if (onceIn(ACTS_PER_ENTRY)) return enterNumbers(player);
  const answer = await client.call('balance', {});
  if (!answer.ok) return resultOfRefusal(answer.refusal);
  const balance = parseAmount(answer.value.main) ?? ZERO;
  const sale = await context.boards.onSale(client, taste.lotteries[0] ?? '');
  if (sale === undefined) return 'refused';
  const note = noteOf(sale.board);
  if (balance < note * LIGHT_NOTES) return onceIn(2) ? deposit(player) : 'done';
  const weight = balance > note * HEAVY_NOTES ? 'heavy' : 'light';
  if (onceIn(ACTS_PER_WITHDRAWAL[weight])) return withdraw(player);
  return onceIn(25) ? chase(player, balance) : bet(player, balance);
}

/** The price of one bet of the largest unit. */
function noteOf({ units }: Board): Amount {
  return parseAmount(units[0]?.unit ?? '') ?? ZERO;
}
