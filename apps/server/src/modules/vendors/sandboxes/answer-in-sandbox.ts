// A vendor's call for a member of a sandbox: what the lab wants to go wrong goes wrong here, and
// the call is kept.
import { setTimeout as wait } from 'node:timers/promises';
import type { Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { insertSandboxCall, takeFault, type SandboxFault, type SandboxRow } from './store.ts';

/** Longer than vendors wait for an answer. */
const SILENT_MS = 12_000;
const KEPT_CHARACTERS = 16_000;

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SandboxCall {
  readonly merchant: Merchant;
  readonly member: Id<'member'>;
  readonly sandbox: SandboxRow;
  readonly call: string;
  readonly request: string;
  /** Books and answers. */
  answer(): Promise<RawAnswer>;
  /** Refuses for want of money. */
  refuse(): Promise<RawAnswer>;
}

export async function answerInSandbox(app: AppContext, asked: SandboxCall): Promise<RawAnswer> {
  const { merchant, member, sandbox, call, request } = asked;
  const fault =
    sandbox.fault === null ? undefined : await takeFault(app.pool, merchant.id, member, call);
  const answer = await answerWith(fault, asked);
  if (sandbox.records) {
    await insertSandboxCall(app.pool, merchant.id, {
      run: sandbox.run_id,
      call,
      request: request.slice(0, KEPT_CHARACTERS),
      http: answer.status,
      reply: answer.body.slice(0, KEPT_CHARACTERS),
      fault,
    });
  }
  // The call is kept before the silence, so that a repetition is seen after it.
  if (fault === 'silent') await wait(SILENT_MS);
  return answer;
}

async function answerWith(
  fault: SandboxFault['kind'] | undefined,
  { answer, refuse }: SandboxCall,
): Promise<RawAnswer> {
  switch (fault) {
    case undefined:
      return answer();
    case 'no-money':
      return refuse();
    case 'lost':
      await answer();
      return {
        status: 502,
        body: '<h1>Bad gateway</h1>',
        headers: { 'content-type': 'text/html' },
      };
    case 'http-500':
    case 'silent':
      return { status: 500, body: '{}', headers: { 'content-type': 'application/json' } };
  }
}
