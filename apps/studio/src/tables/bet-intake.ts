// Takes bets for a shared round: stored, staked by the wallet, accepted with a leaf and a receipt.
// A stake that is booked after the close goes back.
import { createHmac, randomUUID } from 'node:crypto';
import { hashLeaf, receiptMessage, toHex } from '@fairhouse/rules/fair';
import { hundredthsText, type TableLeaf } from '@fairhouse/rules/games';
import { formatAmount, type Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { NODE_HASHES } from '@fairhouse/hashes';
import { unseal } from '../keys/seal.ts';
import { settleEnd } from '../rounds/end-round.ts';
import { sendCall, UNREAD } from '../rounds/settle-call.ts';
import { postponeCall } from '../rounds/wallet-call-store.ts';
import { walletFields } from '../rounds/wallet-fields.ts';
import { moveDemoBalance } from '../sessions/session-store.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import { openBatcher } from './batches/batcher.ts';
import type { Leadership } from './leadership.ts';
import { addBet, type LiveBet, type LiveRound } from './live-round.ts';
import { openQueue } from './batches/queue.ts';
import {
  acceptBets,
  lockStaking,
  placeBets,
  refuseBets,
  type AcceptedBet,
  type NewBet,
} from './store/bets.ts';
import { lockTableRound } from './store/table-rounds.ts';
import { CRASH_ID } from './table-facts.ts';

export interface BetRequest {
  readonly session: Session;
  readonly stake: Amount;
  /** In hundredths; null without an automatic cash-out. */
  readonly auto: number | null;
  readonly playId: string;
  readonly nonce: string;
}

export type BetAnswer =
  | { readonly kind: 'accepted'; readonly bet: LiveBet; readonly balance: Amount }
  | { readonly kind: 'refused'; readonly status: string }
  | { readonly kind: 'conflict' }
  /** The stake was not taken, or is on its way back. */
  | { readonly kind: 'late' }
  | { readonly kind: 'unknown' };

export interface BetIntake {
  take(round: LiveRound, request: BetRequest): Promise<BetAnswer>;
  /** Waits until no bet is about to be accepted. */
  idle(): Promise<void>;
}

export interface IntakeOptions {
  readonly context: StudioContext;
  readonly leadership: Leadership;
  /** A write failed: what is held in memory may not be what is stored. */
  readonly failed: (error: unknown) => void;
  readonly accepted: (round: LiveRound, bets: readonly LiveBet[]) => void;
}

interface Asked {
  readonly round: LiveRound;
  readonly request: BetRequest;
  readonly id: string;
  readonly callId: string;
}

interface Staked extends Asked {
  /** What the wallet said; undefined for a demo, whose units move with the acceptance. */
  readonly reply: { readonly status: string; readonly balance: Amount | null } | undefined;
}

const BATCH = 400;
const AT_ONCE = 32;

export function openBetIntake(options: IntakeOptions): BetIntake {
  const { context, leadership, failed } = options;
  const placing = openBatcher<NewBet, boolean>(async (bets) => {
    const placed = new Set(await placeBets(context.database, bets, new Date(context.clock())));
    return bets.map(({ id }) => placed.has(id));
  }, BATCH);
  const accepting = openBatcher<Staked, BetAnswer>(
    (staked) =>
      acceptAll(options, staked).catch((error: unknown) => {
        failed(error);
        throw error;
      }),
    BATCH,
  );
  const wallet = openQueue(AT_ONCE);
  return {
    idle: () => accepting.idle(),
    take: async (round, request) => {
      const [id, callId] = [randomUUID(), randomUUID()];
      const asked = { round, request, id, callId };
      if (!isOpen(context, round) || !leadership.isHeld()) return { kind: 'late' };
      const isPlaced = await placing.add(newBet(asked));
      if (!isPlaced) return { kind: 'conflict' };
      const reply =
        request.session.kind === 'DEMO'
          ? undefined
          : await wallet.run(() => askWallet(context, asked));
      if (reply === 'unknown') return { kind: 'unknown' };
      const answer = await accepting.add({ ...asked, reply });
      if (answer.kind === 'late') giveBack(context, asked);
      return answer;
    },
  };
}

function isOpen({ clock }: StudioContext, round: LiveRound): boolean {
  const now = clock();
  return round.takesBets && now >= round.opensAt && now < round.closesAt;
}

function newBet({ request, id, callId }: Asked): NewBet {
  const { session, stake, auto, playId } = request;
  return {
    id,
    callId,
    playerId: session.playerId,
    sessionHash: session.hash.toString('hex'),
    game: CRASH_ID,
    currency: session.currency,
    stake: String(stake),
    parameters: { auto },
    playId,
  };
}

/** Asks for the stake until it is answered, at most until the close; then the job goes on. */
async function askWallet(
  context: StudioContext,
  { round, request, id, callId }: Asked,
): Promise<{ status: string; balance: Amount | null } | 'unknown'> {
  const { session, stake } = request;
  const token = unseal(context.keys.sealing, session.hash.toString('hex'), session.walletToken);
  const fields = walletFields(
    { id, game: CRASH_ID, currency: session.currency, stake, rewardId: null },
    { id: callId, kind: 'BET', reference: null, amount: stake },
    { user: session.username, token },
  );
  const patience = readStopwatch() + Math.max(1_000, round.closesAt - context.clock());
  let wasUnanswered = false;
  let said = '';
  for (let attempt = 0; attempt === 0 || readStopwatch() < patience; attempt += 1) {
    const reply = await context.wallet.ask('bet', fields);
    if (reply.answered) {
      said = reply.status;
      const isUncertain = said === 'RS_ERROR_UNKNOWN' || (wasUnanswered && UNREAD.has(said));
      if (!isUncertain) return { status: said, balance: reply.balance ?? null };
    } else {
      said = reply.problem.slice(0, 200);
    }
    wasUnanswered = true;
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
  const now = new Date(context.clock());
  await postponeCall(context.database, { id: callId, now, isUnanswered: true, status: said });
  return 'unknown';
}

/** Accepts what was staked in time, in one transaction. */
async function acceptAll(
  { context, leadership, accepted }: IntakeOptions,
  staked: readonly Staked[],
): Promise<readonly BetAnswer[]> {
  const [first] = staked;
  if (first === undefined) return [];
  const rounds = new Set(staked.map(({ round }) => round));
  if (rounds.size > 1) {
    const parts = [...rounds].map((round) => staked.filter((each) => each.round === round));
    const answers = new Map<Staked, BetAnswer>();
    for (const part of parts) {
      const said = await acceptAll({ context, leadership, accepted } as IntakeOptions, part);
      part.forEach((each, at) => answers.set(each, said[at] ?? { kind: 'unknown' }));
    }
    return staked.map((each) => answers.get(each) ?? { kind: 'unknown' });
  }
  const { round } = first;
  const now = new Date(context.clock());
  const answers = new Map<string, BetAnswer>();
  const bets: LiveBet[] = [];
  await leadership.write(async (sql) => {
    const phase = await lockTableRound(sql, round.drawId);
    const isInTime = phase === 'OPEN' && round.takesBets && context.clock() < round.closesAt;
    const waiting = new Set(
      await lockStaking(
        sql,
        staked.map(({ id }) => id),
      ),
    );
    const good: { each: Staked; balance: Amount }[] = [];
    const refused: { id: string; callId: string; status: string; balance: string | null }[] = [];
    for (const each of staked) {
      if (!waiting.has(each.id)) {
        answers.set(each.id, { kind: 'late' });
        continue;
      }
      const reply = each.reply ?? (isInTime ? await stakeDemo(sql, each) : LATE_DEMO);
      if (reply.status !== 'RS_OK') {
        const balance = reply.balance === null ? null : String(reply.balance);
        refused.push({ id: each.id, callId: each.callId, status: reply.status, balance });
        answers.set(
          each.id,
          reply === LATE_DEMO ? { kind: 'late' } : { kind: 'refused', status: reply.status },
        );
      } else if (isInTime) good.push({ each, balance: reply.balance ?? (0n as Amount) });
      else answers.set(each.id, { kind: 'late' });
    }
    const rows: AcceptedBet[] = good.map(({ each, balance }, at) => {
      const bet = makeBet(context, each, round.bets.length + at + 1);
      bets.push(bet);
      answers.set(each.id, { kind: 'accepted', bet, balance });
      return {
        id: bet.id,
        callId: bet.callId,
        drawId: round.drawId,
        seq: bet.seq,
        leaf: bet.leaf,
        leafHash: bet.leafHash,
        receiptAt: bet.receiptAt,
        receipt: bet.receipt,
        auto: bet.auto,
        outcome: {
          drawId: round.drawId,
          seq: bet.seq,
          point: null,
          cashOut: null,
          kind: null,
          ms: null,
        },
        balance: String(balance),
      };
    });
    if (rows.length > 0) await acceptBets(sql, rows, now);
    if (refused.length > 0) await refuseBets(sql, refused, now);
  });
  for (const bet of bets) addBet(round, bet);
  accepted(round, bets);
  return staked.map(({ id }) => answers.get(id) ?? { kind: 'unknown' });
}

const LATE_DEMO = { status: 'LATE', balance: null };

async function stakeDemo(
  sql: Parameters<typeof moveDemoBalance>[0],
  { request }: Staked,
): Promise<{ status: string; balance: Amount | null }> {
  const balance = await moveDemoBalance(sql, request.session.hash, -(request.stake as bigint));
  return balance === undefined
    ? { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: null }
    : { status: 'RS_OK', balance };
}

function makeBet(context: StudioContext, { round, request, id, callId }: Staked, seq: number) {
  const { session, stake, auto, nonce } = request;
  const leaf: TableLeaf = {
    id,
    seq,
    player: playerTag(context, round.chainId, session.playerId),
    stake: formatAmount(stake),
    currency: session.currency,
    auto: auto === null ? '' : hundredthsText(auto),
    nonce,
  };
  const leafHash = toHex(hashLeaf(NODE_HASHES, leaf));
  const receiptAt = context.clock();
  const { commit, drawId } = round;
  const message = receiptMessage(NODE_HASHES, {
    at: receiptAt,
    commit,
    drawId,
    leaf: leafHash,
    seq,
  });
  return {
    id,
    callId,
    seq,
    playerId: session.playerId,
    session,
    stake,
    auto,
    leaf,
    leafHash,
    receiptAt,
    receipt: context.keys.signLog(message).toString('hex'),
  } satisfies LiveBet;
}

/** A name of a player that is the same in all rounds of a chain, and says nothing outside of it. */
export function playerTag({ keys }: StudioContext, chainId: string, playerId: string): string {
  const mark = createHmac('sha256', keys.sealing).update(`player ${chainId} ${playerId}`);
  return `p-${mark.digest('hex').slice(0, 10)}`;
}

/** The stake of a bet that came too late goes back at once; the job repeats what fails here. */
function giveBack(context: StudioContext, { request, id, callId }: Asked): void {
  if (request.session.kind === 'DEMO') return;
  sendCall(context, callId)
    .then(() => settleEnd(context, id))
    .catch((error: unknown) => {
      context.warn(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    });
}
