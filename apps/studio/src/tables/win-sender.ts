// Sends the closing calls of a round to the wallet and stores the answers together. What is not
// answered at once is left to the job of the studio, which repeats it.
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { transaction } from '../database/open-database.ts';
import { unseal } from '../keys/seal.ts';
import { sendCall } from '../rounds/settle-call.ts';
import { postponeCall } from '../rounds/wallet-call-store.ts';
import { walletFields } from '../rounds/wallet-fields.ts';
import { openBatcher } from './batches/batcher.ts';
import type { StoredWin } from './cash-out-intake.ts';
import { openQueue } from './batches/queue.ts';
import { settleWins, type SettledWin } from './store/bets.ts';
import { CRASH_ID } from './table-facts.ts';

export interface WinSender {
  /** Sends wins, those that pay something first. */
  send(wins: readonly StoredWin[]): void;
  /** How many wait. */
  size(): number;
}

const AT_ONCE = 16;
const BATCH = 400;
/** More than this many are left to the job: the process must not hold the calls of many rounds. */
const WAITING_MOST = 20_000;

export function openWinSender(
  context: StudioContext,
  paid: (playerId: string, balance: Amount) => void,
): WinSender {
  const queue = openQueue(AT_ONCE);
  const settling = openBatcher<SettledWin, true>(async (wins) => {
    await transaction(context.database, (sql) => settleWins(sql, wins, new Date(context.clock())));
    return wins.map(() => true);
  }, BATCH);
  const send = async ({ bet, winId, payout }: StoredWin): Promise<void> => {
    const { session } = bet;
    if (session === undefined) return;
    if (session.kind === 'DEMO') {
      const { balance } = await sendCall(context, winId);
      if (balance !== null && payout > 0n) paid(bet.playerId, balance);
      return;
    }
    const token = unseal(context.keys.sealing, session.hash.toString('hex'), session.walletToken);
    const fields = walletFields(
      { id: bet.id, game: CRASH_ID, currency: session.currency, stake: bet.stake, rewardId: null },
      { id: winId, kind: 'WIN', reference: bet.callId, amount: payout },
      { user: session.username, token },
    );
    const reply = await context.wallet.ask('win', fields);
    if (reply.answered && reply.status === 'RS_OK' && reply.balance !== undefined) {
      await settling.add({ winId, id: bet.id, balance: String(reply.balance) });
      if (payout > 0n) paid(bet.playerId, reply.balance);
      return;
    }
    const status = reply.answered ? reply.status : reply.problem.slice(0, 200);
    const now = new Date(context.clock());
    await postponeCall(context.database, {
      id: winId,
      now,
      isUnanswered: !reply.answered,
      status,
    });
  };
  return {
    size: () => queue.size(),
    send: (wins) => {
      for (const win of wins) {
        if (queue.size() >= WAITING_MOST) return;
        queue
          .run(() => send(win), win.payout > 0n)
          .catch((error: unknown) => {
            context.warn(`${win.winId}: ${error instanceof Error ? error.message : String(error)}`);
          });
      }
    },
  };
}
