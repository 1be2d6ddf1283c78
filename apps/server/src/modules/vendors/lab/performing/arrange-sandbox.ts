import {
  armFault,
  endSessions,
  giveToken,
  listSandboxCalls,
  readSandboxBalance,
  readSandboxRound,
  resetSandbox,
  setPlayable,
  setRecording,
  setSwitchedOff,
} from '../../sandboxes/index.ts';
import { enterNextKey, switchKeys } from './lab-keys.ts';
import type { Arrangement } from '../cases/index.ts';
import { WIRE_UNITS, type LabEnvironment } from './lab-environment.ts';

/** Performs an arrangement; its value as the case is given it. */
export async function arrangeSandbox(
  environment: LabEnvironment,
  arrangement: Arrangement,
): Promise<string> {
  const { sandbox, node } = environment;
  switch (arrangement.what) {
    case 'balance':
      return String((await readSandboxBalance(sandbox)) * WIRE_UNITS);
    case 'round': {
      const round = await readSandboxRound(sandbox, arrangement.round);
      return round === undefined ? 'unknown' : `${round.state}${round.late ? ' LATE' : ''}`;
    }
    case 'token': {
      const member = arrangement.of === 'other' ? sandbox.other : sandbox.member;
      const { ageMs = 0 } = arrangement;
      return giveToken(sandbox, { node, member, ageMs });
    }
    case 'fund':
      await resetSandbox(sandbox, BigInt(arrangement.amount) / WIRE_UNITS);
      break;
    case 'key-next':
      await enterNextKey(environment);
      break;
    case 'key-switch':
      await switchKeys(environment);
      break;
    case 'end-session':
      await endSessions(sandbox);
      break;
    case 'switch-off':
    case 'switch-on':
      await setSwitchedOff(sandbox, arrangement.what === 'switch-off');
      break;
    case 'bar':
    case 'unbar':
      await setPlayable(sandbox, arrangement.what === 'unbar');
      break;
    case 'record': {
      await setRecording(sandbox, true);
      return lastCallOf(sandbox);
    }
    case 'fault': {
      const { kind, call, count } = arrangement;
      await armFault(sandbox, { kind, call, left: count });
      break;
    }
  }
  return '';
}

async function lastCallOf({ app, merchant, run }: LabEnvironment['sandbox']): Promise<string> {
  let last = 0n;
  for (;;) {
    const calls = await listSandboxCalls(app.pool, merchant.id, run, last);
    const newest = calls.at(-1)?.number;
    if (newest === undefined) return String(last);
    last = newest;
  }
}
