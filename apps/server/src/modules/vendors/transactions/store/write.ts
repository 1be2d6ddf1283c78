// The rows that a batch of vendors' movements adds. Its rounds are locked.
import type { Statement } from '@fairhouse/ledger';
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { MoveRow } from '../move-row.ts';

const INSERT = nameParameters(`
  insert into vendors.transaction
    (merchant_id, vendor, transaction_id, kind, state, member_id, round_id, game_code, amount, free,
     promo, reference_id, content_hash, status, balance, entry_id, source, reward_id, turnover,
     supplier_id, promo_reference, jackpot, at)
  select $merchant, t.vendor, t.id, t.kind, 'BOOKED', t.member, t.round, t.game, t.amount, t.free,
    t.promo, t.reference, t.hash, 'RS_OK', t.balance, t.entry, t.source, t.reward, t.turnover,
    t.supplier, t.promotion, t.jackpot, to_timestamp(t.at / 1000.0)
  from unnest($vendors::text[], $ids::uuid[], $kinds::text[], $members::uuid[], $rounds::text[],
    $games::text[], $amounts::bigint[], $frees::boolean[], $promos::boolean[],
    $references::uuid[], $hashes::bytea[], $balances::bigint[], $entries::uuid[],
    $sources::text[], $rewards::uuid[], $turnovers::bigint[], $suppliers::text[],
    $promotions::text[], $jackpots::bigint[], $ats::bigint[])
    as t (vendor, id, kind, member, round, game, amount, free, promo, reference, hash, balance,
      entry, source, reward, turnover, supplier, promotion, jackpot, at)`);

/** Writes admitted transactions; one whose id was taken since fails its batch. */
export function insertTransactions(merchant: MerchantId, rows: readonly MoveRow[]): Statement {
  return {
    name: 'vendors-insert-transactions',
    text: INSERT.text,
    values: valuesOf(INSERT, {
      merchant,
      vendors: rows.map((row) => row.vendor),
      ids: rows.map((row) => row.transaction),
      kinds: rows.map((row) => row.kind),
      members: rows.map((row) => row.member),
      rounds: rows.map((row) => row.round),
      games: rows.map((row) => row.gameCode),
      amounts: rows.map((row) => (row.kind === 'ROLLBACK' ? 0n : row.amount)),
      frees: rows.map((row) => row.free),
      promos: rows.map((row) => row.promo),
      references: rows.map((row) => row.reference),
      hashes: rows.map((row) => row.contentHash),
      balances: rows.map((row) => row.balance),
      entries: rows.map((row) => row.entry),
      sources: rows.map((row) => row.source),
      rewards: rows.map((row) => row.reward),
      turnovers: rows.map((row) => row.turnover),
      suppliers: rows.map((row) => row.supplier),
      promotions: rows.map((row) => row.promotion),
      jackpots: rows.map((row) => row.jackpot),
      ats: rows.map((row) => row.at),
    }) as Statement['values'],
  };
}

/** What a batch changes in a round. */
export interface RoundChange {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
  readonly node: bigint | undefined;
  readonly trial: boolean;
  readonly bets: number;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly freeStake: bigint;
  readonly promoPaid: bigint;
  readonly turnover: bigint | undefined;
  readonly closes: boolean;
  readonly late: boolean;
  readonly at: number;
}

const UPSERT_ROUNDS = nameParameters(`
  insert into vendors.round as r
    (merchant_id, vendor, member_id, round_id, node_id, state, trial, bets, staked, paid,
     free_stake, promo_paid, turnover, late, first_at, last_at, due)
  select $merchant, c.vendor, c.member, c.round, c.node,
    case when c.closes then 'CLOSED' else 'OPEN' end, c.trial, c.bets, c.staked, c.paid,
    c.free_stake, c.promo_paid, c.turnover, c.late, to_timestamp(c.at / 1000.0),
    to_timestamp(c.at / 1000.0), c.closes
  from unnest($vendors::text[], $members::uuid[], $rounds::text[], $nodes::bigint[],
    $trials::boolean[], $bets::integer[], $stakes::bigint[], $pays::bigint[],
    $freeStakes::bigint[], $promoPays::bigint[], $turnovers::bigint[], $closes::boolean[],
    $lates::boolean[], $ats::bigint[])
    as c (vendor, member, round, node, trial, bets, staked, paid, free_stake, promo_paid, turnover,
      closes, late, at)
  on conflict (merchant_id, vendor, member_id, round_id) do update set
    node_id = coalesce(r.node_id, excluded.node_id),
    state = case when r.state = 'OPEN' then excluded.state
      when r.state = 'ROLLED_BACK' and excluded.bets > 0 then excluded.state
      else r.state end,
    bets = r.bets + excluded.bets,
    staked = r.staked + excluded.staked,
    paid = r.paid + excluded.paid,
    free_stake = r.free_stake + excluded.free_stake,
    promo_paid = r.promo_paid + excluded.promo_paid,
    turnover = case when excluded.turnover is null then r.turnover
      else coalesce(r.turnover, 0) + excluded.turnover end,
    late = r.late or excluded.late,
    last_at = greatest(r.last_at, excluded.last_at),
    due = r.due or excluded.due or r.state <> 'OPEN'`);

export function upsertRounds(merchant: MerchantId, changes: readonly RoundChange[]): Statement {
  return {
    name: 'vendors-upsert-rounds',
    text: UPSERT_ROUNDS.text,
    values: valuesOf(UPSERT_ROUNDS, {
      merchant,
      vendors: changes.map((each) => each.vendor),
      members: changes.map((each) => each.member),
      rounds: changes.map((each) => each.round),
      nodes: changes.map((each) => each.node),
      trials: changes.map((each) => each.trial),
      bets: changes.map((each) => each.bets),
      stakes: changes.map((each) => each.staked),
      pays: changes.map((each) => each.paid),
      freeStakes: changes.map((each) => each.freeStake),
      promoPays: changes.map((each) => each.promoPaid),
      turnovers: changes.map((each) => each.turnover),
      closes: changes.map((each) => each.closes),
      lates: changes.map((each) => each.late),
      ats: changes.map((each) => each.at),
    }) as Statement['values'],
  };
}

/** A round of which a batch takes a bet back. */
export interface RoundReturn {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
  readonly refunded: bigint;
  readonly closes: boolean;
  readonly at: number;
}

// As the rollback of a bet without wins in a transaction of its own; a round is in it once.
const RETURN_BETS = nameParameters(`
  update vendors.round r set bets = r.bets - 1, refunded = r.refunded + c.refunded,
    state = case when r.state in ('VOID', 'CLOSED') and r.bets > 1 then r.state
      when r.bets <= 1 then 'ROLLED_BACK'
      when c.closes and r.state = 'OPEN' then 'CLOSED' else r.state end,
    last_at = greatest(r.last_at, to_timestamp(c.at / 1000.0)),
    due = r.due or r.state <> 'OPEN' or c.closes or r.bets <= 1
  from unnest($vendors::text[], $members::uuid[], $rounds::text[], $refunds::bigint[],
    $closes::boolean[], $ats::bigint[]) as c (vendor, member, round, refunded, closes, at)
  where r.merchant_id = $merchant and r.vendor = c.vendor collate "C" and r.member_id = c.member
    and r.round_id = c.round collate "C"`);

export function returnBets(merchant: MerchantId, returns: readonly RoundReturn[]): Statement {
  return {
    name: 'vendors-return-bets',
    text: RETURN_BETS.text,
    values: valuesOf(RETURN_BETS, {
      merchant,
      vendors: returns.map((each) => each.vendor),
      members: returns.map((each) => each.member),
      rounds: returns.map((each) => each.round),
      refunds: returns.map((each) => each.refunded),
      closes: returns.map((each) => each.closes),
      ats: returns.map((each) => each.at),
    }) as Statement['values'],
  };
}

const REVERSE_BETS = nameParameters(`
  update vendors.transaction t set reversed_by = c.by
  from unnest($vendors::text[], $ids::uuid[], $bys::uuid[]) as c (vendor, id, by)
  where t.merchant_id = $merchant and t.vendor = c.vendor collate "C" and t.transaction_id = c.id`);

/** Marks the bets of rollbacks as reversed. */
export function reverseBets(merchant: MerchantId, rows: readonly MoveRow[]): Statement {
  return {
    name: 'vendors-reverse-bets',
    text: REVERSE_BETS.text,
    values: valuesOf(REVERSE_BETS, {
      merchant,
      vendors: rows.map((row) => row.vendor),
      ids: rows.map((row) => row.reference),
      bys: rows.map((row) => row.transaction),
    }) as Statement['values'],
  };
}
