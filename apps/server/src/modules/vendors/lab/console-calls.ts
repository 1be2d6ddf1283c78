// The lab in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { vendorsOf } from '../records/index.ts';
import { keyFingerprint, readPublicKey } from '../records/index.ts';
import { enterSandboxKey, findSandboxKey } from './sandbox-key.ts';
import { makeReport } from './make-report.ts';
import { readDetails } from './read-details.ts';
import { findOwnRun, readCases, showRun } from './read-run.ts';
import { findObstacle, startRun } from './start-run.ts';
import { findDetails } from './store/cases.ts';
import { endRun, listRuns } from './store/runs.ts';
import { writeReportPage } from './write-report-page.ts';

export async function vendorLab(
  call: CallOf<OperatorCalls['vendorLab']>,
): Promise<Answer<OperatorCalls['vendorLab']>> {
  const { app, sql, merchant, input } = call;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const key = await findSandboxKey(sql, merchant.id, input.code);
  return ok({
    wallet: findObstacle({ app, merchant, vendor, side: 'WALLET' }) ?? null,
    vendor: findObstacle({ app, merchant, vendor, side: 'VENDOR' }) ?? null,
    key:
      key === undefined
        ? null
        : {
            fingerprint: keyFingerprint(key.public_key),
            createdAt: instant(key.created_at.getTime()),
          },
  });
}

export async function vendorLabRuns(
  call: CallOf<OperatorCalls['vendorLabRuns']>,
): Promise<Answer<OperatorCalls['vendorLabRuns']>> {
  const { sql, merchant, input } = call;
  const { pageNo, pageSize } = input;
  const { rows, total, cursor } = await listRuns(sql, merchant.id, input.code, input);
  return ok({ list: rows.map(showRun), total, cursor, pageNo, pageSize });
}

export async function vendorLabRun(
  call: CallOf<OperatorCalls['vendorLabRun']>,
): Promise<Answer<OperatorCalls['vendorLabRun']>> {
  const { sql, merchant, input, language } = call;
  const run = await findOwnRun(sql, merchant.id, input);
  if (run === undefined) return refuse('not.found');
  return ok({ ...showRun(run), list: await readCases(sql, merchant.id, { run, language }) });
}

export async function vendorLabCase(
  call: CallOf<OperatorCalls['vendorLabCase']>,
): Promise<Answer<OperatorCalls['vendorLabCase']>> {
  const { sql, merchant, input } = call;
  const run = await findOwnRun(sql, merchant.id, input);
  if (run === undefined) return refuse('not.found');
  const { number } = input;
  const row = await findDetails(sql, merchant.id, { run: run.run_id, number });
  return row === undefined ? refuse('not.found') : ok(readDetails(row));
}

export async function vendorLabStart(
  call: CallOf<OperatorCalls['vendorLabStart']>,
): Promise<Answer<OperatorCalls['vendorLabStart']>> {
  const { app, sql, merchant, input, now, operator } = call;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(input.code);
  if (vendor === undefined) return refuse('not.found');
  const { side } = input;
  if (findObstacle({ app, merchant, vendor, side }) !== undefined) {
    return refuse('vendor.lab_not_ready');
  }
  const by = operator.name;
  const run = await startRun({ app, sql, merchant, vendor, side, runner: 'SERVER', by, now });
  if (run === undefined) return refuse('vendor.lab_running');
  noteAudit(call, { target: `vendor:${input.code}`, after: { run, side } });
  return ok({ run: run as never });
}

export async function vendorLabStop(
  call: CallOf<OperatorCalls['vendorLabStop']>,
): Promise<Answer<OperatorCalls['vendorLabStop']>> {
  const { sql, merchant, input, now } = call;
  const run = await findOwnRun(sql, merchant.id, input);
  if (run === undefined) return refuse('not.found');
  const isEnded = await endRun(sql, merchant.id, run.run_id, { state: 'STOPPED', now });
  if (!isEnded) return refuse('not.found');
  noteAudit(call, { target: `vendor:${input.code}`, after: { run: run.run_id } });
  return ok(null);
}

export async function vendorLabReport(
  call: CallOf<OperatorCalls['vendorLabReport']>,
): Promise<Answer<OperatorCalls['vendorLabReport']>> {
  const { sql, merchant, input, language } = call;
  const run = await findOwnRun(sql, merchant.id, input);
  if (run === undefined) return refuse('not.found');
  const report = await makeReport(sql, merchant, { run, language });
  const name = `lab-${input.code.toLowerCase()}-${run.run_id.slice(0, 8)}`;
  return input.format === 'json'
    ? ok({
        name: `${name}.json`,
        type: 'application/json; charset=utf-8',
        body: `${JSON.stringify(report, null, 2)}\n`,
      })
    : ok({
        name: `${name}.html`,
        type: 'text/html; charset=utf-8',
        body: writeReportPage(report),
      });
}

export async function vendorLabKeyEnter(
  call: CallOf<OperatorCalls['vendorLabKeyEnter']>,
): Promise<Answer<OperatorCalls['vendorLabKeyEnter']>> {
  const { app, sql, merchant, input, now } = call;
  const pem = readPublicKey(input.publicKey);
  if (pem === undefined) return refuse('vendor.key_invalid');
  if (!(await vendorsOf(app, merchant.id)).vendors.has(input.code)) return refuse('not.found');
  await enterSandboxKey({ app, sql, merchant, code: input.code, now }, pem);
  noteAudit(call, { target: `vendor:${input.code}`, after: { key: keyFingerprint(pem) } });
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(null);
}
