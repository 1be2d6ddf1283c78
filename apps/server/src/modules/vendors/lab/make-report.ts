// The report of a run for the vendor: everything that was asked, answered and expected.
import type { Language } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { readCases, showRun } from './read-run.ts';
import { readDetails, type CaseDetails } from './read-details.ts';
import { listDetails } from './store/cases.ts';
import { type RunRow } from './store/runs.ts';
import { LAB_TEXTS } from './texts/index.ts';

export interface ReportedCase extends CaseDetails {
  readonly number: number;
  readonly id: string;
  readonly group: string;
  readonly groupName: string;
  readonly proves: string;
  readonly isRequired: boolean;
  readonly verdict: 'PASS' | 'FAIL' | 'SKIP' | 'BROKEN' | null;
  /** The verdict in the language of the report. */
  readonly verdictName: string;
  readonly skipped: string | null;
  readonly ms: number | null;
}

export interface Report {
  readonly title: string;
  readonly language: Language;
  readonly vendor: string;
  readonly merchant: string;
  readonly run: ReturnType<typeof showRun>;
  readonly sideName: string;
  readonly stateName: string;
  /** Whether every required case has passed or does not apply. */
  readonly isConformant: boolean;
  readonly cases: readonly ReportedCase[];
}

export async function makeReport(
  sql: Sql,
  merchant: Merchant,
  { run, language }: { readonly run: RunRow; readonly language: Language },
): Promise<Report> {
  const texts = LAB_TEXTS[language];
  const cases = await readCases(sql, merchant.id, { run, language });
  const rows = await listDetails(sql, merchant.id, run.run_id);
  const details = new Map(rows.map((row) => [row.number, row]));
  const reported = cases.map((each): ReportedCase => {
    const row = details.get(each.number);
    const { isRunning: _running, before: _before, failedChecks: _failed, ...shown } = each;
    const { verdict } = each;
    return {
      ...shown,
      verdictName: verdict === null ? texts.report.waiting : texts.verdicts[verdict],
      ...(row === undefined ? { exchanges: [], checks: [] } : readDetails(row)),
    };
  });
  return {
    title: texts.report.title,
    language,
    vendor: run.vendor,
    merchant: merchant.code,
    run: showRun(run),
    sideName: texts.sides[run.side],
    stateName: texts.states[run.state],
    isConformant: reported.every(
      ({ isRequired, verdict }) => !isRequired || verdict === 'PASS' || verdict === 'SKIP',
    ),
    cases: reported,
  };
}
