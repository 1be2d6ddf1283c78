import type { Id, Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { insertGameSession } from './store.ts';
import { SESSION_MS } from './check-token.ts';

const TOKEN_BYTES = 32;

export interface Launch {
  readonly merchant: Merchant;
  readonly member: Id<'member'>;
  readonly vendor: string;
  readonly node: bigint;
  readonly trial: boolean;
  readonly device: string;
  readonly login: Id<'session'>;
  readonly now: Instant;
}

/** Issues a token that is bound to member, vendor and game; only its hash is stored. */
export async function issueToken(
  app: AppContext,
  { merchant, ...launch }: Launch,
): Promise<{ readonly token: string; readonly tokenHash: Buffer }> {
  const token = randomText(TOKEN_BYTES);
  const tokenHash = hashText(token);
  await insertGameSession(app.pool, {
    ...launch,
    merchant: merchant.id,
    tokenHash,
    id: app.newId<'game_session'>(),
    ends: launch.now + SESSION_MS,
  });
  return { token, tokenHash };
}
