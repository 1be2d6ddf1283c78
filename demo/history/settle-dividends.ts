// The owners let the dividends of a period be paid that the house owes its top agents.
import { assert } from '@fairhouse/values';
import { openOwners, type HistoryConsole } from './open-owners.ts';

const REASON = 'The figures of the period were looked through.';
/** Runs that may still wait: later ones are on the first page. */
const NEWEST = 4;

/** Approves and pays the dividends that wait for the house; returns how many runs. */
export async function settleDividends(house: HistoryConsole): Promise<number> {
  const { maker, agree } = await openOwners(house);
  const runs = await maker.call('contractRuns', {
    kind: 'DIVIDEND',
    pageNo: 1,
    pageSize: NEWEST,
  });
  assert(runs.ok, 'the runs are listed');
  const waiting = runs.value.list.filter(({ byStatus }) =>
    byStatus.some(({ status }) => status === 'WAIT_APPROVAL'),
  );
  for (const { periodKey } of waiting.toReversed()) {
    const run = { kind: 'DIVIDEND' as const, periodKey };
    const asked = await maker.call('contractRunApprove', { ...run, reason: REASON });
    assert(asked.ok, 'the run is approved');
    await agree(asked.value.approvalId, REASON);
    const paid = await maker.call('contractRunPay', run);
    assert(paid.ok, 'the run is paid');
  }
  return waiting.length;
}
