// One call from its first byte to its answer: who, how often, what, and then one transaction.
import { refuse, type CallRow, type Refused } from '@fairhouse/calls';
import type { Result } from '@fairhouse/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../ground/call-context.ts';
import type { House } from '../ground/house.ts';
import type { WireAnswer } from '../ground/request-store.ts';
import { transaction, type Sql } from '../ground/sql.ts';
import { failure, Refusal, success } from './envelope.ts';
import { claimKey, hashRequest, keepAnswer, type RequestKey } from './idempotency.ts';
import { readRequest } from './read-request.ts';
import type { Caller } from './caller.ts';

/** An operation with its row's types taken off; the table's mapped type has checked them. */
export type AnyOperation = (
  call: CallContext & Caller['standing'] & { input: unknown },
) => Promise<Result<unknown, Refused>>;

export interface MountedCall {
  readonly name: string;
  readonly row: CallRow;
  readonly operation: AnyOperation;
}

/** Runs inside the transaction after the operation, whatever it answered (the operators' audit). */
export type AfterOperation = (
  mounted: MountedCall,
  call: CallContext & Caller['standing'] & { input: unknown },
  ok: boolean,
) => Promise<void>;

/** Answers a call whose caller is known. Refusals come back as answers; anything else is thrown. */
export async function runCall(
  mounted: MountedCall,
  caller: Caller,
  request: FastifyRequest,
  house: House,
  afterOperation?: AfterOperation,
): Promise<WireAnswer> {
  const { row } = mounted;
  const input = await readRequest(row, request, house, caller.now);
  const key = requestKey(mounted, caller, request, input);
  const afters: (() => void)[] = [];
  const context = (sql: Sql) => ({
    ...caller.context,
    ...caller.standing,
    now: caller.now,
    house,
    sql,
    input,
    idempotencyKey: key?.key,
    after: (run: () => void) => void afters.push(run),
  });
  let committed = row.loose === true;
  const answer =
    row.loose === true
      ? await answerOf(mounted, caller, await mounted.operation(context(house.pool)))
      : await transaction(house.pool, async (sql) => {
          const kept = key === undefined ? undefined : await claimKey(sql, key);
          if (kept !== undefined) return { commit: false, value: kept };
          if (key !== undefined) await sql.query('savepoint operation');
          const call = context(sql);
          const result = await mounted.operation(call);
          const keep = result.ok || result.problem.keep === true;
          const wire = await answerOf(mounted, caller, result);
          if (keep && afterOperation) await afterOperation(mounted, call, result.ok);
          committed = keep;
          if (key === undefined) return { commit: keep, value: wire };
          if (!keep) await sql.query('rollback to savepoint operation');
          await keepAnswer(sql, key, wire);
          return { commit: true, value: wire };
        });
  if (committed) for (const run of afters) run();
  return answer;
}

async function answerOf(
  { row }: MountedCall,
  caller: Caller,
  result: Result<unknown, Refused>,
): Promise<WireAnswer> {
  if (!result.ok) return failure(result.problem, caller.context.language, caller.context.requestId);
  return success(await row.response.encodeAsync(result.value as never));
}

function requestKey(
  { name, row }: MountedCall,
  caller: Caller,
  request: FastifyRequest,
  input: unknown,
): RequestKey | undefined {
  if (row.once !== true) return undefined;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) {
    throw new Refusal('idempotency.required');
  }
  const { merchant } = caller.context;
  return {
    merchant: merchant.id,
    caller: caller.id,
    key,
    call: name,
    hash: hashRequest(name, input),
  };
}

/** Sends an answer; a file goes out as itself. */
export async function sendAnswer(
  row: CallRow,
  answer: WireAnswer,
  reply: FastifyReply,
): Promise<void> {
  void reply.status(answer.status).header('cache-control', 'no-store');
  if (answer.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(answer.retryAfterSeconds));
  }
  const body = answer.body as { success: boolean; value?: unknown };
  if (row.file === true && body.success) {
    const file = body.value as { name: string; type: string; body: string };
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`);
    await reply.send(file.body);
    return;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  await reply.send(JSON.stringify(answer.body));
}

/**
 * What to answer to something thrown: a refusal of the edge, or a bug with nothing said about it.
 */
export function answerToThrown(
  error: unknown,
  caller: Pick<CallContext, 'language' | 'requestId'>,
): WireAnswer {
  const refused = error instanceof Refusal ? error.refused : refuse('internal.error').problem;
  return failure(refused, caller.language, caller.requestId);
}
