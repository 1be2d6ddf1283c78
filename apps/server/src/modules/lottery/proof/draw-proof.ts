import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  readLeafBet,
  drawKey,
  makePayoutCalculator,
  readCancelLeaf,
  readTicketLeaf,
  type BoundCommit,
  type DrawRules,
  type FlatObject,
  type LogLine,
  type ProofFile,
} from '@fairhouse/rules/fair';
import { assert, ok, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import {
  drawBeacon,
  listHeads,
  listWitnesses,
  listParties,
  drawLogName,
  type PublicParty,
} from '../witness/index.ts';
import { NODE_HASHES } from '../hashing/index.ts';
import {
  findDraw,
  listResults,
  findLastLine,
  listLines,
  listLinesOfDraw,
  type DrawRow,
} from '../draws/index.ts';
import { listEntriesBetween } from '../rounds/index.ts';
import { readTicket, cancelLeaf, entryLeaf, playerTag, ticketLeaf } from '../orders/index.ts';
import { offersPart, sharedTickets } from './proof-offers.ts';
import { listCancelsOfDraw, listTicketsOfDraw, listWinners } from './store.ts';

/** A draw with more leaves than this returns them page by page instead of in its proof. */
export const PROOF_LEAVES = 20_000;
const PAGE = 5000;

/**
 * Everything published about one draw (draws.md, the proof file); for an open draw, what is known
 * so far.
 */
export async function readDrawProof(
  call: CallOf<PlayerCalls['drawProof']>,
): Promise<Answer<PlayerCalls['drawProof']>> {
  const draw = await findDraw(call.sql, call.merchant.id, call.input.issue);
  if (draw === undefined) return refuse('draw.unknown');
  return ok({ ...(await proofOf(call, draw)) });
}

/** The leaves of a closed draw, a page at a time. */
export async function readDrawTickets(
  call: CallOf<PlayerCalls['drawTickets']>,
): Promise<Answer<PlayerCalls['drawTickets']>> {
  const draw = await findDraw(call.sql, call.merchant.id, call.input.issue);
  if (draw === undefined || !isPublished(draw)) return refuse('draw.unknown');
  const { from } = call.input;
  const count = draw.leaf_count ?? 0;
  const tickets = await leavesOf(call, draw, from, from + PAGE);
  const next = from + PAGE;
  return ok({ count, ...(next <= count ? { next } : {}), tickets });
}

/** The merchant's signed log. */
export async function readPublicLog(
  call: CallOf<PlayerCalls['publicLog']>,
): Promise<Answer<PlayerCalls['publicLog']>> {
  const { from, limit } = call.input;
  const lines = await listLines(call.sql, call.merchant.id, from, limit);
  const last = await findLastLine(call.sql, call.merchant.id);
  const publicKey = publicKeyHex(call.app.keys.verifyingKey);
  return ok({ publicKey, last, lines, parties: await partiesOf(call) });
}

/** The current parties, and those of earlier draws, of which only the keys are known. */
async function partiesOf({ app, sql, merchant }: CallContext): Promise<PublicParty[]> {
  const now = await listParties(app);
  const log = { merchant: merchant.id, log: drawLogName(merchant) };
  const earlier = (await listWitnesses(sql, log)).filter(({ publicKey }) =>
    now.every((each) => each.publicKey !== publicKey),
  );
  const unknownDetails = { runBy: '', clock: 'own', independent: false } as const;
  return [...now, ...earlier.map((each) => ({ ...each, ...unknownDetails }))];
}

/**
 * Leaves are published once their root is fixed, when they can no longer be changed or chosen by.
 */
function isPublished(draw: DrawRow): boolean {
  return draw.root !== null;
}

async function proofOf(call: CallContext, draw: DrawRow): Promise<ProofFile> {
  const lines = await listLinesOfDraw(call.sql, call.merchant.id, draw.draw_id);
  const log = lines.filter((line) => line.body['drawId'] === draw.proof_id);
  const commitLine = lineOf(log, 'commit');
  assert(commitLine !== undefined, `a draw's commitment is logged: ${draw.issue}`);
  return {
    scheme: draw.scheme,
    drawId: draw.proof_id,
    lottery: draw.lottery,
    mode: draw.mode,
    rules: draw.rules,
    rulesHash: draw.rules_hash.toString('hex'),
    commit: draw.commitment.toString('hex'),
    commitLoggedAt: commitLine.at,
    opensAt: draw.opens_at.getTime(),
    closesAt: draw.closes_at.getTime(),
    logKey: publicKeyHex(call.app.keys.verifyingKey),
    log,
    ...(draw.scheme === 'LD1' ? {} : await boundPart(call, draw, log)),
    ...closedPart(draw, log),
    ...drawnPart(draw),
    ...(await publishedPart(call, draw)),
  };
}

/**
 * The signatures of others: the parties' commitments, and the witnesses' heads of the commit line
 * and of the root line. The heads are of these lines themselves, so no lines lie between.
 */
async function boundPart(
  { sql, merchant }: CallContext,
  draw: DrawRow,
  log: readonly LogLine[],
): Promise<Partial<ProofFile>> {
  const lines = log.filter(({ kind }) => kind === 'commit' || kind === 'root');
  const keys = String(lines[0]?.body['witnessKeys']).split(',');
  const heads = await listHeads(
    sql,
    { merchant: merchant.id, log: drawLogName(merchant) },
    keys,
    lines.map(({ seq }) => seq),
  );
  const witness = keys.flatMap((key) => heads.filter(({ publicKey }) => publicKey === key));
  const commits = draw.mode === 'cosign' && draw.bound_at !== null ? draw.cosigners : undefined;
  return {
    ...(commits === undefined ? {} : { commits: commits as readonly BoundCommit[] }),
    ...(witness.length === 0 ? {} : { witness, between: [] }),
  };
}

function closedPart(draw: DrawRow, log: readonly LogLine[]): Partial<ProofFile> {
  const rootLine = lineOf(log, 'root');
  if (rootLine === undefined || draw.root === null || draw.closed_at === null) return {};
  return {
    closedAt: draw.closed_at.getTime(),
    count: draw.leaf_count ?? 0,
    totalStake: String(draw.total_stake ?? 0n),
    root: draw.root.toString('hex'),
    rootLoggedAt: rootLine.at,
  };
}

function drawnPart(draw: DrawRow): Partial<ProofFile> {
  if (draw.seed === null || draw.root === null) return {};
  const rules = draw.rules as DrawRules;
  const seed = draw.seed.toString('hex');
  const reveals = draw.reveals ?? [];
  if (rules.mode === 'entered') {
    const [block] = rules.block === undefined ? [] : reveals;
    return { ...(block === undefined ? {} : { block: block.reveal }), seed };
  }
  const beacon = drawBeacon(rules, draw.proof_id, reveals);
  const [drand] = rules.mode === 'drand' ? reveals : [];
  const key = drawKey(NODE_HASHES, {
    drawId: draw.proof_id,
    rulesHash: draw.rules_hash.toString('hex'),
    seed,
    root: draw.root.toString('hex'),
    count: draw.leaf_count ?? 0,
    round: rules.round,
    beacon,
  });
  return {
    round: rules.round,
    beacon,
    ...(rules.mode === 'cosign' ? { reveals } : {}),
    ...(drand === undefined ? {} : { signature: drand.signature }),
    seed,
    key,
  };
}

/**
 * Numbers, leaves and winners of the draw itself; a later correction does not change what was
 * drawn.
 */
async function publishedPart(call: CallContext, draw: DrawRow): Promise<Partial<ProofFile>> {
  const count = draw.leaf_count ?? 0;
  const isSmall = isPublished(draw) && count <= PROOF_LEAVES;
  if (!isSmall) return draw.seed === null ? {} : { numbers: await drawnNumbers(call, draw) };
  const tickets = { tickets: await leavesOf(call, draw, 1, count + 1) };
  if (draw.seed === null) return { ...tickets, ...(await offersPart(call, draw, tickets)) };
  const { sql, merchant } = call;
  const numbers = await drawnNumbers(call, draw);
  const isSettled = draw.state === 'SETTLED' || draw.result_version > 1;
  const found = isSettled
    ? await listWinners(sql, merchant.id, draw.draw_id, 1)
    : winnersAmong(draw.rules as DrawRules, numbers, tickets.tickets);
  const winners = found.map(({ seq, play, payout }) => ({ seq, play, payout: String(payout) }));
  const published = { ...tickets, winners };
  return { numbers, ...published, ...(await offersPart(call, draw, published)) };
}

async function drawnNumbers({ sql, merchant }: CallContext, draw: DrawRow): Promise<string> {
  const [drawn] = await listResults(sql, merchant.id, draw.draw_id);
  return drawn?.numbers ?? '';
}

/** The winners by the rules, while the draw is still being settled. */
function winnersAmong(rules: DrawRules, numbers: string, leaves: readonly FlatObject[]) {
  const cancelled = new Set(leaves.map((leaf) => readCancelLeaf(leaf)?.cancels));
  const payoutOf = makePayoutCalculator(rules, numbers);
  return leaves.flatMap((flat) => {
    const leaf = readTicketLeaf(flat);
    if (leaf === undefined || cancelled.has(leaf.seq)) return [];
    const bet = readLeafBet(rules, leaf);
    const payout = bet && payoutOf ? payoutOf(bet) : 0n;
    return payout > 0n ? [{ seq: leaf.seq, play: leaf.play, payout }] : [];
  });
}

async function leavesOf(
  { sql, merchant, app }: CallContext,
  draw: DrawRow,
  from: number,
  upTo: number,
): Promise<FlatObject[]> {
  const slice = { from, upTo };
  const shared = await sharedTickets(sql, merchant.id, draw);
  const tickets = await listTicketsOfDraw(sql, merchant.id, draw.draw_id, slice);
  const cancels = await listCancelsOfDraw(sql, merchant.id, draw.draw_id, slice);
  const isRound = (draw.rules as DrawRules).format === 'sum';
  const entries = isRound ? await listEntriesBetween(sql, merchant.id, draw.draw_id, slice) : [];
  const tags = new Map<string, string>();
  const tagOf = (member: string): string => {
    const known = tags.get(member);
    if (known !== undefined) return known;
    const tag = playerTag(app.keys, draw.proof_id, member as Id<'member'>);
    tags.set(member, tag);
    return tag;
  };
  const leaves: (FlatObject & { readonly seq: number })[] = [
    ...tickets.map((row) =>
      ticketLeaf(readTicket(row), draw.issue, tagOf(row.member_id), shared.get(row.member_id)),
    ),
    ...cancels.map(({ seq, cancels: cancelled, member_id, nonce }) =>
      cancelLeaf(
        { seq, player: tagOf(member_id), cancels: cancelled, nonce: nonce.toString('hex') },
        draw.issue,
      ),
    ),
    ...entries.map((entry) => entryLeaf({ ...entry, player: tagOf(entry.member_id) }, draw.issue)),
  ];
  return leaves.sort((a, b) => a.seq - b.seq);
}

function lineOf(log: readonly LogLine[], kind: LogLine['kind']): LogLine | undefined {
  return log.find((line) => line.kind === kind);
}
