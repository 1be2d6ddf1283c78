// Writes the agents and members of the history, and opens a session for the one who acts.
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { seal } from '@fairhouse/calls';
import { assert, HOUR_MS, plus, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { App } from '../../apps/server/src/open-app.ts';
import type { AppContext, Merchant } from '../../apps/server/src/platform/app-context.ts';
import { hashText, randomText } from '../../apps/server/src/platform/keys/random-text.ts';
import { transaction } from '../../apps/server/src/platform/sql.ts';
import { changeTerms } from '../../apps/server/src/modules/agents/index.ts';
import { insertSession } from '../../apps/server/src/modules/identity/index.ts';
import {
  createCredential,
  createMember,
  findMember,
  hashPassword,
} from '../../apps/server/src/modules/members/index.ts';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../demo-members.ts';
import { stableId } from '../stable-id.ts';
import type { HistoryAgent, HistoryMember } from './tree.ts';

export type PlayerClient = Client<PlayerCalls>;

export interface Person {
  readonly member: Id<'member'>;
  readonly username: string;
  readonly upline: string | undefined;
  /** 0 for a member without downlines. */
  readonly depth: number;
}

export interface People {
  readonly agents: readonly Person[];
  readonly members: readonly Person[];
}

/** Where calls are sent while the history is played. */
export interface HistoryHouse {
  readonly app: App;
  readonly merchant: Merchant;
  readonly origin: string;
}

/** Prize groups by depth; 0 is a member without downlines. */
const GROUPS = [1940, 1956, 1952, 1950, 1948, 1946] as const;

/** No evening is longer. */
const SESSION_MS = 4 * HOUR_MS;

/** Agents from the top down, and the members of their teams. */
export interface Tree {
  readonly agents: readonly HistoryAgent[];
  readonly members: readonly HistoryMember[];
}

/** The id of an account of a tree, which follows from its name. */
export const idOfPerson = (merchant: Merchant, username: string) =>
  stableId<'member'>(`${merchant.code}:history:${username}`);

/** Writes the tree; every account has the demo's passwords. */
export async function createPeople(
  app: AppContext,
  merchant: Merchant,
  { agents, members }: Tree,
): Promise<People> {
  // One hash for all of them: they protect play money, and hashing is made to be slow.
  const loginHash = await hashPassword(app, DEMO_PASSWORD);
  const paymentHash = await hashPassword(app, DEMO_PAYMENT_PASSWORD);
  const idOf = (username: string) => idOfPerson(merchant, username);
  const all = [...agents, ...members.map((member) => ({ ...member, depth: 0 }))];
  await transaction(app.pool, async (sql) => {
    for (const { username, fullName, upline, depth } of all) {
      const kind = depth === 0 ? 'member' : depth === 1 ? 'top_agent' : 'agent';
      const now = app.clock.now();
      const id = await createMember(sql, app, merchant, {
        id: idOf(username),
        username,
        kind,
        group: 'formal',
        upline: upline === undefined ? undefined : await findMember(sql, merchant.id, idOf(upline)),
        language: 'EN',
        realName: fullName,
        birthday: undefined,
        address: '127.0.0.1',
        method: 'WEB',
        now,
      });
      assert(id !== undefined, `${username} is free in an empty installation`);
      const hashes = { loginHash, paymentHash, at: now, mustChange: false };
      await createCredential(sql, merchant.id, { member: id, ...hashes });
      const group = GROUPS[depth] ?? 1940;
      const terms = { member: id, group, rates: {}, cause: 'appointed', by: 'demo' } as const;
      await changeTerms({ app, merchant, sql, now }, terms);
    }
    return { commit: true, value: undefined };
  });
  const personOf = ({ username, upline, depth }: (typeof all)[number]): Person => ({
    member: idOf(username),
    username,
    upline,
    depth,
  });
  const people = all.map(personOf);
  return {
    agents: people.filter(({ depth }) => depth > 0),
    members: people.filter(({ depth }) => depth === 0),
  };
}

/** A client with a session of a person, opened now by the house's clock. */
export async function openSession(
  { app, merchant, origin }: HistoryHouse,
  { member }: Person,
): Promise<PlayerClient> {
  const now = app.clock.now();
  const token = randomText(32);
  await insertSession(app.pool, merchant.id, {
    id: app.newId<'session'>(),
    tokenHash: hashText(token),
    member,
    method: 'password',
    mustChange: false,
    deviceHash: hashText(member),
    device: 'Chrome on Windows',
    address: '127.0.0.1',
    openedAt: now,
    endsAt: plus(now, SESSION_MS),
  });
  const headers = {
    Merchant: merchant.code,
    Language: 'EN',
    Device: 'WEB',
    Authorization: token,
  };
  return createClient<PlayerCalls>({
    routes: routesOf(player),
    origin,
    headers: () => headers,
    seal: async (body) => {
      const [key] = app.keys.sealingPublic;
      assert(key !== undefined, 'there is a sealing key');
      const iat = Math.floor(app.clock.now() / 1000);
      return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
    },
    unreachable: () => 'unreachable',
  });
}
