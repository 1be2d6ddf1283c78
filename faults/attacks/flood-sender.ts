// The sender of a login flood, in a process of its own: wrong passwords from many addresses at a
// constant rate. Prints the number of each answer.
import { seal } from '@fairhouse/calls';
import { randomBytes } from 'node:crypto';
import { networkAddress } from './attack.ts';

interface RequestOutcome {
  readonly origin: string;
  readonly key: Parameters<typeof seal>[0];
  readonly rate: number;
  readonly seconds: number;
  /** The server's clock, which may differ from this machine's. */
  readonly now: number;
}

const { origin, key, rate, seconds, now } = JSON.parse(process.argv[2] ?? '{}') as RequestOutcome;
const STEP_MS = 20;
const each = (rate * STEP_MS) / 1000;
const answers: Record<string, number> = {};
const under = new Set<Promise<void>>();
const began = performance.now();
let sent = 0;

while (performance.now() - began < seconds * 1000) {
  const due = Math.floor(((performance.now() - began) / STEP_MS) * each);
  while (sent < due) {
    sent += 1;
    const one: Promise<void> = send(sent).finally(() => under.delete(one));
    under.add(one);
  }
  await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}
await Promise.all(under);
process.stdout.write(`${JSON.stringify({ sent, answers })}\n`);

async function send(index: number): Promise<void> {
  const body = { username: `flood${index}`, password: `Wrong-door-${index}` };
  const iat = Math.floor((now + performance.now() - began) / 1000);
  const jwe = await seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
  const code = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: {
      Merchant: 'manila',
      'content-type': 'application/jose',
      'x-forwarded-for': networkAddress(index),
    },
    body: jwe,
  })
    .then((answer) => answer.json() as Promise<{ success?: boolean; errorCode?: string }>)
    .then(
      (reply) => (reply.success === true ? 'ok' : (reply.errorCode ?? 'no envelope')),
      () => 'unreachable',
    );
  answers[code] = (answers[code] ?? 0) + 1;
}
