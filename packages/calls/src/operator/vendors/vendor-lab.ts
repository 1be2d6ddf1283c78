// The conformance lab: runs of its cases against a vendor, and against our wallet in a sandbox.
import * as z from 'zod';
import type { CallTable, Limit } from '../../call.ts';
import { longList } from '../../paging.ts';
import { fileResponse, nothing, queryInteger, wireId, wireInstant } from '../../wire.ts';
import { vendorCode } from './vendor-code.ts';

const backoffice: readonly [Limit] = [{ per: 'session', count: 240, seconds: 60 }];
const code = vendorCode;
const reason = z.string().trim().min(3).max(300);
const run = wireId('lab_run');
const runs = longList({ vendorLabRuns: ['time', 'id'] });

/** WALLET: the vendor's part is played against our wallet. VENDOR: we call the vendor. */
const side = z.enum(['WALLET', 'VENDOR']);
const verdict = z.enum(['PASS', 'FAIL', 'SKIP', 'BROKEN']);
/** Why the lab cannot run: no game is listed, another protocol, no address or key. */
const obstacle = z.enum(['game', 'dialect', 'key']).nullable();

const runFields = {
  id: run,
  side,
  /** REMOTE: the vendor's engineers perform it. */
  runner: z.enum(['SERVER', 'REMOTE']),
  startedBy: z.string(),
  state: z.enum(['RUNNING', 'DONE', 'STOPPED', 'BROKEN']),
  startedAt: wireInstant,
  endedAt: wireInstant.nullable(),
  cases: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
};

export const vendorLabCalls = {
  vendorLab: {
    method: 'GET',
    path: '/console/vendors/:code/lab_state',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'What a vendor lacks before the lab can run, and the key of its sandbox.',
    limits: backoffice,
    request: z.strictObject({ code }),
    response: z.object({
      wallet: obstacle,
      vendor: obstacle,
      /** The vendor’s key for runs of its own before its real key is confirmed. */
      key: z.object({ fingerprint: z.string(), createdAt: wireInstant }).nullable(),
    }),
    refusals: ['not.found'],
  },
  vendorLabRuns: {
    method: 'GET',
    path: '/console/vendors/:code/lab',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'Runs of the lab with a vendor, the latest first.',
    limits: backoffice,
    request: runs.request({ code }),
    response: runs.response(z.object(runFields)),
    refusals: [],
  },
  vendorLabRun: {
    method: 'GET',
    path: '/console/vendors/:code/lab/:run',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'A run with its cases, and what each came to in the run before.',
    limits: backoffice,
    request: z.strictObject({ code, run }),
    response: z.object({
      ...runFields,
      list: z.array(
        z.object({
          number: z.number().int(),
          id: z.string(),
          group: z.string(),
          groupName: z.string(),
          /** What it proves, in the caller’s language. */
          proves: z.string(),
          isRequired: z.boolean(),
          /** Null while it waits or runs. */
          verdict: verdict.nullable(),
          isRunning: z.boolean(),
          skipped: z.string().nullable(),
          failedChecks: z.number().int(),
          ms: z.number().int().nullable(),
          /** In the run of the same side before; null where it has none. */
          before: verdict.nullable(),
        }),
      ),
    }),
    refusals: ['not.found'],
  },
  vendorLabCase: {
    method: 'GET',
    path: '/console/vendors/:code/lab/:run/cases/:number',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'What one case of a run asked, what was answered, and what was expected.',
    limits: backoffice,
    request: z.strictObject({ code, run, number: queryInteger(1, 1000) }),
    response: z.object({
      checks: z.array(
        z.object({
          what: z.string(),
          expected: z.string(),
          actual: z.string(),
          ok: z.boolean(),
        }),
      ),
      exchanges: z.array(
        z.object({
          what: z.string(),
          asked: z.string(),
          answered: z.string(),
          ms: z.number().int(),
        }),
      ),
    }),
    refusals: ['not.found'],
  },
  vendorLabStart: {
    method: 'POST',
    path: '/console/vendors/:code/lab',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Starts a run of the lab, which a job performs in a sandbox with play money.',
    limits: [{ per: 'session', count: 12, seconds: 60 }],
    request: z.strictObject({ code, side, reason }),
    response: z.object({ run }),
    refusals: ['not.found', 'vendor.lab_running', 'vendor.lab_not_ready'],
  },
  vendorLabStop: {
    method: 'POST',
    path: '/console/vendors/:code/lab/:run/stop',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about: 'Ends a run of the lab; the cases that it did not reach have no verdict.',
    limits: backoffice,
    request: z.strictObject({ code, run, reason }),
    response: nothing,
    refusals: ['not.found'],
  },
  vendorLabReport: {
    method: 'GET',
    path: '/console/vendors/:code/lab/:run/report',
    module: 'CONSOLE',
    audience: 'right:settings.read',
    about: 'The report of a run for the vendor, as JSON or as a page that can be printed.',
    file: true,
    limits: [{ per: 'session', count: 30, seconds: 60 }],
    request: z.strictObject({ code, run, format: z.enum(['json', 'html']) }),
    response: fileResponse,
    refusals: ['not.found'],
  },
  vendorLabKeyEnter: {
    method: 'POST',
    path: '/console/vendors/:code/lab_key',
    module: 'CONSOLE',
    audience: 'right:settings.edit',
    about:
      'Enters a public key of the vendor’s for runs of its own. Its signature reaches sandboxes ' +
      'with play money and nobody else.',
    limits: backoffice,
    request: z.strictObject({ code, publicKey: z.string().min(1).max(4000), reason }),
    response: nothing,
    refusals: ['not.found', 'vendor.key_invalid'],
  },
} as const satisfies CallTable;
