// One member's evening: come in, pay in when the purse is light, bet, sometimes chase or withdraw.
import { MINUTE_MS, parseAmount, SECOND_MS, ZERO, type Amount } from '@fairhouse/values';
import { bet, chase } from './bet.ts';
import type { Board } from './boards.ts';
import { between, onceIn } from './chance.ts';
import { comeIn } from './come-in.ts';
import { deposit } from './deposit.ts';
import { pause } from './pause.ts';
import type { Person } from './people.ts';
import { actOf, type Act, type Around, type MemberPlayer } from './player.ts';
import { makeTaste } from './taste.ts';
import { withdraw } from './withdraw.ts';

/** How long to stay away when the door is shut: the house restarts, or wants fewer knocks. */
const AWAY_MS = 15 * SECOND_MS;
const SHUT_OUT_MS = 5 * MINUTE_MS;
/** In notes of the dearest unit: a purse below is light, and one above is heavy. */
const LIGHT_NOTES = 40n;
const HEAVY_NOTES = 400n;

/** Lives until the signal comes. */
export async function liveAsMember(around: Around, person: Person): Promise<void> {
  const { signal, log } = around;
  const taste = makeTaste();
  while (!signal.aborted) {
    const entry = await comeIn(around, person);
    if (!entry.ok) {
      log.info({ username: person.username, code: entry.code }, 'stays outside');
      await pause(entry.code === 'network.unreachable' ? AWAY_MS : SHUT_OUT_MS, signal);
      continue;
    }
    const player: MemberPlayer = { around, client: entry.client, taste, person };
    let act: Act = 'done';
    while (act !== 'away' && !signal.aborted) {
      act = await actOnce(player);
      const [least, most] = taste.pace;
      await pause(between(least, most) * SECOND_MS, signal);
    }
    await pause(AWAY_MS, signal);
  }
}

async function actOnce(player: MemberPlayer): Promise<Act> {
  const { client, around, taste } = player;
  const balance = await client.call('balance', {});
  if (!balance.ok) return actOf(balance.refusal);
  const purse = parseAmount(balance.value.main) ?? ZERO;
  const sale = await around.boards.onSale(client, taste.lotteries[0] ?? '');
  if (sale === undefined) return 'refused';
  const note = noteOf(sale.board);
  if (purse < note * LIGHT_NOTES) return onceIn(2) ? deposit(player) : 'done';
  if (purse > note * HEAVY_NOTES && onceIn(60)) return withdraw(player);
  return onceIn(25) ? chase(player, purse) : bet(player, purse);
}

/** What one note of the dearest unit costs. */
function noteOf({ units }: Board): Amount {
  return parseAmount(units[0]?.unit ?? '') ?? ZERO;
}
