// Rounds of every game of one player, decided as the studio decides them, are proved by the page's
// verifier and by the script in Python; a file with any field changed is proved by neither.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PURE_HASHES } from '@fairhouse/rules/fair';
import {
  drawJackpots,
  houseJackpots,
  multiplier,
  pairCommit,
  payoutOf,
  soloStream,
} from '@fairhouse/rules/games';
import { amount, formatAmount, parseAmount } from '@fairhouse/values';
import { afterAll, describe, expect, it } from 'vitest';
import { decideAgain } from '@fairhouse/rules/rounds';
import { verifyRound } from '@fairhouse/rules/rounds';
import { PLAYS } from '../../apps/studio/src/games/find-play.ts';
import { gameIdOf, type SoloPlay } from '../../apps/studio/src/games/play.ts';

const SCRIPT = join(import.meta.dirname, '../../docs/fairness/rounds/verify_round.py');
const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARAMETERS: Readonly<Record<string, readonly object[]>> = {
  dice: [
    { side: 'UNDER', target: 4_200 },
    { side: 'OVER', target: 9_000 },
  ],
  limbo: [{ target: 150 }, { target: 1_000 }],
  plinko: [
    { rows: 8, risk: 'HIGH' },
    { rows: 16, risk: 'LOW' },
  ],
  keno: [
    { risk: 'MEDIUM', picks: [1, 5, 9, 33] },
    { risk: 'HIGH', picks: [2] },
  ],
  wheel: [
    { risk: 'HIGH', segments: 50 },
    { risk: 'LOW', segments: 10 },
  ],
  mines: [{ mines: 3 }, { mines: 20 }],
  tower: [{ level: 'EASY' }, { level: 'MASTER' }],
  coin: [{}],
  hilo: [{}],
  'video-poker': [{}],
};
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  mines: [4, 17],
  tower: [1, 2],
  coin: ['H', 'T'],
  hilo: ['SKIP', 'SKIP'],
  'video-poker': [[0, 2, 4]],
};

/** The file of a round, as the studio would answer it. */
function fileOf(play: SoloPlay, parameters: object, nonce: number): Record<string, unknown> {
  const pair = { pairId: 'f0e1', serverSeed: 'ab'.repeat(32) };
  const game = gameIdOf(play);
  const words = soloStream(PURE_HASHES, { ...pair, clientSeed: 'koi 88', game, nonce });
  const outcome = play.decide(words, parameters);
  const choices = CHOICES[play.code] ?? [];
  const view = play.view({ parameters, outcome, choices });
  const isBuy = (parameters as { mode?: string }).mode === 'buy';
  const again = soloStream(PURE_HASHES, { ...pair, clientSeed: 'koi 88', game, nonce });
  const cost = decideAgain(again, { game, parameters: { ...parameters }, choices })?.cost ?? 0;
  expect(isBuy ? cost > 100 : cost === 100).toBe(true);
  const base = amount(50_000n);
  const file = {
    scheme: 'LG1',
    ...pair,
    game,
    commitment: pairCommit(PURE_HASHES, pair),
    clientSeed: 'koi 88',
    nonce,
    parameters,
    choices,
    outcome,
    stake: formatAmount(amount((base * BigInt(cost)) / 100n)),
    baseStake: formatAmount(base),
    multiplier: String(view.multiplier),
    payout: formatAmount(payoutOf(base, multiplier(view.multiplier))),
  };
  return JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

function python(files: readonly object[]): string[] {
  const paths = files.map((file, at) => {
    const path = join(folder, `${at}.json`);
    writeFileSync(path, JSON.stringify(file));
    return path;
  });
  const ran = spawnSync('python3', [SCRIPT, ...paths], { encoding: 'utf8' });
  return ran.stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?: /, ''));
}

const NONCES = [0, 1, 2, 3, 4, 5, 6, 7];

describe('the file of a round', () => {
  it.each(PLAYS.map((play) => [play.code, play] as const))(
    'of %s is proved by both verifiers',
    (code, play) => {
      const modes = play.type === 'RNG' ? ['base', 'buy'] : [];
      const bets =
        PARAMETERS[code] ??
        modes.map((mode) => ({ mode })).filter((bet) => play.parameters.safeParse(bet).success);
      const files = bets.flatMap((bet) => NONCES.map((nonce) => fileOf(play, bet, nonce)));
      expect(files.length).toBeGreaterThanOrEqual(NONCES.length);
      for (const file of files) expect(verifyRound(file)).toBe('verified');
      if (hasPython) expect(new Set(python(files))).toEqual(new Set(['verified']));
    },
  );

  it('with draws of house jackpots is proved by both, and by neither once one is changed', () => {
    const play = PLAYS.find(({ code }) => code === 'harbour-lights');
    if (play === undefined) throw new Error('no slot');
    const files = NONCES.map((nonce) => {
      const file = fileOf(play, { mode: 'buy' }, nonce);
      const key = { pairId: 'f0e1', serverSeed: 'ab'.repeat(32), clientSeed: 'koi 88' };
      const words = soloStream(PURE_HASHES, { ...key, game: 'harbour-lights/1', nonce });
      decideAgain(words, { game: 'harbour-lights/1', parameters: { mode: 'buy' }, choices: [] });
      const stake = parseAmount(String(file['stake'])) ?? amount(0n);
      const draws = drawJackpots(words, stake, houseJackpots('THB'));
      return { ...file, currency: 'THB', jackpots: draws.map((each) => ({ ...each, paid: null })) };
    });
    for (const file of files) expect(verifyRound(file)).toBe('verified');
    if (hasPython) expect(new Set(python(files))).toEqual(new Set(['verified']));
    const [file] = files;
    const changed = [{ number: 7 }, { threshold: 8 }, { level: 'GRAND' }, { paid: '1.0000' }].map(
      (change) => ({
        ...file,
        jackpots: file?.jackpots.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
      }),
    );
    for (const each of changed) expect(verifyRound(each)).toBe('failed');
    if (hasPython) for (const said of python(changed)) expect(said).toMatch(/^failed/);
  });

  it.each(['dice', 'mines', 'harbour-lights', 'pearl-vault'])(
    'of %s is proved by neither once a field is changed',
    (code) => {
      const play = PLAYS.find((each) => each.code === code);
      if (play === undefined) throw new Error(code);
      const file = fileOf(play, PARAMETERS[code]?.[0] ?? { mode: 'base' }, 3);
      const changed = [
        { serverSeed: 'ac'.repeat(32) },
        { commitment: '00'.repeat(32) },
        { clientSeed: 'koi 89' },
        { pairId: 'f0e2' },
        { nonce: 4 },
        { stake: '6.0000' },
        { payout: '999.0000' },
        { multiplier: '12345678' },
        { outcome: {} },
      ].map((change) => ({ ...file, ...change }));
      for (const each of changed) expect(verifyRound(each)).toBe('failed');
      if (hasPython) for (const said of python(changed)) expect(said).toMatch(/^failed/);
      expect(verifyRound({ ...file, serverSeed: null })).toBe('sealed');
    },
  );
});
