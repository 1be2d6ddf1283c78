import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import type { RunningCase } from './cases/index.ts';
import { showExchanges } from './show-exchanges.ts';
import { endCase, type EndedCase } from './store/cases.ts';

export interface Verdict {
  readonly run: string;
  readonly number: number;
  /** Undefined for a case that could not be gone through. */
  readonly running: RunningCase | undefined;
  readonly now: number;
}

/** Writes what became of a case, with all that was asked and answered. */
export async function saveVerdict(
  app: AppContext,
  merchant: Merchant,
  { run, number, running, now }: Verdict,
): Promise<void> {
  const ended: EndedCase = {
    run,
    number,
    ...verdictOf(running),
    exchanges: showExchanges(running?.exchanges ?? []),
    checks: running?.checks ?? [],
    now,
  };
  await transaction(app.pool, async (sql) => {
    await endCase(sql, merchant.id, ended);
    return { commit: true, value: undefined };
  });
}

function verdictOf(running: RunningCase | undefined): Pick<EndedCase, 'verdict' | 'skipReason'> {
  const state = running?.state;
  if (state?.is === 'skipped') return { verdict: 'SKIP', skipReason: state.reason };
  if (state?.is === 'done') return { verdict: state.passed ? 'PASS' : 'FAIL', skipReason: null };
  return { verdict: 'BROKEN', skipReason: null };
}
