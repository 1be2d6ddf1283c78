// Console operations that need a second operator: the request is executed on trial, rolled back,
// and stored until another operator approves.
import type { Answer, CallRow, Input, WireInput } from '@fairhouse/calls';
import type { Right } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import { noteAudit, notedAudit } from '../../../platform/audit-note.ts';
import type { CallContext, CallOf, OperatorSession } from '../../../platform/call-context.ts';
import {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type ApprovalDescription,
  type DescribedRequest,
} from './approval.ts';
import type { TermsChange } from './changed-terms.ts';
import { requestApproval } from './request-approval.ts';

/** A row of the operators' call table that requires a right. */
type GuardedRow = CallRow & { readonly audience: `right:${string}` };

/** A call of the operation; the checker's call has the approval. */
type ActCall<Row extends CallRow> = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };
type Operation<Row extends CallRow> = (call: ActCall<Row>) => Promise<Answer<Row>>;
type Reveal = NonNullable<ApprovalKind<unknown>['reveal']>;
type BackofficeCall = CallContext & { readonly operator: OperatorSession };

/** How an operation requests a second operator. */
interface SecondOperatorRule<Row extends GuardedRow> {
  /** The row's name in the call table; the approval's kind is `act.<name>`. */
  readonly name: string;
  readonly row: Row;
  /** Whether this request needs a second operator; without it, every request does. */
  readonly needs?: (call: BackofficeCall, input: Input<Row>) => boolean | Promise<boolean>;
  /** The subject of the request in the console's notation: `lottery:sepang`. */
  readonly target: (input: Input<Row>) => string;
  /** The right that the checker needs, if not the row's own. */
  readonly right?: Right;
  /** Creates the secret that the operation results in, which the checker is shown once. */
  readonly reveal?: (call: ConsoleCall, input: Input<Row>) => ReturnType<Reveal>;
  readonly reason?: (input: Input<Row>) => string;
  /** The username of the member that the request is about. */
  readonly subject?: (call: BackofficeCall, input: Input<Row>) => Promise<string | undefined>;
  /** What the request changes of existing terms, for the operator who decides it. */
  readonly changes?: (call: BackofficeCall, input: Input<Row>) => Promise<TermsChange | undefined>;
  /** The requested values alone, for requests that were stored without changes. */
  readonly requested?: (input: Input<Row>) => TermsChange['after'];
  /** What will happen, from the request in its wire form. */
  readonly describe: (wireInput: WireInput<Row>, request: DescribedRequest) => ApprovalDescription;
}

const acts = new Map<string, 'two' | 'some'>();

/**
 * The operations that are registered here: `two` for every request, `some` where `needs` decides.
 */
export function guardedOperations(): ReadonlyMap<string, 'two' | 'some'> {
  return acts;
}

/**
 * Wraps an operation so that a second operator must approve it. A request that needs approval runs
 * once under a savepoint that is rolled back, so that an impossible request is refused to the
 * maker; then it waits as an approval of the kind `act.<name>`, for which the checker needs the
 * row's own right unless the act names another. The answer is the value that the change will have,
 * with `approvalId`.
 */
export function requireSecondOperator<Row extends GuardedRow>(
  act: SecondOperatorRule<Row>,
  operation: Operation<Row>,
): Operation<Row> {
  acts.set(act.name, act.needs === undefined ? 'two' : 'some');
  const payload = act.row.request as unknown as z.ZodType<Input<Row>>;
  const kind = registerApproval<Input<Row>>({
    kind: `act.${act.name}`,
    right: act.right ?? act.row.audience.slice('right:'.length),
    payload,
    describe: (input, request) => act.describe(z.encode(payload, input) as WireInput<Row>, request),
    execute: (call, input) => executeRequest(call, input, operation),
    ...(act.requested === undefined ? {} : { requested: act.requested }),
    ...(act.reveal === undefined ? {} : { reveal: act.reveal }),
  });
  return async (given) => {
    const call = given as unknown as BackofficeCall & { readonly input: Input<Row> };
    const { input } = call;
    if (act.needs !== undefined && !(await act.needs(call, input))) return operation(given);
    const tried = await dryRun(given, operation);
    if (!tried.ok) return tried;
    const approvalId = await requestApproval(call, kind, {
      payload: input,
      subject: await act.subject?.(call, input),
      changes: await act.changes?.(call, input),
      target: act.target(input),
      reason: act.reason?.(input) ?? (input as { reason?: string }).reason ?? act.name,
    });
    const value = tried.value as object | null;
    return ok({ ...value, approvalId }) as Answer<Row>;
  };
}

/** Runs the operation and rolls its writes back; no signal is sent. */
async function dryRun<Row extends CallRow>(
  call: ActCall<Row>,
  operation: Operation<Row>,
): Promise<Answer<Row>> {
  const { sql } = call;
  // A savepoint in the call's transaction: locks taken after it are kept until the transaction
  // ends.
  await sql.query('savepoint second_person');
  const trial = { ...call, after: () => undefined };
  const tried = await operation(trial as unknown as ActCall<Row>);
  await sql.query('rollback to savepoint second_person');
  return tried;
}

/** Runs in the checker's transaction; both operators' names are recorded with the change. */
async function executeRequest<Row extends CallRow>(
  call: ApprovalCall,
  input: Input<Row>,
  operation: Operation<Row>,
) {
  const name = `${call.approval.maker.name}, ${call.operator.name}`;
  const acting = { ...call, input, operator: { ...call.operator, name } };
  const done = await operation(acting as unknown as ActCall<Row>);
  noteAudit(call, notedAudit(acting));
  return done;
}
