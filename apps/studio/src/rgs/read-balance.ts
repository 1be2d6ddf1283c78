import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import type { WalletReply } from '../house/wallet.ts';
import { unseal } from '../keys/seal.ts';
import { getSession } from '../sessions/session-store.ts';
import type { Session } from '../sessions/session.ts';
import { errorOfStatus, NO_ANSWER, type RgsAnswer } from '../wire/rgs-answer.ts';
import { toRgs } from '../wire/rgs-units.ts';

export type ReadBalance =
  | { readonly ok: true; readonly balance: Amount }
  | { readonly ok: false; readonly answer: RgsAnswer };

/** Asks the wallet of a session for its balance; a demo's lies in the session. */
export async function readBalance(context: StudioContext, session: Session): Promise<ReadBalance> {
  if (session.kind === 'DEMO') {
    const { demoBalance } = await getSession(context.database, session.hash);
    return { ok: true, balance: demoBalance };
  }
  const reply = await askBalance(context, session);
  if (!reply.answered) return { ok: false, answer: NO_ANSWER };
  if (reply.status !== 'RS_OK' || reply.balance === undefined) {
    return { ok: false, answer: errorOfStatus(reply.status) };
  }
  return { ok: true, balance: reply.balance };
}

/** Asks the wallet of a session of a member, which answers what is in its pots too. */
export function askBalance(context: StudioContext, session: Session): Promise<WalletReply> {
  return context.wallet.ask('balance', {
    user: session.username,
    token: unseal(context.keys.sealing, session.hash.toString('hex'), session.walletToken),
    game_code: session.game,
  });
}

/** A balance as a game client reads it. */
export function balanceField(session: Session, balance: Amount): object {
  return { balance: { amount: toRgs(balance), currency: session.currency } };
}
