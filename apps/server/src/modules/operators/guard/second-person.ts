// An operation of the console that waits for a second person: the request is tried, undone, and
// kept until another operator agrees.
import type { Answer, CallRow, Input, WireInput } from '@fairhouse/calls';
import type { Right } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import { noteAudit, notedAudit } from '../../../ground/audit-note.ts';
import type { CallContext, CallOf, OperatorSession } from '../../../ground/call-context.ts';
import {
  registerApproval,
  type ApprovalCall,
  type ApprovalKind,
  type ConsoleCall,
  type Words,
} from '../approvals/approval.ts';
import { requestApproval } from '../approvals/request-approval.ts';

/** A row of the operators' table that names a right. */
type GuardedRow = CallRow & { readonly audience: `right:${string}` };

/** As the checker calls it, it is given the request that was asked. */
type ActCall<Row extends CallRow> = CallOf<Row> & { readonly approval?: ApprovalCall['approval'] };
type Operation<Row extends CallRow> = (call: ActCall<Row>) => Promise<Answer<Row>>;
type Reveal = NonNullable<ApprovalKind<unknown>['reveal']>;
type DeskCall = CallContext & { readonly operator: OperatorSession };

/** How one operation asks a second person. */
interface SecondPerson<Row extends GuardedRow> {
  /** The row's name in the call table; the approval's kind is `act.<name>`. */
  readonly name: string;
  readonly row: Row;
  /** Whether this request needs a second person; without it each one does. */
  readonly needs?: (call: DeskCall, input: Input<Row>) => boolean | Promise<boolean>;
  /** What the request is about, as the console finds it: `lottery:sepang`. */
  readonly target: (input: Input<Row>) => string;
  /** What the checker must hold, where it is not the row's own right. */
  readonly right?: Right;
  /** The secret that it leads to, which the checker is shown once. */
  readonly reveal?: (call: ConsoleCall, input: Input<Row>) => ReturnType<Reveal>;
  readonly reason?: (input: Input<Row>) => string;
  /** What will happen, from the request as it is on the wire. */
  readonly describe: (asked: WireInput<Row>) => Words;
}

const acts = new Map<string, 'two' | 'some'>();

/** The acts that ask a second person this way: always, or for some requests. */
export function guardedActs(): ReadonlyMap<string, 'two' | 'some'> {
  return acts;
}

/**
 * The operation with a second person in front. A request that needs one runs once under a savepoint
 * that is rolled back, so that what cannot be done is refused to the operator who asks; then it
 * waits as an approval of the kind `act.<name>`, for which the checker needs the row's own right
 * unless the act names another. The answer is the value that the change will lead to, with
 * `approvalId`.
 */
export function askSecond<Row extends GuardedRow>(
  act: SecondPerson<Row>,
  operation: Operation<Row>,
): Operation<Row> {
  acts.set(act.name, act.needs === undefined ? 'two' : 'some');
  const payload = act.row.request as unknown as z.ZodType<Input<Row>>;
  const kind = registerApproval<Input<Row>>({
    kind: `act.${act.name}`,
    right: act.right ?? act.row.audience.slice('right:'.length),
    payload,
    describe: (input) => act.describe(z.encode(payload, input) as WireInput<Row>),
    execute: (call, input) => carryOut(call, input, operation),
    ...(act.reveal === undefined ? {} : { reveal: act.reveal }),
  });
  return async (given) => {
    const call = given as unknown as DeskCall & { readonly input: Input<Row> };
    const { input } = call;
    if (act.needs !== undefined && !(await act.needs(call, input))) return operation(given);
    const tried = await tryOut(given, operation);
    if (!tried.ok) return tried;
    const approvalId = await requestApproval(call, kind, {
      payload: input,
      target: act.target(input),
      reason: act.reason?.(input) ?? (input as { reason?: string }).reason ?? act.name,
    });
    const value = tried.value as object | null;
    return ok({ ...value, approvalId }) as Answer<Row>;
  };
}

/** Runs the operation and undoes what it wrote; nothing is signalled. */
async function tryOut<Row extends CallRow>(
  call: ActCall<Row>,
  operation: Operation<Row>,
): Promise<Answer<Row>> {
  const { sql } = call;
  // A mark inside the call's transaction: the locks taken under it stay until its end.
  await sql.query('savepoint second_person');
  const trial = { ...call, after: () => undefined };
  const tried = await operation(trial as unknown as ActCall<Row>);
  await sql.query('rollback to savepoint second_person');
  return tried;
}

/** In the checker's transaction; what changes is signed by both. */
async function carryOut<Row extends CallRow>(
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
