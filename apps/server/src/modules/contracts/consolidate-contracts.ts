import { type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { CONTRACT_KINDS, contractStanding, type ContractStanding } from '@fairhouse/rules/agency';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { siteOf } from '../settings/index.ts';
import { consolidateFunds } from '../wallet/index.ts';
import { sumOutstandingByKind } from './debts/index.ts';
import { listStanding } from './offers/index.ts';
import { featureOf } from './terms/index.ts';

type Row = PlayerCalls['fundsConsolidated'];

/** agency.md 2.1, `consolidated` values. */
const NUMBERS: Readonly<Record<ContractStanding, number>> = {
  off: 0,
  none: 1,
  offered: 2,
  active: 3,
  termination_asked: 4,
};

/** The caller's money, and how it stands with contracts of each kind. */
export async function consolidateContracts(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, app, merchant, session } = call;
  const { settings } = await siteOf(app, merchant);
  const rows = await listStanding(sql, merchant.id, session.member);
  const debts = await sumOutstandingByKind(sql, merchant.id, session.member);
  const ofKind = (kind: (typeof CONTRACT_KINDS)[number]) =>
    rows.filter((row) => row.kind === kind).map(({ state }) => state);
  const standing = (kind: (typeof CONTRACT_KINDS)[number]) =>
    NUMBERS[contractStanding(settings.features[featureOf(kind)], ofKind(kind))];
  const contracts = CONTRACT_KINDS.map((kind) => ({
    kind,
    pendingFromMe: ofKind(kind).filter((state) => state === 'pending' || state === 'terminating')
      .length,
    outstandingAmount: amount(debts.find((row) => row.kind === kind)?.outstanding ?? 0n),
  }));
  return ok({
    ...(await consolidateFunds(call)),
    divtypereq: standing('dividend'),
    dailysalreqtype: standing('daily_salary'),
    contracthoursalreq: standing('hour_salary'),
    realtimesalreqtype: standing('realtime_salary'),
    contracts,
  });
}
