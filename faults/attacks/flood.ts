// Five hundred wrong passwords a second from as many addresses: members with a session are not
// affected.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { bundleProgram } from '../../tools/build/bundle-program.mjs';
import { listBroken, type Attack, type AttackOptions, type AttackResult } from './attack.ts';

const P95_MS = 500;
/**
 * Beside other tests a call may wait for a processor as long as the flood takes; a call that had to
 * wait for the hashes of sixty passwords would take longer.
 */
const P95_SMALL_MS = 2000;

export const flood: Attack = {
  name: 'flood',
  about: 'five hundred wrong passwords a second, from many addresses',
  run: floodLogins,
};

async function floodLogins(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const rate = small ? 30 : 500;
  const seconds = small ? 2 : 20;
  const login = await app.client().call('login', { username: 'player1', password: DEMO_PASSWORD });
  const client = app.client({ token: valueOf(login).token });
  const sender = await bundleProgram('faults/attacks/flood-sender.ts');
  const options = {
    origin: app.origin,
    key: app.context.keys.sealingPublic[0],
    rate,
    seconds,
    now: app.context.clock.now(),
  };
  const child = spawn(process.execPath, [sender, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString('utf8')));
  const ended = once(child, 'exit');
  const times: number[] = [];
  let failed = 0;
  const calls = ['memberInfo', 'balance', 'settings', 'gameMenus'] as const;
  for (let index = 0; child.exitCode === null; index += 1) {
    const began = performance.now();
    const answer = await client.call(calls[index % calls.length] ?? 'settings', {});
    times.push(performance.now() - began);
    if (!answer.ok) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ended;
  const { sent, answers } = JSON.parse(printed) as {
    sent: number;
    answers: Record<string, number>;
  };
  const p95 = times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)] ?? 0;
  const looked = answers['login.failed'] ?? 0;
  return {
    figures: {
      'wrong passwords': sent,
      'looked at': looked,
      'told to come back': answers['rate.limited'] ?? 0,
      'all answers': JSON.stringify(answers),
      'other calls': times.length,
      'their 95th percentile, ms': Math.round(p95),
    },
    breaches: listBroken([
      [
        p95 > (small ? P95_SMALL_MS : P95_MS),
        `other calls took ${Math.round(p95)} ms at the 95th percentile`,
      ],
      [failed > 0, `${failed} of ${times.length} other calls were refused`],
      [sent < rate * seconds * 0.3, `only ${sent} were sent`],
      [looked === 0, 'no password was looked at'],
      [answers['ok'] !== undefined, 'somebody got in'],
    ]),
  };
}
