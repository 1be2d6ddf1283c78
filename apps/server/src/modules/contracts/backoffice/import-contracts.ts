// The import of contracts that were agreed elsewhere, in the back office.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { checkImport, readImportFile, writeImport, type ImportRow } from '../importing/index.ts';

type Calls = OperatorCalls;

/** Reads a file and says of each row whether it can be imported. */
export async function checkImportFile(
  call: CallOf<Calls['contractImportCheck']>,
): Promise<Answer<Calls['contractImportCheck']>> {
  const read = readImportFile(call.input.file);
  if (!read.ok) {
    return refuse(read.problem === 'too_many' ? 'contract.import_rows' : 'contract.import_file');
  }
  const checked = await checkImport(call, read.value);
  const rows = checked.map(({ line, username, upline, terms, problem }) => ({
    line,
    username,
    upline: upline ?? null,
    terms: terms ?? null,
    problem: problem ?? null,
  }));
  return ok({ rows, problems: rows.filter(({ problem }) => problem !== null).length });
}

/** Writes agreed contracts of lines from outside; all of them, or none where one has a problem. */
export async function importContracts(
  call: CallOf<Calls['contractImport']>,
): Promise<Answer<Calls['contractImport']>> {
  const { input, operator } = call;
  const rows: ImportRow[] = input.rows.map(({ username, terms, line }, at) => ({
    line: line ?? at + 1,
    username,
    terms,
    wrong: [],
  }));
  const checked = await checkImport(call, rows);
  const bad = checked.filter(({ problem }) => problem !== undefined);
  const [first] = bad;
  if (first !== undefined) {
    const { line: row, problem = '' } = first;
    const count = bad.length;
    return refuse('contract.import_row', { params: { row, problem, count }, value: { row } });
  }
  await writeImport(call, checked, operator.name);
  noteAudit(call, {
    target: 'contracts',
    after: { imported: checked.length },
    reason: input.reason,
  });
  return ok({ imported: checked.length });
}
