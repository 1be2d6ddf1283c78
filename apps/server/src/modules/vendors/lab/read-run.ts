// A run with its cases in a language, for the console and for reports.
import { instant, type Language, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { findCase } from './cases/index.ts';
import { LAB_TEXTS, textIn } from './texts/index.ts';
import { listCases, type CaseRow } from './store/cases.ts';
import { findRun, findRunBefore, type RunRow } from './store/runs.ts';

/** The run of a vendor; undefined where the vendor has no such run. */
export async function findOwnRun(
  sql: Sql,
  merchant: MerchantId,
  { code, run }: { readonly code: string; readonly run: string },
): Promise<RunRow | undefined> {
  const found = await findRun(sql, merchant, run);
  return found?.vendor === code ? found : undefined;
}

const instantOrNull = (at: Date | null) => (at === null ? null : instant(at.getTime()));

export function showRun(row: RunRow) {
  return {
    id: row.run_id as never,
    side: row.side,
    runner: row.runner,
    startedBy: row.started_by,
    state: row.state,
    startedAt: instant(row.started_at.getTime()),
    endedAt: instantOrNull(row.ended_at),
    cases: row.cases,
    passed: row.passed,
    failed: row.failed,
    skipped: row.skipped,
  };
}

/** The cases of a run, each with what it came to in the run before. */
export async function readCases(
  sql: Sql,
  merchant: MerchantId,
  { run, language }: { readonly run: RunRow; readonly language: Language },
) {
  const rows = await listCases(sql, merchant, run.run_id);
  const previous = await findRunBefore(sql, merchant, run.run_id);
  const earlier = previous === undefined ? [] : await listCases(sql, merchant, previous);
  const before = new Map(earlier.map((row) => [row.case_id, row.verdict]));
  const first = rows.find(({ verdict }) => verdict === null)?.number;
  return rows.map((row) => {
    const isRunning = run.state === 'RUNNING' && row.number === first && row.began_at !== null;
    return { ...showCase(row, language), isRunning, before: before.get(row.case_id) ?? null };
  });
}

function showCase(row: CaseRow, language: Language) {
  const texts = LAB_TEXTS[language];
  const definition = findCase(row.case_id);
  const { began_at: began, ended_at: ended, skip_reason: reason } = row;
  const group = definition?.group ?? '';
  return {
    number: row.number,
    id: row.case_id,
    group,
    groupName: textIn(texts.groups, group),
    proves: textIn(texts.cases, row.case_id),
    isRequired: definition?.isRequired ?? false,
    verdict: row.verdict,
    skipped: reason === null ? null : textIn(texts.skips, reason),
    failedChecks: row.failed_checks,
    ms: began === null || ended === null ? null : ended.getTime() - began.getTime(),
  };
}
