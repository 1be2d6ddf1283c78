// Writes vendors' transactions in the ledger batch that moves their money, so that neither exists
// without the other. What can change until then is checked here, under the locks of the rounds
// (games.md 3.4, steps 4 and 9 to 15).
import type {
  BalanceAfter,
  BatchAttempt,
  BatchParticipant,
  ParticipantBatch,
  SqlClient,
  Statement,
} from '@fairhouse/ledger';
import { instant, type MerchantId } from '@fairhouse/values';
import { openBatchLimits, type WatchedMembers } from '../../protection/index.ts';
import { listDebtorsAmong, putBonusRollover } from '../../wallet/index.ts';
import { refusalOf, roundKey, type BetFacts } from './bet-refusal.ts';
import { canHaveWon, countFreeRound, needsBet, type GrantCounts } from './count-free-round.ts';
import type { MoveRefusal, MoveRow } from './move-row.ts';
import { changeGrants, lockGrants } from './store/grants.ts';
import {
  listKnown,
  listOpenVendors,
  listPlayers,
  listReferences,
  listRestrictedGames,
  listSessionStates,
  listWonBets,
  lockRounds,
  type KnownRow,
  type RoundState,
} from './store/batch.ts';
import {
  insertTransactions,
  returnBets,
  reverseBets,
  upsertRounds,
  type RoundChange,
  type RoundReturn,
} from './store/write.ts';

/** What a batch knows of one merchant. */
interface Opened extends BetFacts, GrantCounts {
  readonly grants: GrantCounts['grants'];
  readonly known: ReadonlyMap<string, KnownRow>;
  readonly rounds: Map<string, RoundState>;
  /** Bets that wins and rollbacks refer to and that stand, with the member whose bet it is. */
  readonly standing: Map<string, string>;
  /** Bets that rollbacks refer to and that have won. */
  readonly won: Set<string>;
  readonly debtors: ReadonlySet<string>;
  readonly changes: Map<string, RoundChange>;
  readonly returns: Map<string, RoundReturn>;
}

/** A batch of movements, also of one in a transaction of its own. */
export interface MoveBatch extends ParticipantBatch<MoveRow> {
  withhold(row: MoveRow): MoveRefusal | undefined;
  admit(row: MoveRow, balances: readonly BalanceAfter[]): MoveRefusal | undefined;
}

/** The ledger's batch participant named `vendors`. */
export function moveParticipant(): BatchParticipant<MoveRow> {
  const watched: WatchedMembers = new Map();
  return {
    open: (client, rows, attempt) => openMoves(client, rows, { watched, attempt }),
    clearCache: () => watched.clear(),
  };
}

export interface MoveOptions {
  readonly watched: WatchedMembers;
  readonly attempt?: BatchAttempt | undefined;
}

/** Locks and reads what decides about these movements. */
export async function openMoves(
  client: SqlClient,
  rows: readonly MoveRow[],
  options: MoveOptions,
): Promise<MoveBatch> {
  const merchants = [...new Set(rows.map(({ merchant }) => merchant))].sort((a, b) => a - b);
  const opened = new Map<MerchantId, Opened>();
  for (const merchant of merchants) {
    const own = rows.filter((row) => row.merchant === merchant);
    opened.set(merchant, await openMerchant(client, merchant, own, options));
  }
  for (const row of rows) {
    const merchant = openedOf(opened, row);
    row.known = merchant.known.get(nameOf(row.vendor, row.transaction));
    row.refusal = refusalOf(merchant, row);
    row.balance = undefined;
  }
  return {
    withhold: (row) => withheldFor(openedOf(opened, row), row),
    admit: (row, balances) => {
      const merchant = openedOf(opened, row);
      const refusal = refusalOf(merchant, row);
      if (refusal !== undefined) return refusal;
      row.balance = balances[0]?.balance;
      applyMove(merchant, row);
      return undefined;
    },
    keepsAttached: (row) => row.attached.length > 0,
    write: (admitted) =>
      [...opened].flatMap(([merchant, known]) => {
        const own = admitted.filter((row) => row.merchant === merchant);
        return own.length === 0 ? [] : writeMerchant(merchant, known, own);
      }),
  };
}

function writeMerchant(
  merchant: MerchantId,
  { changes, returns, limits, grantChanges, rollovers }: Opened,
  rows: readonly MoveRow[],
): readonly Statement[] {
  const rollbacks = rows.filter(({ kind }) => kind === 'ROLLBACK');
  return [
    insertTransactions(merchant, rows),
    ...(changes.size === 0 ? [] : [upsertRounds(merchant, [...changes.values()])]),
    ...(rollbacks.length === 0
      ? []
      : [reverseBets(merchant, rollbacks), returnBets(merchant, [...returns.values()])]),
    ...(grantChanges.size === 0 ? [] : [changeGrants(merchant, [...grantChanges.values()])]),
    ...(rollovers.length === 0 ? [] : [putBonusRollover(merchant, rollovers)]),
    ...limits.statements(),
  ];
}

const NOTHING: Promise<never[]> = Promise.resolve([]);

async function openMerchant(
  client: SqlClient,
  merchant: MerchantId,
  rows: readonly MoveRow[],
  { watched, attempt }: MoveOptions,
): Promise<Opened> {
  const [first] = rows as readonly [MoveRow, ...MoveRow[]];
  const bets = rows.filter(({ kind }) => kind === 'BET');
  const references = referencesOf(rows);
  const returned = referencesOf(rows.filter(({ kind }) => kind === 'ROLLBACK'));
  const hashes = bets.flatMap(({ tokenHash }) => tokenHash ?? []);
  const members = [...new Set(bets.map(({ member }) => member))];
  const vendors = [...new Set(bets.map(({ vendor }) => vendor))];
  const nodes = [...new Set(bets.flatMap(({ node }) => node ?? []))];
  const paid = rows.filter(({ kind, trial, entry }) => kind !== 'BET' && !trial && entry);
  const rewards = [...new Set(rows.flatMap(({ reward }) => reward ?? []))];
  const creditors = [...new Set(paid.map(({ member }) => member))];
  // The statements are sent together; those after the locks are executed when they are held.
  const asked = [
    lockRounds(client, merchant, rows, references),
    rewards.length === 0 ? NOTHING : lockGrants(client, merchant, rewards),
    listKnown(client, merchant, rows),
    references.length === 0 ? NOTHING : listReferences(client, merchant, references),
    returned.length === 0 ? NOTHING : listWonBets(client, merchant, returned),
    bets.length === 0 ? NOTHING : listPlayers(client, merchant, members),
    hashes.length === 0 ? NOTHING : listSessionStates(client, merchant, hashes),
    bets.length === 0 ? NOTHING : listOpenVendors(client, merchant, vendors),
    nodes.length === 0 ? NOTHING : listRestrictedGames(client, merchant, nodes),
    creditors.length === 0 ? NOTHING : listDebtorsAmong(client, first.calendar, creditors),
  ] as const;
  await Promise.allSettled(asked);
  const [locked, grants, known, referenced, won, players, sessions, openVendors, games, debtors] =
    await Promise.all(asked);
  const now = instant(Math.max(...rows.map(({ at }) => at)));
  const limits = await openBatchLimits(client, watched, {
    merchant,
    calendar: first.calendar,
    now,
    attempt,
    members: rows.filter(({ trial }) => !trial).map(({ member }) => member),
  });
  return {
    known: new Map(known.map((row) => [nameOf(row.vendor, row.transaction_id), row])),
    rounds: new Map(
      locked.map((row) => [roundKey(row.vendor, row.member_id, row.round_id), row.state]),
    ),
    grants: new Map(grants.map((row) => [row.reward_id, row])),
    grantChanges: new Map(),
    rollovers: [],
    standing: new Map(
      referenced.flatMap((row) =>
        row.is_standing ? [[nameOf(row.vendor, row.transaction_id), row.member_id]] : [],
      ),
    ),
    won: new Set(won.map((row) => nameOf(row.vendor, row.transaction_id))),
    players: new Map(players.map((row) => [row.member_id, row])),
    endedSessions: new Set(
      sessions.flatMap(({ token_hash, ended }) => (ended ? [token_hash.toString('base64')] : [])),
    ),
    openVendors: new Set(openVendors.map(({ code }) => code)),
    restrictedGames: new Map(games.map((row) => [row.node_id, row])),
    debtors: new Set(debtors),
    limits,
    changes: new Map(),
    returns: new Map(),
    now,
  };
}

const referencesOf = (rows: readonly MoveRow[]) =>
  rows.flatMap(({ vendor, reference }) =>
    reference === undefined ? [] : [{ vendor, transaction: reference }],
  );

function openedOf(opened: ReadonlyMap<MerchantId, Opened>, { merchant }: MoveRow): Opened {
  return opened.get(merchant) as Opened;
}

/** Why a movement is left to its caller, with nothing stored of it. */
function withheldFor(opened: Opened, row: MoveRow): MoveRefusal | undefined {
  const { known } = row;
  if (known !== undefined) return known.kind === 'TOMBSTONE' ? 'vendor_tombstone' : 'vendor_known';
  const key = roundKey(row.vendor, row.member, row.round);
  // One statement changes a round, and another takes bets out of it: their order must not matter.
  if (opened.returns.has(key)) return 'vendor_alone';
  if (row.kind === 'BET') return undefined;
  const name = nameOf(row.vendor, row.reference ?? '');
  const isStanding = opened.standing.get(name) === row.member;
  if (row.kind === 'WIN' && needsBet(row) && !isStanding) return 'vendor_reference';
  if (row.source === 'JACKPOT' && opened.rounds.get(key) !== 'OPEN') return 'vendor_reference';
  if (!canHaveWon(opened, row)) return 'vendor_reference';
  if (row.entry !== undefined && opened.debtors.has(row.member)) return 'vendor_alone';
  if (row.kind === 'WIN') return undefined;
  const isPlain = isStanding && !opened.won.has(name) && !opened.changes.has(key);
  return isPlain ? undefined : 'vendor_alone';
}

function applyMove(opened: Opened, row: MoveRow): void {
  if (row.kind === 'ROLLBACK') {
    applyRollback(opened, row);
    return;
  }
  const { rounds, limits, changes, won } = opened;
  const key = roundKey(row.vendor, row.member, row.round);
  const state = rounds.get(key);
  // Only the first stake of a round contributes, be it too small to be divided.
  if (row.kind === 'BET' && (state !== undefined || changes.has(key))) {
    row.jackpot = undefined;
    row.attached = [];
  }
  if (row.closes && (state === undefined || state === 'OPEN')) rounds.set(key, 'CLOSED');
  changes.set(key, addChange(changes.get(key), row, state));
  if (row.kind === 'WIN' && row.reference) won.add(nameOf(row.vendor, row.reference));
  countFreeRound(opened, row);
  const moves = row.free && row.kind === 'BET' ? 0n : row.amount;
  if (row.trial || moves === 0n) return;
  if (row.kind === 'BET') limits.note(row.member, moves);
  else limits.noteReturn(row.member, moves);
}

function applyRollback({ standing, returns, limits }: Opened, row: MoveRow): void {
  const { vendor, member, round, amount: refunded, closes, at, placedAt } = row;
  standing.delete(nameOf(vendor, row.reference ?? ''));
  returns.set(roundKey(vendor, member, round), { vendor, member, round, refunded, closes, at });
  if (!row.trial) limits.note(member, -refunded, placedAt);
}

function addChange(
  before: RoundChange | undefined,
  row: MoveRow,
  state: RoundState | undefined,
): RoundChange {
  const isBet = row.kind === 'BET';
  return {
    vendor: row.vendor,
    member: row.member,
    round: row.round,
    trial: row.trial,
    node: before?.node ?? row.node,
    bets: (before?.bets ?? 0) + (isBet ? 1 : 0),
    staked: (before?.staked ?? 0n) + (isBet && !row.free ? row.amount : 0n),
    paid: (before?.paid ?? 0n) + (isBet ? 0n : row.amount),
    freeStake: (before?.freeStake ?? 0n) + (isBet && row.free ? row.amount : 0n),
    promoPaid: (before?.promoPaid ?? 0n) + (!isBet && row.promo ? row.amount : 0n),
    turnover:
      row.turnover === undefined ? before?.turnover : (before?.turnover ?? 0n) + row.turnover,
    closes: (before?.closes ?? false) || row.closes,
    late: (before?.late ?? false) || (!isBet && state === 'CLOSED'),
    at: row.at,
  };
}

const nameOf = (vendor: string, transaction: string): string => `${vendor}/${transaction}`;
