// What must hold of the studio's rounds and the house's wallet after play with kills, read from the
// databases of both.
import { amount } from '@fairhouse/values';
import pg from 'pg';
import type { Breach } from '../check-evening.ts';

/** A round as the studio has it; amounts are the ledger's units. */
interface StudioRound {
  id: string;
  state: string;
  stake: bigint;
  payout: bigint | null;
  jackpots: readonly { readonly level: string; readonly paid?: string | null }[] | null;
}

/** What stands of a round in the house. */
interface HouseRound {
  round_id: string;
  bets: bigint;
  stake: bigint;
  won: bigint;
  pots: bigint;
}

const ROUNDS = `
  select id::text, state, stake, payout, jackpots from studio.round
  where session_hash in (select token_hash from studio.session where kind = 'REAL')`;

/** A bet in a round that others share. */
interface SharedBet {
  id: string;
  state: string;
  phase: string;
  stake: bigint;
  payout: bigint | null;
  cash_out: number | null;
  point: number | null;
}

const SHARED = `
  select b.round_id::text as id, r.state, t.phase, r.stake, r.payout, b.cash_out, t.point
  from studio.table_bet b
  join studio.round r on r.id = b.round_id
  join studio.table_round t on t.draw_id = b.draw_id
  where t.table_code = 'crash'`;

const STANDING = `
  select round_id,
    count(*) filter (where kind = 'BET') as bets,
    coalesce(sum(amount) filter (where kind = 'BET'), 0)::bigint as stake,
    coalesce(sum(amount)
      filter (where kind = 'WIN' and source is distinct from 'JACKPOT'), 0)::bigint as won,
    coalesce(sum(amount) filter (where source = 'JACKPOT'), 0)::bigint as pots
  from vendors.transaction
  where vendor = 'FAIRHOUSE' and state = 'BOOKED' and reversed_by is null
    and kind in ('BET', 'WIN') group by round_id`;

const POTS = `
  select
    (select coalesce(sum(jackpot), 0) from vendors.transaction
      where vendor = 'FAIRHOUSE' and kind = 'BET' and state = 'BOOKED' and reversed_by is null)
    - (select coalesce(sum(amount), 0) from vendors.house_jackpot_win where returned_at is null)
      as wanted,
    (select coalesce(sum(case when a.account_id = m.credit_id then m.amount else -m.amount end), 0)
      from ledger.account a
      join ledger.movement m on m.merchant_id = a.merchant_id
        and a.account_id in (m.debit_id, m.credit_id) and m.refused is null
      where a.address like 'house:jackpot:%') as held,
    exists (select from vendors.transaction
      where vendor = 'FAIRHOUSE' and jackpot is not null and reversed_by is not null)
      as has_reversed`;

export interface CheckedRounds {
  readonly breaches: readonly Breach[];
  /** Rounds by their state. */
  readonly states: ReadonlyMap<string, number>;
  readonly jackpots: number;
  /** Bets of shared rounds by what became of them. */
  readonly shared: Readonly<Record<'won' | 'lost' | 'refunded', number>>;
}

/** Compares every round of both sides. */
export async function checkRounds(house: string, studio: string): Promise<CheckedRounds> {
  const rounds = await query<StudioRound>(studio, ROUNDS);
  const standing = new Map(
    (await query<HouseRound>(house, STANDING)).map((row) => [row.round_id, row]),
  );
  const breaches: Breach[] = [];
  const states = new Map<string, number>();
  let jackpots = 0;
  for (const round of rounds) {
    states.set(round.state, (states.get(round.state) ?? 0) + 1);
    const there = standing.get(round.id);
    standing.delete(round.id);
    const paid = (round.jackpots ?? []).flatMap(({ paid: units }) => (units ? [units] : []));
    jackpots += paid.length;
    const isSettled = round.state === 'SETTLED';
    const wanted = {
      bets: isSettled ? 1n : 0n,
      stake: isSettled ? round.stake : 0n,
      won: isSettled ? (round.payout ?? 0n) : 0n,
      pots: isSettled ? paid.reduce((sum, units) => sum + unitsOf(units), 0n) : 0n,
    };
    const { bets = 0n, stake = 0n, won = 0n, pots = 0n } = there ?? {};
    const found = { bets, stake, won, pots };
    for (const [name, value] of Object.entries(wanted)) {
      const has = found[name as keyof typeof found];
      if (has !== value) {
        const detail = `${round.state} ${round.id}: ${name} ${has}, the studio has ${value}`;
        breaches.push({ invariant: 'rounds', detail });
      }
    }
    if (!['SETTLED', 'REFUNDED', 'REFUSED'].includes(round.state)) {
      breaches.push({ invariant: 'ended', detail: `${round.id} is ${round.state}` });
    }
  }
  for (const { round_id: id, stake } of standing.values()) {
    breaches.push({ invariant: 'rounds', detail: `${id} took ${stake}; no studio knows it` });
  }
  const bets = await query<SharedBet>(studio, SHARED);
  breaches.push(...bets.flatMap(breachOfShared), ...(await checkPots(house)));
  const isRefunded = ({ phase }: SharedBet) => phase === 'VOID';
  const played = bets.filter((bet) => !isRefunded(bet));
  const won = played.filter(({ cash_out: cashOut }) => cashOut !== null).length;
  const refunded = bets.length - played.length;
  return { breaches, states, jackpots, shared: { won, lost: played.length - won, refunded } };
}

/** A bet is paid what it left with before the crash, and nothing else; a void one is given back. */
function breachOfShared(bet: SharedBet): Breach[] {
  const { id, state, phase, stake, payout, cash_out: cashOut, point } = bet;
  const isVoid = phase === 'VOID';
  const wanted = cashOut === null ? 0n : (stake * BigInt(cashOut)) / 100n;
  const isRight = isVoid
    ? state === 'REFUNDED'
    : phase === 'CRASHED' && state === 'SETTLED' && (payout ?? 0n) === wanted;
  if (isRight && (isVoid || (cashOut ?? 0) <= (point ?? 0))) return [];
  const detail = `${id} is ${state} with ${payout} for ${cashOut} of ${stake}, ${phase} at ${point}`;
  return [{ invariant: 'crash', detail }];
}

/**
 * The pots hold what was staked into them less what was won; more where a rolled-back stake's share
 * had been won before.
 */
async function checkPots(house: string): Promise<Breach[]> {
  const [pots] = await query<{ wanted: string; held: string; has_reversed: boolean }>(house, POTS);
  const more = BigInt(pots?.held ?? -1) - BigInt(pots?.wanted ?? 0);
  if (more === 0n || (more > 0n && pots?.has_reversed === true)) return [];
  return [{ invariant: 'pots', detail: JSON.stringify(pots) }];
}

/** A decimal with four places in the ledger's units. */
function unitsOf(decimal: string): bigint {
  return amount(BigInt(decimal.replace('.', '')));
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === 20 ? BigInt : pg.types.getTypeParser(type, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}
