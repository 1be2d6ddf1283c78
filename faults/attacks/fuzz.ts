// Every call of both tables with hostile input: texts that no column takes, malformed numbers,
// other types, depths, duplicate names, a megabyte, pictures with flipped bits; before that each
// call with well-formed input and unknown ids, one for each of its variants; the same for
// callbacks and the live connection. No bug, and no stalled job.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzApp } from '../../apps/server/src/testing/fuzz/fuzz-app.ts';
import { openLotteryApp } from '../../apps/server/src/testing/lottery-app.ts';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { listBroken, openChance, type AttackOptions, type AttackResult } from './attack.ts';

const REQUESTS = { small: 700, large: 50_000 } as const;
const SHOWN = 20;

export const fuzz = {
  name: 'fuzz',
  about: 'hostile input to every call, to the callback of the provider and to the live connection',
  run: fuzzAll,
};

async function fuzzAll(how: AttackOptions): Promise<AttackResult> {
  await setup();
  try {
    return await fuzzOwnApp(how);
  } finally {
    await teardown();
  }
}

async function fuzzOwnApp({
  small,
  seed,
  say,
  requests: requestCount,
}: AttackOptions): Promise<AttackResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const secret = join(folder, 'bank.secret');
  writeFileSync(secret, randomBytes(32).toString('hex'), { mode: 0o600 });
  const app = await openLotteryApp('small', { server: { BANK_SECRET_FILE: secret } });
  try {
    const began = performance.now();
    const { requests, rows, statuses, bugs, stuck } = await fuzzApp(app, {
      requests: requestCount ?? (small ? REQUESTS.small : REQUESTS.large),
      atOnce: 12,
      randomBelow: openChance(seed).whole,
      say,
    });
    const seconds = (performance.now() - began) / 1000;
    const count = (pattern: RegExp): number =>
      Object.entries(statuses)
        .filter(([requestCount]) => pattern.test(requestCount))
        .reduce((sum, [, times]) => sum + times, 0);
    return {
      figures: {
        requests,
        'rows of the tables': rows,
        taken: count(/^2/),
        'refused as input': count(/^4/),
        'answered 503, as declared': count(/^503/),
        'answered 5xx': bugs.length,
        'jobs in trouble': stuck.length,
        'requests a second': Math.round(requests / seconds),
      },
      breaches: [
        ...listBroken([
          [count(/^2/) === 0, 'nothing at all was taken'],
          [count(/^400/) < requests / 4, 'too little was refused: the requests are not odd'],
        ]),
        ...bugs.slice(0, SHOWN),
        ...stuck.slice(0, SHOWN),
      ],
    };
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}
