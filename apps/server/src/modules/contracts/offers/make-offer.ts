// A new offer, of an agent to a direct downline or of the house to a top agent.
import {
  payerOf,
  stateOfOffer,
  type ContractTerms,
  type Termination,
} from '@fairhouse/rules/agency';
import { assert, ok, type Id, type Instant, type Language, type Result } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findMemberByName, type Member } from '../../members/index.ts';
import { lockKind, readKindSettings, termsToStore } from '../terms/index.ts';
import { refuseOffer } from './check-offer.ts';
import { effectOn, readLine, type Line } from './line-of-contracts.ts';
import { putOfferMessage } from './contract-messages.ts';
import {
  findContract,
  insertContract,
  listAgreed,
  listStanding,
  nextVersion,
  putEvent,
  type ContractRow,
} from './store/contracts.ts';

export interface OfferContext {
  readonly sql: Sql;
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly now: Instant;
  /** Of the one who asks. */
  readonly language: Language;
}

export interface OfferRequest {
  /** Undefined for the house. */
  readonly upline: Member | undefined;
  readonly username: string;
  readonly terms: ContractTerms;
  readonly note: string;
  readonly madeByName: string;
  /** Of the house: the operators who agreed. */
  readonly approvedBy?: string;
  /** The id of the request, so that a repetition is the same offer. */
  readonly id?: Id<'contract'>;
}

interface MadeOffer {
  readonly row: ContractRow;
  readonly line: Line;
  readonly terminated: readonly Termination<Id<'member'>>[];
  readonly needsApproval: boolean;
}

/**
 * Writes the offer, or answers why it may not be made. Two offers at once wait for each other at
 * the lock of the kind, and the second finds the first.
 */
export async function makeOffer(
  context: OfferContext,
  request: OfferRequest,
): Promise<Result<MadeOffer, NonNullable<ReturnType<typeof refuseOffer>>['problem']>> {
  const { sql, app, merchant, now, language } = context;
  const { upline, terms } = request;
  await lockKind(sql, merchant.id, terms.kind);
  const settings = await readKindSettings(context, terms.kind);
  const target = await findMemberByName(sql, merchant.id, request.username);
  const own = upline && (await findAgreed(context, upline.id, terms.kind));
  const standing = target === undefined ? [] : await listStanding(sql, merchant.id, target.id);
  const refused = refuseOffer({ settings, upline, target, own, standing, terms, language });
  if (refused !== undefined) return refused;
  assert(target !== undefined, 'an offer without a target is refused');
  const isByHouse = upline === undefined;
  const asked = stateOfOffer({ isByHouse, tiers: terms.tiers }, settings.approvalRate);
  // Two operators have approved the house's own offers before they are written.
  const state = isByHouse ? 'pending' : asked;
  const id = request.id ?? app.newId<'contract'>();
  await insertContract(sql, merchant.id, {
    id,
    kind: terms.kind,
    version: await nextVersion(sql, merchant.id, {
      agent: target.id,
      kind: terms.kind,
      upline: upline?.id,
    }),
    upline: upline?.id,
    agent: target.id,
    payer: payerOf(terms.kind, target.path.length + 1, settings.pay),
    period: terms.period,
    terms: termsToStore(terms),
    note: request.note,
    state,
    now: new Date(now),
    expiresAt: new Date(now + settings.offerMs),
    madeBy: isByHouse ? 'admin' : 'agent',
    madeByName: request.madeByName,
    approvedBy: request.approvedBy,
  });
  const actor = isByHouse ? 'admin' : 'upline';
  const event = { id, act: 'offer', state, actor, name: request.madeByName } as const;
  await putEvent(sql, merchant.id, { ...event, reason: request.note, now: new Date(now) });
  const row = await findContract(sql, merchant.id, id);
  assert(row !== undefined, 'an offer was written');
  if (state === 'pending') await putOfferMessage(context, row, 'offered');
  const line = await readLine(context, row);
  const effect = effectOn(line, row.agent_id, terms, settings.rules);
  return ok({ row, line, terminated: effect.terminated, needsApproval: state !== 'pending' });
}

/** The agreed contract of a kind of an agent. */
export async function findAgreed(
  { sql, merchant }: { readonly sql: Sql; readonly merchant: Pick<Merchant, 'id'> },
  agent: Id<'member'>,
  kind: ContractTerms['kind'],
): Promise<ContractRow | undefined> {
  return (await listAgreed(sql, merchant.id, [agent], kind))[0];
}
