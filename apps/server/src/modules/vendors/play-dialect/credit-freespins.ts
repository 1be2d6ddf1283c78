// What free rounds of the second dialect won: one free win for each issue, when it is played.
import { AMOUNT_MAX, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { formatVendorUser } from '../records/index.ts';
import { creditIssue, findIssue, readMainBalance } from '../transactions/index.ts';
import {
  idOf,
  minorAmount,
  played,
  PLAYER_UNKNOWN,
  readSigned,
  refuse,
  refuseAddress,
  refused,
  text,
  unitsOf,
  type RawAnswer,
  type RawRequest,
  type Signer,
} from './dialect.ts';

const freespinsRequest = z.object({
  issue_id: text(128),
  status: text(32),
  total_amount: minorAmount,
  /** Neither is needed: the grant knows them, and another one is refused. */
  user_id: text(80).optional(),
  currency: text(8).optional(),
});
type Freespins = z.output<typeof freespinsRequest>;

/** The status of an issue whose rounds are all played. */
const PLAYED = 'played';
const UNKNOWN_ISSUE = 'unknown issue';

/** Answers a report of an issue; only one that says it is played moves money, once. */
export function creditFreespins(app: AppContext, request: RawRequest): Promise<RawAnswer> {
  return readSigned(app, request, freespinsRequest, async (signers, body) => {
    const found = await findOf(app, signers, body);
    if (found === undefined) return refused(155, UNKNOWN_ISSUE);
    const foreign = refuseAddress(found, request.address);
    if (foreign !== undefined) return foreign;
    const { merchant, member } = found;
    if (body.currency !== undefined && body.currency !== merchant.currency) {
      return refused(154, 'currency');
    }
    const user = formatVendorUser(merchant.code, member);
    if (body.user_id !== undefined && body.user_id !== user) {
      return refused(101, PLAYER_UNKNOWN);
    }
    const units = BigInt(body.total_amount) * unitsOf(merchant.currency);
    if (units > AMOUNT_MAX) return { status: 400, body: { code: 400, message: 'amount' } };
    if (body.status !== PLAYED) {
      const balance = await readMainBalance(app, found);
      return { status: 200, body: played(found, undefined, balance, []) };
    }
    const now = app.clock.now();
    const answer = await creditIssue(app, found, {
      // The id of the issue is that of the win: it can be rolled back by it as well.
      transaction: idOf(found.vendor.code, found.reward),
      amount: units as Amount,
      supplier: body.issue_id,
      address: request.address,
      now,
    });
    if (answer.status !== 'RS_OK') return refuse(app, found, answer.status);
    const processed_at = new Date(now).toISOString();
    const booked = { action_id: body.issue_id, tx_id: answer.entry ?? '', processed_at };
    return { status: 200, body: played(found, undefined, answer.balance ?? 0n, [booked]) };
  });
}

/** The grant at one of the merchants whose vendor signed; each gives its ids itself. */
async function findOf(app: AppContext, signers: readonly Signer[], { issue_id: issue }: Freespins) {
  const reward = z.uuid().safeParse(issue);
  if (!reward.success) return undefined;
  for (const signer of signers) {
    const found = await findIssue(app, signer, reward.data.toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}
