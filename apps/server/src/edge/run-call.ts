// One call from its first byte to its answer: who, how often, what, and then one transaction.
import { refuse, type CallRow, type Refused } from '@fairhouse/calls';
import type { Result } from '@fairhouse/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallContext } from '../ground/call-context.ts';
import type { House } from '../ground/house.ts';
import { callId } from '../ground/keyed-ids.ts';
import type { WireAnswer } from '../ground/request-store.ts';
import { isDatabaseAway } from '../ground/database/database-away.ts';
import { transaction } from '../ground/sql.ts';
import { failure, Refusal, success } from './envelope.ts';
import { claimKey, hashRequest, keepAnswer, type RequestKey } from './idempotency.ts';
import { readRequest } from './read-request.ts';
import { requireFeature } from './require-feature.ts';
import type { Caller } from './caller.ts';

/** An operation with its row's types taken off; the table's mapped type has checked them. */
export type AnyOperation = (call: AnyCall) => Promise<Result<unknown, Refused>>;

export type AnyCall = CallContext & Caller['standing'] & { readonly input: unknown };

export interface MountedCall {
  readonly name: string;
  readonly row: CallRow;
  readonly operation: AnyOperation;
}

/** Runs inside the transaction after the operation, whatever it answered (the operators' audit). */
export type AfterOperation = (mounted: MountedCall, call: AnyCall, ok: boolean) => Promise<void>;

/** Answers a call whose caller is known. Refusals come back as answers; anything else is thrown. */
export async function runCall(
  mounted: MountedCall,
  caller: Caller,
  request: FastifyRequest,
  house: House,
  afterOperation?: AfterOperation,
): Promise<WireAnswer> {
  const { row } = mounted;
  const asked = performance.now();
  await requireFeature(row, house, caller.context.merchant);
  const input = await readRequest(row, request, house, caller.now);
  await requireFeature(row, house, caller.context.merchant, input);
  const idempotencyKey = row.once === true ? idempotencyKeyOf(request) : undefined;
  const afters: (() => void)[] = [];
  const { context, standing } = caller;
  // Written out: spreading both took a fiftieth of a bet's time.
  const call: AnyCall = {
    merchant: context.merchant,
    language: context.language,
    device: context.device,
    address: context.address,
    userAgent: context.userAgent,
    requestId: context.requestId,
    cookies: context.cookies,
    session: standing.session,
    operator: standing.operator,
    now: caller.now,
    house,
    sql: house.pool,
    input,
    idempotencyKey,
    asked:
      idempotencyKey === undefined
        ? undefined
        : callId(house.keys, {
            merchant: context.merchant.id,
            caller: caller.id,
            key: idempotencyKey,
          }),
    after: (run) => void afters.push(run),
  };
  const { answer, committed } =
    row.loose === true
      ? { answer: answerOf(mounted, call, await mounted.operation(call)), committed: true }
      : await runInTransaction(mounted, caller, call, afterOperation);
  if (committed) for (const run of afters) run();
  if (row.evenly === true) await delay(untilEven(performance.now() - asked));
  return answer;
}

const EVEN_MS = 50;

/** How many milliseconds are left, so long after a call was asked, until it may answer evenly. */
const untilEven = (pastMs: number): number => Math.ceil(pastMs / EVEN_MS) * EVEN_MS - pastMs;

/** The operation in one transaction, with the answer kept under the caller's id of the request. */
async function runInTransaction(
  mounted: MountedCall,
  caller: Caller,
  loose: AnyCall,
  afterOperation: AfterOperation | undefined,
): Promise<{ answer: WireAnswer; committed: boolean }> {
  const key = requestKey(mounted, caller, loose);
  let committed = false;
  const answer = await transaction(loose.house.pool, async (sql) => {
    const kept = key === undefined ? undefined : await claimKey(sql, key);
    if (kept !== undefined) return { commit: false, value: kept };
    if (key !== undefined) await sql.query('savepoint operation');
    const call = { ...loose, sql };
    const result = await mounted.operation(call);
    const keep = result.ok || result.problem.keep === true;
    const wire = answerOf(mounted, call, result);
    if (keep && afterOperation) await afterOperation(mounted, call, result.ok);
    committed = keep;
    if (key === undefined) return { commit: keep, value: wire };
    if (!keep) await sql.query('rollback to savepoint operation');
    await keepAnswer(sql, key, wire);
    return { commit: true, value: wire };
  });
  return { answer, committed };
}

function answerOf(
  { row }: MountedCall,
  { language, requestId }: CallContext,
  result: Result<unknown, Refused>,
): WireAnswer {
  if (!result.ok) return failure(result.problem, language, requestId);
  return success(row.response.encode(result.value as never));
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key;
  throw new Refusal('idempotency.required');
}

function requestKey(
  { name, row }: MountedCall,
  caller: Caller,
  { house, merchant, idempotencyKey, input }: AnyCall,
): RequestKey | undefined {
  if (idempotencyKey === undefined) return undefined;
  return {
    merchant: merchant.id,
    caller: caller.id,
    key: idempotencyKey,
    call: name,
    hash: hashRequest(house.keys, { call: name, row, input }),
  };
}

/** Writes an answer's head and gives its body; a file goes out as itself. */
export function headAnswer(
  row: CallRow,
  answer: WireAnswer,
  reply: FastifyReply,
): string | Uint8Array {
  void reply.status(answer.status).header('cache-control', 'no-store');
  if (answer.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(answer.retryAfterSeconds));
  }
  const body = answer.body as { success: boolean; value?: unknown };
  if (row.file === true && body.success) {
    const file = body.value as { name: string; type: string; body: string | Uint8Array };
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`);
    return file.body;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify(answer.body);
}

/** So many seconds a database needs to come back, or to have a connection free. */
const AGAIN_SECONDS = 2;

/** A database that is away is no bug: the same call will do in a moment. */
export function problemOf(error: unknown): Refused {
  return isDatabaseAway(error)
    ? refuse('server.busy', { retryAfterSeconds: AGAIN_SECONDS }).problem
    : refuse('internal.error').problem;
}

/**
 * What to answer to something thrown: a refusal of the edge, or a bug with nothing said about it.
 */
export function answerToThrown(
  error: unknown,
  caller: Pick<CallContext, 'language' | 'requestId'>,
): WireAnswer {
  const refused = error instanceof Refusal ? error.refused : problemOf(error);
  return failure(refused, caller.language, caller.requestId);
}
