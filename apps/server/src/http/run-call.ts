// One call from its first byte to its answer: caller, limits, input, and then one transaction.
import { refuse, type CallRow, type Refused } from '@fairhouse/calls';
import type { Result } from '@fairhouse/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { CallContext } from '../platform/call-context.ts';
import type { AppContext } from '../platform/app-context.ts';
import { callId } from '../platform/keys/keyed-ids.ts';
import type { WireAnswer } from '../platform/request-store.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { transaction } from '../platform/sql.ts';
import { failure, Refusal, success } from './envelope.ts';
import { claimKey, hashRequest, saveKeyAnswer, type RequestKey } from './idempotency.ts';
import { readRequest } from './read-request.ts';
import { requireFeature } from './require-feature.ts';
import type { Caller } from './caller.ts';

/** An operation without its row's types; the table's mapped type has checked them. */
export type AnyOperation = (call: AnyCall) => Promise<Result<unknown, Refused>>;

export type AnyCall = CallContext & Caller['standing'] & { readonly input: unknown };

export interface MountedCall {
  readonly name: string;
  readonly row: CallRow;
  readonly operation: AnyOperation;
}

/** Runs in the transaction after the operation, whatever its answer (the operators' audit). */
export type AfterOperation = (mounted: MountedCall, call: AnyCall, ok: boolean) => Promise<void>;

/** Answers a call whose caller is known. Returns refusals as answers and throws anything else. */
export async function runCall(
  mounted: MountedCall,
  caller: Caller,
  request: FastifyRequest,
  app: AppContext,
  afterOperation?: AfterOperation,
): Promise<WireAnswer> {
  const { row } = mounted;
  const startedAt = performance.now();
  await requireFeature(row, app, caller.context.merchant);
  const input = await readRequest(row, request, app, caller.now);
  await requireFeature(row, app, caller.context.merchant, input);
  const idempotencyKey = row.idempotent === true ? idempotencyKeyOf(request) : undefined;
  const afterCommit: (() => void)[] = [];
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
    app,
    sql: app.pool,
    input,
    idempotencyKey,
    callId:
      idempotencyKey === undefined
        ? undefined
        : callId(app.keys, {
            merchant: context.merchant.id,
            caller: caller.id,
            key: idempotencyKey,
          }),
    after: (run) => void afterCommit.push(run),
  };
  const { answer, committed } =
    row.noTransaction === true
      ? { answer: answerOf(mounted, call, await mounted.operation(call)), committed: true }
      : await runInTransaction(mounted, caller, call, afterOperation);
  if (committed) for (const run of afterCommit) run();
  if (row.constantTime === true) await delay(msUntilSlot(performance.now() - startedAt));
  return answer;
}

const SLOT_MS = 50;

/** The milliseconds from `elapsedMs` after a call's start to the next multiple of 50 ms. */
const msUntilSlot = (elapsedMs: number): number =>
  Math.ceil(elapsedMs / SLOT_MS) * SLOT_MS - elapsedMs;

/** Runs the operation in one transaction, with the answer stored under the caller's request id. */
async function runInTransaction(
  mounted: MountedCall,
  caller: Caller,
  callWithoutTransaction: AnyCall,
  afterOperation: AfterOperation | undefined,
): Promise<{ answer: WireAnswer; committed: boolean }> {
  const key = requestKey(mounted, caller, callWithoutTransaction);
  let committed = false;
  const answer = await transaction(callWithoutTransaction.app.pool, async (sql) => {
    const storedAnswer = key === undefined ? undefined : await claimKey(sql, key);
    if (storedAnswer !== undefined) return { commit: false, value: storedAnswer };
    if (key !== undefined) await sql.query('savepoint operation');
    const call = { ...callWithoutTransaction, sql };
    const result = await mounted.operation(call);
    const keep = result.ok || result.problem.keep === true;
    const wire = answerOf(mounted, call, result);
    if (keep && afterOperation) await afterOperation(mounted, call, result.ok);
    committed = keep;
    if (key === undefined) return { commit: keep, value: wire };
    if (!keep) await sql.query('rollback to savepoint operation');
    await saveKeyAnswer(sql, key, wire);
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
  return success(z.encode(row.response, result.value));
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key;
  throw new Refusal('idempotency.required');
}

function requestKey(
  { name, row }: MountedCall,
  caller: Caller,
  { app, merchant, idempotencyKey, input }: AnyCall,
): RequestKey | undefined {
  if (idempotencyKey === undefined) return undefined;
  return {
    merchant: merchant.id,
    caller: caller.id,
    key: idempotencyKey,
    call: name,
    hash: hashRequest(app.keys, { call: name, row, input }),
  };
}

/** Writes an answer's status and headers and returns its body; a file is returned as itself. */
export function writeAnswer(
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

/** How long a client should wait for the database to return or to have a free connection. */
const RETRY_SECONDS = 2;

/** An unavailable database is not a bug: the same call can succeed in a moment. */
export function refusalForError(error: unknown): Refused {
  return isDatabaseUnavailable(error)
    ? refuse('server.busy', { retryAfterSeconds: RETRY_SECONDS }).problem
    : refuse('internal.error').problem;
}

/** The answer to a thrown error: a refusal of the HTTP layer, or a bug without details. */
export function answerForError(
  error: unknown,
  caller: Pick<CallContext, 'language' | 'requestId'>,
): WireAnswer {
  const refused = error instanceof Refusal ? error.refused : refusalForError(error);
  return failure(refused, caller.language, caller.requestId);
}
