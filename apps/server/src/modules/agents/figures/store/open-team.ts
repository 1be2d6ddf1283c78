// The statement that gives a member who became an agent the figures of its own team so far.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { FLOW, PLAY } from './columns.ts';

// The row of the counted ledger is locked by every count, so that none runs at the same time.
const LOCK = `
  -- every merchant: one count for all of them
  select upto from agents.counted_flow for update`;

const OPEN_DAYS = `
  insert into agents.team_day (merchant_id, agent_id, day, category, ${PLAY})
  select merchant_id, member_id, day, category, ${PLAY} from agents.member_day
  where merchant_id = $1 and member_id = $2
  on conflict do nothing`;

const OPEN_FLOW = `
  insert into agents.team_flow_day (merchant_id, agent_id, day, first_deposits, ${FLOW})
  select merchant_id, member_id, day, first_deposit::int, ${FLOW} from agents.member_flow_day
  where merchant_id = $1 and member_id = $2
  on conflict do nothing`;

/**
 * Opens the team of a member in the transaction that makes it an agent: a team is its agent and
 * everyone below, so it begins with what the member did.
 */
export async function openTeam(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(LOCK);
  await sql.query(OPEN_DAYS, [merchant, member]);
  await sql.query(OPEN_FLOW, [merchant, member]);
}

const AWAIT = `
  -- every merchant: one count for all of them
  select upto from agents.counted_flow for share`;

/** Waits until no team is being opened, and keeps others from it until the transaction ends. */
export async function awaitTeams(sql: Sql): Promise<void> {
  await sql.query(AWAIT);
}
