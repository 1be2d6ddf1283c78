// A player of crash over HTTP: it bets in each round that it can, repeats what it heard no answer
// of, and leaves by hand or by itself. The table ends its rounds without it.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { openGameSession, type GameEntry, type GamePlayer } from './play-games.ts';

/** The code of the game whose rounds its players share. */
export const SHARED_GAME = 'crash';

const PAUSE_MS = 150;
const STAKE = 1_000_000;
/** In hundredths. Low ones are soon reached, so that a last round ends with time to spare. */
const CASH_OUTS = [105, 250] as const;
/** One look in so many leaves by hand, where the bet is in play. */
const LEAVES_ONE_IN = 6;

/** Opens the table for a member. */
export async function openCrashPlayer(entry: GameEntry, chance: Chance): Promise<GamePlayer> {
  const post = await openGameSession(entry);
  let played = 0;
  let last: string | undefined;
  const playOne = async (): Promise<void> => {
    const [least, most] = CASH_OUTS;
    const asked = {
      amount: STAKE,
      parameters: { auto: least + chance.whole(most - least) },
      playId: randomUUID(),
    };
    let reply = await post('/crash/bet', asked);
    // The same bet again where nobody said what became of it, as a client does.
    for (let tries = 0; isUnknown(reply) && tries < 5; tries += 1) {
      await wait(PAUSE_MS);
      reply = await post('/crash/bet', asked);
    }
    const bet = reply?.bet?.id;
    if (bet !== undefined && bet !== last) {
      last = bet;
      played += 1;
    }
    await wait(PAUSE_MS);
    if (chance.whole(LEAVES_ONE_IN) === 0) await post('/crash/cash-out');
  };
  return {
    username: entry.guest.username,
    get played() {
      return played;
    },
    play: async (isOver) => {
      while (!isOver()) await playOne();
    },
    resume: () => Promise.resolve(true),
  };
}

/** No answer at all, or that of a studio that has none of the house. */
const isUnknown = (reply: { readonly error?: string } | undefined): boolean =>
  reply === undefined || reply.error === 'ERR_GEN';
