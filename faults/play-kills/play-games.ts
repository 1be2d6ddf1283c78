// A player of the studio's games over HTTP: it launches a game from the site, plays rounds, repeats
// what it heard no answer of, and resumes what it finds open.
import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { expectValue, type Guest } from '../guest.ts';

export interface Game {
  readonly code: string;
  readonly node: number;
}

interface Reply {
  readonly round?: { readonly active: boolean } | null;
  /** Of a table. */
  readonly bet?: { readonly id: string } | null;
  readonly error?: string;
}

export interface GamePlayer {
  readonly username: string;
  /** How many rounds were answered. */
  readonly played: number;
  /** Plays until that is so. */
  play(isOver: () => boolean): Promise<void>;
  /** Ends the round that was left open; whether there is none any more. */
  resume(): Promise<boolean>;
}

const VENDOR = 'FAIRHOUSE';
const PAUSE_MS = 60;
/** One stake in so many buys the feature: it costs 31.1 stakes and always wins the lowest pot. */
const BUYS_ONE_IN = 8;
const STAKE = 1_000_000;
const BOUGHT_STAKE = 200_000_000;

export interface GameEntry {
  readonly guest: Guest;
  readonly game: Game;
  /** The origin of the studio. */
  readonly studio: string;
}

/** Undefined where nothing that can be read was answered. */
export type Post = (path: string, body?: object) => Promise<Reply | undefined>;

/** Launches a game for a member and opens its session. */
export async function openGameSession({ guest, game, studio }: GameEntry): Promise<Post> {
  const { username, client, token } = guest;
  const launched = await expectValue(
    client.call('launchGame', {
      nodeId: game.node,
      [VENDOR_FIELD]: VENDOR,
      username,
      token,
      merchantCode: 'manila',
      language: 'EN',
    }),
  );
  const sessionID = new URL(launched.game_url).searchParams.get('sessionID') ?? '';
  const post: Post = async (path, body = {}) => {
    const response = await fetch(`${studio}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionID, ...body }),
    }).catch(() => undefined);
    return response?.json().then(
      (reply) => reply as Reply,
      () => undefined,
    );
  };
  const isOpen = await post('/wallet/authenticate');
  if (isOpen === undefined) throw new Error(`${username} cannot open ${game.code}`);
  return post;
}

/** A player of a game whose rounds are its own. */
export async function openGamePlayer(entry: GameEntry, chance: Chance): Promise<GamePlayer> {
  const post = await openGameSession(entry);
  const { game } = entry;
  const path = game.code === 'dice' ? '/instant/play' : '/wallet/play';
  let played = 0;
  const resume = async (): Promise<boolean> => {
    const opened = await post('/wallet/authenticate');
    if (opened?.round?.active !== true) return opened !== undefined && opened.error === undefined;
    await post('/wallet/end-round');
    return false;
  };
  const playOne = async (): Promise<void> => {
    const asked = { ...pickBet(game, chance), playId: randomUUID() };
    let reply = await post(path, asked);
    // The same request again, as a client does that lost its connection.
    for (let tries = 0; reply === undefined && tries < 5; tries += 1) {
      await wait(PAUSE_MS);
      reply = await post(path, asked);
    }
    if (reply?.round === undefined || reply.round === null) {
      await wait(PAUSE_MS);
      await resume();
      return;
    }
    played += 1;
    if (reply.round.active) await post('/wallet/end-round');
  };
  return {
    username: entry.guest.username,
    get played() {
      return played;
    },
    play: async (isOver) => {
      while (!isOver()) await playOne();
    },
    resume,
  };
}

function pickBet({ code }: Game, chance: Chance): object {
  if (code === 'dice') return { amount: STAKE, parameters: { side: 'UNDER', target: 4_200 } };
  const isBuy = chance.whole(BUYS_ONE_IN) === 0;
  return isBuy ? { amount: BOUGHT_STAKE, mode: 'buy' } : { amount: STAKE, mode: 'base' };
}
