// Rounds that share a chain of seeds: what the co-signer commits to, opens and reveals, and in which
// order.
import {
  boundCommitMessage,
  boundRevealMessage,
  hexBytes,
  LOG_START,
  PURE_HASHES,
  signLogLine,
  verifyEd25519,
  type FlatObject,
  type RoundLogKind,
  type RoundLogLine,
} from '@fairhouse/rules/fair';
import { followsSeed, openChain, partyChainId } from '@fairhouse/rules/games';
import { assert } from '@fairhouse/values';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitToChain, commitToDraw, revealDraw } from './cosign.ts';
import { openCosignerKey } from './cosigner-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { witnessLines } from './witness.ts';
import { openWitnessStore } from './witness-store.ts';

const CHAIN = 'crash-0a1b2c3d';
const LENGTH = 20;
const ROOT = 'a'.repeat(64);
const START = 1_000_000;
const house = openChain(PURE_HASHES, CHAIN, '5e'.repeat(32), LENGTH);

function makeHouse() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  const logKey = Buffer.from(x ?? '', 'base64url').toString('hex');
  const clock = { kind: 'own' as const, at: START, now: () => clock.at };
  const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
  const party: Party = {
    name: 'auditor',
    runBy: '',
    key: openCosignerKey(folder),
    clock,
    witnessStore: openWitnessStore(folder),
  };
  let last: Pick<RoundLogLine, 'seq' | 'hash'> = { seq: 0, hash: LOG_START };
  /** Shows a line; one that is refused is not of the log. */
  const show = (kind: RoundLogKind, body: FlatObject): string => {
    const content = { seq: last.seq + 1, at: clock.at, kind, body, prev: last.hash };
    const line = signLogLine(PURE_HASHES, content, (message) => sign(null, message, privateKey));
    const shown = witnessLines(party, { logKey, log: 'rounds', lines: [line] });
    if (shown.ok) last = line;
    return shown.ok ? 'signed' : shown.problem;
  };
  const chain = (head = house.seedAt(0)) =>
    show('chain', { chainId: CHAIN, head, length: LENGTH, rulesHash: ROOT, party: 'auditor' });
  const open = (k: number, commit = house.seedAt(k - 1)) => {
    const opensAt = clock.at + 3_000;
    return show('open', { drawId: `${CHAIN}:${k}`, commit, opensAt, closesAt: opensAt + 8_000 });
  };
  const root = (k: number, value = ROOT) =>
    show('root', { drawId: `${CHAIN}:${k}`, root: value, count: 3, closedAt: clock.at });
  const end = (k: number) => show('void', { drawId: `${CHAIN}:${k}`, reason: 'no_reveal' });
  const reveal = (k: number) => revealDraw(party, { drawId: `${CHAIN}:${k}` });
  return { party, clock, chain, open, root, end, reveal, show };
}

test('a chain is committed to once, bound to the head that was logged first', () => {
  const { party, chain } = makeHouse();
  expect(commitToChain(party, { chainId: CHAIN })).toEqual({ ok: false, problem: 'not_shown' });
  expect(chain()).toBe('signed');
  const bound = commitToChain(party, { chainId: CHAIN });
  assert(bound.ok, 'the chain is committed to');
  const { publicKey, signature, ...said } = bound.value;
  const message = boundCommitMessage(PURE_HASHES, { drawId: CHAIN, party: 'auditor' }, said);
  expect(verifyEd25519(hexBytes(publicKey), message, hexBytes(signature))).toBe(true);
  expect(said.houseCommit).toBe(house.seedAt(0));
  expect(commitToChain(party, { chainId: CHAIN })).toEqual(bound);
  expect(chain('b'.repeat(64))).toBe('second_word');
  // It is no draw, and gets no commitment of one.
  expect(commitToDraw(party, { drawId: CHAIN })).toEqual({ ok: false, problem: 'not_shown' });
});

test('a round is revealed past its close, for its first root, and follows the last', () => {
  const { party, clock, chain, open, root, reveal } = makeHouse();
  chain();
  const bound = commitToChain(party, { chainId: CHAIN });
  assert(bound.ok, 'the chain is committed to');
  let before = bound.value.commit;
  for (const k of [1, 2, 3]) {
    expect(reveal(k)).toEqual({ ok: false, problem: 'not_shown' });
    expect(open(k)).toBe('signed');
    expect(reveal(k)).toEqual({ ok: false, problem: 'root_not_shown' });
    expect(root(k)).toBe('signed');
    expect(reveal(k)).toEqual({ ok: false, problem: 'before_close' });
    clock.at += 12_000;
    expect(root(k, 'c'.repeat(64))).toBe('second_word');
    const revealed = reveal(k);
    assert(revealed.ok, 'the round is revealed');
    const { value } = revealed;
    const own = partyChainId(CHAIN, 'auditor');
    expect(value.commit).toBe(before);
    expect(followsSeed(PURE_HASHES, own, { before, seed: value.reveal })).toBe(true);
    expect([value.houseCommit, value.root, value.count]).toEqual([house.seedAt(k - 1), ROOT, 3]);
    const message = boundRevealMessage(
      PURE_HASHES,
      { drawId: `${CHAIN}:${k}`, party: 'auditor' },
      value,
    );
    const key = hexBytes(bound.value.publicKey);
    expect(verifyEd25519(key, message, hexBytes(value.signature))).toBe(true);
    expect(reveal(k)).toEqual(revealed);
    before = value.reveal;
  }
});

test('a round is opened only where the one before it takes no more bets', () => {
  const { chain, open, root, end } = makeHouse();
  chain();
  expect(open(2)).toBe('not_the_chain');
  expect(open(1, house.seedAt(1))).toBe('not_the_chain');
  expect(open(1)).toBe('signed');
  // The seed of the second round would tell that of the first, which still takes bets.
  expect(open(2)).toBe('not_the_chain');
  expect(root(1)).toBe('signed');
  expect(open(2, 'd'.repeat(64))).toBe('not_the_chain');
  expect(open(2)).toBe('signed');
  expect(end(2)).toBe('signed');
  expect(open(3)).toBe('signed');
  expect(open(LENGTH + 1)).toBe('not_the_chain');
});

test('nothing is revealed of a round that is void, or was shown after its opening', () => {
  const { clock, chain, open, root, end, reveal, show } = makeHouse();
  chain();
  open(1);
  root(1);
  clock.at += 12_000;
  expect(end(1)).toBe('signed');
  expect(reveal(1)).toEqual({ ok: false, problem: 'ended' });
  const times = { opensAt: clock.at - 1, closesAt: clock.at + 5 };
  expect(show('open', { drawId: `${CHAIN}:2`, commit: house.seedAt(1), ...times })).toBe('signed');
  expect(root(2)).toBe('signed');
  clock.at += 60_000;
  expect(reveal(2)).toEqual({ ok: false, problem: 'before_close' });
  expect(open(3)).toBe('signed');
  expect(end(3)).toBe('signed');
  expect(root(3)).toBe('second_word');
});

test('its calls take rounds by their numbers, and need the secret', async () => {
  const { party, chain } = makeHouse();
  chain();
  const app = openServer(party, 'a secret');
  const headers = { authorization: 'Bearer a secret' };
  const ask = (url: string, payload: object, given: Record<string, string> = headers) =>
    app.inject({ method: 'POST', url, payload, headers: given });
  expect((await ask('/chain', { chainId: CHAIN })).json()).toMatchObject({ party: 'auditor' });
  expect((await ask('/chain', { chainId: CHAIN }, {})).statusCode).toBe(401);
  expect((await ask('/chain', { chainId: `${CHAIN}\0` })).statusCode).toBe(400);
  expect((await ask('/reveal', { drawId: `${CHAIN}:1` })).json()).toEqual({ error: 'not_shown' });
  await app.close();
});
