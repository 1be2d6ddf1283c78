import { setTimeout as wait } from 'node:timers/promises';
import { listSandboxCalls } from '../../sandboxes/index.ts';
import type { LabStep, Reply, StepResult, VendorCall, WalletRequest } from '../cases/index.ts';
import { arrangeSandbox } from './arrange-sandbox.ts';
import type { LabEnvironment } from './lab-environment.ts';
import { askServer, browsePage } from './reach-out.ts';
import { sendToWallet } from './send-to-wallet.ts';

/** Performs one step of a case; what goes wrong on the way is part of the result. */
export async function performStep(environment: LabEnvironment, step: LabStep): Promise<StepResult> {
  switch (step.do) {
    case 'send':
      return withReplies(await sendAll(environment, step));
    case 'arrange':
      return withValue(await arrangeSandbox(environment, step.arrangement));
    case 'ask':
      return withReplies([await askServer(environment, step.request)]);
    case 'browse':
      return withReplies([await browsePage(environment, step)]);
    case 'listen':
      if (step.waitMs > 0) await wait(step.waitMs);
      return { replies: [], value: '', calls: await listCalls(environment, step.after) };
  }
}

export const withReplies = (replies: readonly Reply[]): StepResult => ({
  replies,
  value: '',
  calls: [],
});

export const withValue = (value: string): StepResult => ({ replies: [], value, calls: [] });

async function sendAll(
  environment: LabEnvironment,
  { requests, together }: { requests: readonly WalletRequest[]; together: boolean },
): Promise<Reply[]> {
  if (together) return Promise.all(requests.map((each) => sendToWallet(environment, each)));
  const replies: Reply[] = [];
  for (const request of requests) replies.push(await sendToWallet(environment, request));
  return replies;
}

async function listCalls({ sandbox }: LabEnvironment, after: number): Promise<VendorCall[]> {
  const { app, merchant, run } = sandbox;
  const rows = await listSandboxCalls(app.pool, merchant.id, run, BigInt(after));
  return rows.map(({ number, fault, ...row }) => ({
    ...row,
    number: Number(number),
    fault: fault ?? '',
  }));
}
