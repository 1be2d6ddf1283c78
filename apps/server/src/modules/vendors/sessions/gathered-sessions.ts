// Sessions read and noted for many calls at once: each call names one, and a process has thousands.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { gather, perGroup } from '../../../platform/database/gather.ts';
import { listGameSessions, touchGameSessions, type GameSessionRow } from './store.ts';

interface Token {
  readonly merchant: MerchantId;
  readonly tokenHash: Buffer;
}

interface Use extends Token {
  readonly at: Instant;
}

interface Gathered {
  readonly read: (token: Token) => Promise<GameSessionRow | undefined>;
  readonly touch: (use: Use) => Promise<undefined>;
}

const gathered = new WeakMap<AppContext, Gathered>();

function gatheredOf(app: AppContext): Gathered {
  const known = gathered.get(app);
  if (known !== undefined) return known;
  const made: Gathered = {
    read: gather((tokens) => perGroup(tokens, merchantOf, (group) => readGroup(app, group))),
    touch: gather((uses) => perGroup(uses, merchantOf, (group) => touchGroup(app, group))),
  };
  gathered.set(app, made);
  return made;
}

const merchantOf = ({ merchant }: Token): number => merchant;
const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64');

/** The session of a token as it is now; undefined where there is none. */
export function readSession(
  app: AppContext,
  merchant: MerchantId,
  tokenHash: Buffer,
): Promise<GameSessionRow | undefined> {
  return gatheredOf(app).read({ merchant, tokenHash });
}

/** Notes that a session was used. */
export async function touchSession(app: AppContext, use: Use): Promise<void> {
  await gatheredOf(app).touch(use);
}

async function readGroup(app: AppContext, tokens: readonly Token[]) {
  const [first] = tokens as readonly [Token, ...Token[]];
  const hashes = new Map(tokens.map(({ tokenHash }) => [keyOf(tokenHash), tokenHash]));
  const rows = await listGameSessions(app.pool, first.merchant, [...hashes.values()]);
  const found = new Map(rows.map((row) => [keyOf(row.token_hash), row]));
  return tokens.map(({ tokenHash }) => found.get(keyOf(tokenHash)));
}

async function touchGroup(app: AppContext, uses: readonly Use[]) {
  const [first] = uses as readonly [Use, ...Use[]];
  // The last use of each session.
  const last = new Map(uses.map((use) => [keyOf(use.tokenHash), use]));
  await touchGameSessions(app.pool, first.merchant, [...last.values()]);
  return uses.map(() => undefined);
}
