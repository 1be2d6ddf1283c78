import { cosignCommit, signLogLine, type Hashes, type LogLine } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { createHash, createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitTo, revealFor, type Party } from './cosign.ts';
import { openOwnKey } from './own-key.ts';
import { openPromises } from './promises.ts';
import { openServer } from './server.ts';

const HASHES: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

interface House {
  readonly key: KeyObject;
  readonly logKey: string;
}

function makeHouse(): House {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { key: privateKey, logKey: Buffer.from(x ?? '', 'base64url').toString('hex') };
}

const openParty = (folder: string): Party => ({
  name: 'auditor',
  key: openOwnKey(folder),
  promises: openPromises(folder),
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cosigner-'));

function rootLine(house: House, drawId: string, root: string): LogLine {
  const body = { drawId, root, count: 1, totalStake: '20000', closedAt: 1 };
  const content = { seq: 2, at: 5, kind: 'root', body, prev: '0'.repeat(64) } as const;
  return signLogLine(HASHES, content, (message) => sign(null, message, house.key));
}

function commitOf(party: Party, house: House, drawId: string): string {
  const answer = commitTo(party, { logKey: house.logKey, drawIds: [drawId] });
  assert(answer.ok, 'the co-signer commits');
  return answer.value[0]?.commit ?? '';
}

const ROOT = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

describe('a co-signer', () => {
  test('reveals what it committed to, once the root is logged, and again after a restart', () => {
    const [house, folder] = [makeHouse(), newFolder()];
    const party = openParty(folder);
    const commit = commitOf(party, house, 'd-1');
    const line = rootLine(house, 'd-1', ROOT);
    const first = revealFor(party, { drawId: 'd-1', commit, line });
    assert(first.ok, 'it reveals');
    const of = { drawId: 'd-1', party: 'auditor' };
    expect(cosignCommit(HASHES, of, first.value.reveal)).toBe(commit);
    party.promises.close();
    expect(revealFor(openParty(folder), { drawId: 'd-1', commit, line })).toEqual(first);
  });

  test('never reveals for a second root of a draw, not even after a restart', () => {
    const [house, folder] = [makeHouse(), newFolder()];
    const party = openParty(folder);
    const commit = commitOf(party, house, 'd-1');
    revealFor(party, { drawId: 'd-1', commit, line: rootLine(house, 'd-1', ROOT) });
    const second = { drawId: 'd-1', commit, line: rootLine(house, 'd-1', OTHER) };
    expect(revealFor(party, second)).toEqual({ ok: false, problem: 'another_root' });
    expect(revealFor(openParty(folder), second)).toEqual({ ok: false, problem: 'another_root' });
  });

  test('reveals nothing for a line not signed by the house, or of another draw', () => {
    const house = makeHouse();
    const party = openParty(newFolder());
    const commit = commitOf(party, house, 'd-1');
    const foreign = rootLine(makeHouse(), 'd-1', ROOT);
    expect(revealFor(party, { drawId: 'd-1', commit, line: foreign })).toMatchObject({ ok: false });
    const changed = { ...rootLine(house, 'd-1', ROOT), at: 6 };
    expect(revealFor(party, { drawId: 'd-1', commit, line: changed })).toMatchObject({ ok: false });
    const line = rootLine(house, 'd-2', ROOT);
    expect(revealFor(party, { drawId: 'd-1', commit, line })).toEqual({
      ok: false,
      problem: 'not_a_root',
    });
  });

  test('serves one house only', () => {
    const party = openParty(newFolder());
    commitOf(party, makeHouse(), 'd-1');
    const answer = commitTo(party, { logKey: makeHouse().logKey, drawIds: ['d-2'] });
    expect(answer).toEqual({ ok: false, problem: 'another_house' });
  });

  test('keeps its files to itself', () => {
    const folder = newFolder();
    commitOf(openParty(folder), makeHouse(), 'd-1');
    for (const name of ['signing.pem', 'reveals.key', 'house.key', 'roots.log']) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(join(folder, 'roots.log'), 'utf8')).toBe('');
  });

  test('answers only who shows the shared secret', async () => {
    const app = openServer(openParty(newFolder()), 'secret');
    const ask = (authorization: string) =>
      app.inject({
        method: 'POST',
        url: '/commit',
        headers: { authorization },
        payload: { logKey: makeHouse().logKey, drawIds: ['d-1'] },
      });
    expect((await ask('Bearer wrong!')).statusCode).toBe(401);
    expect((await ask('Bearer secret')).statusCode).toBe(200);
    await app.close();
  });
});
