import { bls12_381 } from '@noble/curves/bls12-381.js';
import { verifyProofFile } from '@fairhouse/calls/proof';
import {
  makeRoundVerifier,
  roundForClose,
  roundMessage,
  roundTime,
  verifyEd25519,
} from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import {
  DRAW_OPENS_MS,
  openCosigner,
  balanceOf,
  betOf,
  freshDraw,
  logInPlayer,
  runLottery,
  turnTo,
  valueOf,
  type Player,
} from '../../../testing/lottery-app.ts';
import { fetchDrandRound } from './drand.ts';
import { NODE_HASHES } from '@fairhouse/hashes';

const bls = bls12_381.shortSignatures;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
  'e342b73a8dd2bacbe47e4b6b63ed5e39';

/** A test drand group, which signs any round at any time. */
const group = bls.keygen();
const drandKey = Buffer.from(group.publicKey.toBytes()).toString('hex');

function signRound(round: number): string {
  const message = bls.hash(roundMessage(NODE_HASHES, round), DOMAIN);
  return Buffer.from(bls.sign(message, group.secretKey).toBytes()).toString('hex');
}

interface DrandServer {
  readonly url: string;
  readonly asked: number[];
  close(): void;
}

/** A server with drand's HTTP API; undefined is a round that is not published yet. */
async function openDrand(signatureOf: (round: number) => string | undefined): Promise<DrandServer> {
  const asked: number[] = [];
  const server: Server = createServer((request, response) => {
    const round = Number(/^\/[0-9a-f]{64}\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    asked.push(round);
    const signature = signatureOf(round);
    if (signature === undefined) return response.writeHead(404).end('not found');
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ round, randomness: '00'.repeat(32), signature }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => void server.close() };
}

describe('fetching a round', () => {
  it('accepts the real signature of a quicknet round', async () => {
    const drand = await openDrand(() => ROUND_1000);
    const config = { drandUrls: [drand.url], drandKey: undefined };
    expect(await fetchDrandRound(config, 1000)).toBe(ROUND_1000);
    await expect(fetchDrandRound(config, 1001)).rejects.toThrow();
    drand.close();
  });

  it('rejects wrong signatures and uses the server with a valid one', async () => {
    const wrong = await openDrand(() => ROUND_1000.replace('b4', 'b5'));
    const none = await openDrand(() => undefined);
    const right = await openDrand(() => ROUND_1000);
    const urls = [wrong, none, right].map(({ url }) => url);
    expect(await fetchDrandRound({ drandUrls: urls, drandKey: undefined }, 1000)).toBe(ROUND_1000);
    const without = { drandUrls: urls.slice(0, 2), drandKey: undefined };
    await expect(fetchDrandRound(without, 1000)).rejects.toThrow();
    for (const server of [wrong, none, right]) server.close();
  });
});

describe('a drand draw', () => {
  let isOut = true;
  let drand: DrandServer;
  let test: TestApp;
  let player: Player;
  let cosigner: Awaited<ReturnType<typeof openCosigner>>;

  beforeAll(async () => {
    drand = await openDrand((round) => (isOut ? signRound(round) : undefined));
    cosigner = await openCosigner();
    const environment = { ...cosigner.environment, DRAND_URLS: drand.url, DRAND_KEY: drandKey };
    test = await openTestApp({ environment });
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    await client.query("update lottery.lottery set mode = 'drand' where mode = 'cosign'");
    await client.end();
    await test.runJobs('lottery-schedule');
    await test.turnClock(DRAW_OPENS_MS);
    player = await logInPlayer(test, 'player1', '1000');
  });
  afterAll(async () => {
    drand.close();
    cosigner.stop();
    await test.close();
  });

  const ports = {
    hashes: NODE_HASHES,
    verifySignature: verifyEd25519,
    verifyBeacon: makeRoundVerifier(NODE_HASHES, bls, drandKey),
  };
  const proofOf = async (issue: string) =>
    valueOf(await test.client().call('drawProof', { issue }));

  async function bet(issue: string): Promise<void> {
    valueOf(
      await player.client.call('placeBets', {
        issue,
        bets: [betOf({ play: 'FixedPlace', pick: '01234||||' })],
      }),
    );
  }

  it('waits for the round that was due, and its proof holds', async () => {
    const { issue, closesAt, drawAt } = await freshDraw(test);
    await bet(issue);
    await turnTo(test, closesAt);
    await test.runJobs('lottery-close', 'lottery-witness');
    await turnTo(test, drawAt);
    await test.runJobs('lottery-draw');
    const round = roundForClose(closesAt);
    expect(drand.asked).not.toContain(round);
    expect(await proofOf(issue)).not.toHaveProperty('numbers');

    await turnTo(test, roundTime(round) + 500);
    await runLottery(test);
    expect(drand.asked).toContain(round);
    const proof = await proofOf(issue);
    const { verdict, checks } = verifyProofFile(proof, ports);
    expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(verdict).toBe('verified');
    const forged = { ...proof, signature: signRound(round + 1) };
    expect(verifyProofFile(forged, ports).verdict).toBe('failed');
  });

  it('is void if its root was logged after the round was published', async () => {
    const draw = await freshDraw(test);
    await bet(draw.issue);
    await turnTo(test, draw.closesAt + 60_000);
    await test.runJobs('lottery-close', 'lottery-witness', 'lottery-draw');
    const proof = await proofOf(draw.issue);
    const lines = proof['log'] as { kind: string; body: Record<string, unknown> }[];
    expect(lines.at(-1)).toMatchObject({ kind: 'void', body: { reason: 'root_late' } });
  });

  it('is void and refunded if the round is not published', async () => {
    const draw = await freshDraw(test);
    const before = await balanceOf(test, player.member);
    await bet(draw.issue);
    isOut = false;
    await turnTo(test, draw.closesAt);
    await test.runJobs('lottery-close', 'lottery-witness');
    await turnTo(test, draw.closesAt + 11 * 60_000);
    await test.runJobs('lottery-draw', 'lottery-settle');
    isOut = true;
    const proof = await proofOf(draw.issue);
    const lines = proof['log'] as { kind: string; body: Record<string, unknown> }[];
    assert(lines.length > 0, 'the draw is in the log');
    expect(lines.at(-1)).toMatchObject({ kind: 'void', body: { reason: 'not_drawn_in_time' } });
    expect(await balanceOf(test, player.member)).toBe(before);
  });
});
