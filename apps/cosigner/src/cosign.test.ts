import {
  boundCommitMessage,
  boundRevealMessage,
  cosignCommit,
  headMessage,
  hexBytes,
  LOG_START,
  PURE_HASHES,
  sealLineHash,
  signLogLine,
  verifyEd25519,
  type Flat,
  type LogKind,
  type LogLine,
  type SealLine,
  type WitnessHead,
} from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitTo, revealFor } from './cosign.ts';
import { openOwnClock } from './own-clock.ts';
import { openOwnKey } from './own-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { publishedHeads, witnessLines, witnessSeals } from './witness.ts';
import { openWitnessed } from './witnessed.ts';

const OPENS = 1_000_000;
const CLOSES = 1_060_000;
const LOG = 'draws/manila';
const ROOT = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** A house with one log, of which lines are made but shown only when the test says so. */
interface House {
  readonly key: KeyObject;
  readonly logKey: string;
  readonly lines: LogLine[];
  add(kind: LogKind, body: Flat): LogLine;
}

function makeHouse(): House {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  const lines: LogLine[] = [];
  return {
    key: privateKey,
    logKey: Buffer.from(x ?? '', 'base64url').toString('hex'),
    lines,
    add: (kind, body) => {
      const { seq, hash } = lines.at(-1) ?? { seq: 0, hash: LOG_START };
      const content = { seq: seq + 1, at: OPENS, kind, body, prev: hash };
      const line = signLogLine(PURE_HASHES, content, (message) => sign(null, message, privateKey));
      lines.push(line);
      return line;
    },
  };
}

const commitBody = (drawId: string, commit: string): Flat => ({
  drawId,
  lottery: 'SSC1',
  rulesHash: 'c'.repeat(64),
  commit,
  opensAt: OPENS,
  closesAt: CLOSES,
  parties: 'operator,auditor',
  keys: '',
  witnesses: 'auditor',
  witnessKeys: '',
});
const rootBody = (drawId: string, root: string): Flat => ({
  drawId,
  root,
  count: 1,
  totalStake: '20000',
  closedAt: CLOSES,
});

/** A party whose clock the test sets; `clock.at` is its time. */
function openParty(folder: string) {
  const clock = { kind: 'own' as const, at: OPENS - 60_000, now: () => clock.at };
  const party: Party = {
    name: 'auditor',
    runBy: '',
    key: openOwnKey(folder),
    clock,
    witnessed: openWitnessed(folder),
  };
  return { ...party, clock };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cosigner-'));
const shown = (house: House, lines: readonly LogLine[]) => ({
  logKey: house.logKey,
  log: LOG,
  lines,
});

/** Shows the party what it has not seen of the log. */
function show(party: Party, house: House): readonly WitnessHead[] {
  const { seq } = party.witnessed.headOf(LOG);
  const answer = witnessLines(party, shown(house, house.lines.slice(seq)));
  assert(answer.ok, 'the lines follow');
  return answer.value;
}

describe('a co-signer', () => {
  test('commits to what it was shown, and reveals it for the root after the close', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    show(party, house);
    const committed = commitTo(party, { drawId: 'd-1' });
    assert(committed.ok, 'it commits');
    const of = { drawId: 'd-1', party: 'auditor' };
    const key = hexBytes(party.key.publicKey);
    const { commit, houseCommit } = committed.value;
    expect(houseCommit).toBe(OTHER);
    const message = boundCommitMessage(PURE_HASHES, of, committed.value);
    expect(verifyEd25519(key, message, hexBytes(committed.value.signature))).toBe(true);
    const rooted = house.add('root', rootBody('d-1', ROOT));
    show(party, house);
    party.clock.at = CLOSES;
    const revealed = revealFor(party, { drawId: 'd-1' });
    assert(revealed.ok, 'it reveals');
    expect(cosignCommit(PURE_HASHES, of, revealed.value.reveal)).toBe(commit);
    expect(revealed.value).toMatchObject({
      houseCommit: OTHER,
      root: ROOT,
      count: 1,
      headSeq: rooted.seq,
      headHash: rooted.hash,
    });
    const signed = boundRevealMessage(PURE_HASHES, of, revealed.value);
    expect(verifyEd25519(key, signed, hexBytes(revealed.value.signature))).toBe(true);
  });

  test('answers the same after a restart', () => {
    const [house, folder] = [makeHouse(), newFolder()];
    const first = openParty(folder);
    house.add('commit', commitBody('d-1', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    show(first, house);
    const said = commitTo(first, { drawId: 'd-1' });
    first.witnessed.close();
    const again = openParty(folder);
    expect(commitTo(again, { drawId: 'd-1' })).toEqual(said);
    again.clock.at = CLOSES;
    expect(revealFor(again, { drawId: 'd-1' })).toMatchObject({ ok: true, value: { root: ROOT } });
    expect(again.witnessed.headOf(LOG)).toMatchObject({ seq: 2, hash: house.lines[1]?.hash });
  });

  test('commits to nothing that it was not shown, nor once the opening has come', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    expect(commitTo(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'not_shown' });
    show(party, house);
    party.clock.at = OPENS;
    expect(commitTo(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'opening_past' });
  });

  test('reveals nothing before the close by its own clock, nor without the root', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    show(party, house);
    party.clock.at = CLOSES;
    expect(revealFor(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'root_not_shown' });
    house.add('root', rootBody('d-1', ROOT));
    show(party, house);
    party.clock.at = CLOSES - 1;
    const early = revealFor(party, { drawId: 'd-1', now: CLOSES + 60_000 });
    expect(early).toEqual({ ok: false, problem: 'before_close' });
    expect(revealFor(party, { drawId: 'd-2' })).toEqual({ ok: false, problem: 'not_shown' });
  });

  test('never answers for a draw whose line says no times', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', { drawId: 'd-1', lottery: 'SSC1', commit: OTHER, parties: '', keys: '' });
    house.add('root', rootBody('d-1', ROOT));
    show(party, house);
    party.clock.at = CLOSES + 1e9;
    expect(commitTo(party, { drawId: 'd-1' })).toMatchObject({ ok: false });
    expect(revealFor(party, { drawId: 'd-1' })).toMatchObject({ ok: false });
  });

  test.each<readonly [LogKind, Flat, Flat]>([
    ['commit', commitBody('d-1', OTHER), commitBody('d-1', ROOT)],
    ['commit', commitBody('d-1', OTHER), { ...commitBody('d-1', OTHER), opensAt: OPENS + 1 }],
    ['root', rootBody('d-1', ROOT), rootBody('d-1', OTHER)],
    ['result', { drawId: 'd-1', numbers: '1' }, { drawId: 'd-1', numbers: '2' }],
    ['result', { drawId: 'd-1', numbers: '1' }, { drawId: 'd-1', seed: '1' }],
    ['void', { drawId: 'd-1', reason: 'x' }, { drawId: 'd-1', reason: 'y' }],
  ])('takes no second %s of a draw, in one batch or another', (kind, one, two) => {
    const house = makeHouse();
    if (kind !== 'commit') house.add('commit', commitBody('d-1', OTHER));
    house.add(kind, one);
    house.add(kind, two);
    const refusal = { ok: false, problem: 'second_word' };
    expect(witnessLines(openParty(newFolder()), shown(house, house.lines))).toEqual(refusal);
    const party = openParty(newFolder());
    const [last] = house.lines.splice(-1);
    assert(last !== undefined, 'there is a second line');
    show(party, house);
    expect(witnessLines(party, shown(house, [last]))).toEqual(refusal);
    expect(party.witnessed.headOf(LOG).seq).toBe(house.lines.length);
  });

  test('keeps its files to itself', () => {
    const [house, folder] = [makeHouse(), newFolder()];
    house.add('commit', commitBody('d-1', OTHER));
    show(openParty(folder), house);
    const names = ['signing.pem', 'reveals.key', 'house.key', 'draws.log', 'heads/draws%2Fmanila'];
    for (const name of names) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });
});

describe('a witness', () => {
  test('signs a head at every commitment and root, and at the end of what it was shown', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    house.add('reveal', { drawId: 'd-1', party: 'auditor' });
    house.add('result', { drawId: 'd-1', numbers: '12345' });
    const heads = show(party, house);
    expect(heads.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    for (const head of heads) {
      expect(head).toMatchObject({ hash: house.lines[head.seq - 1]?.hash, at: party.clock.at });
      const message = headMessage(PURE_HASHES, head);
      const key = hexBytes(head.publicKey);
      expect(verifyEd25519(key, message, hexBytes(head.signature))).toBe(true);
    }
  });

  test('refuses a fork, a gap, and lines that are not the log’s', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    for (const id of ['d-1', 'd-2', 'd-3']) house.add('commit', commitBody(id, OTHER));
    const [one, two, three] = house.lines;
    assert(one && two && three, 'three lines');
    expect(witnessLines(party, shown(house, [two]))).toMatchObject({ problem: 'not_next' });
    expect(witnessLines(party, shown(house, [one, three]))).toMatchObject({
      problem: 'not_the_log',
    });
    const changed = { ...one, at: 6 };
    expect(witnessLines(party, shown(house, [changed]))).toMatchObject({ problem: 'not_the_log' });
    const foreign = { ...makeHouse().add('commit', commitBody('d-1', OTHER)) };
    expect(witnessLines(party, shown(house, [foreign]))).toMatchObject({ problem: 'not_the_log' });
    show(party, { ...house, lines: [one, two] });
    const fork = { ...house, lines: [] as LogLine[] };
    const forked = signLogLine(PURE_HASHES, { ...three, prev: one.hash }, (message) =>
      sign(null, message, house.key),
    );
    expect(witnessLines(party, shown(fork, [forked]))).toMatchObject({ problem: 'not_next' });
    expect(witnessLines(party, shown(house, [one]))).toMatchObject({ problem: 'not_next' });
    expect(show(party, house).at(-1)).toMatchObject({ seq: 3, hash: three.hash });
  });

  test('serves one house only', () => {
    const [house, other, party] = [makeHouse(), makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    other.add('commit', commitBody('d-2', OTHER));
    show(party, house);
    expect(witnessLines(party, { ...shown(other, other.lines), log: 'draws/x' })).toMatchObject({
      problem: 'another_house',
    });
  });

  test('takes the seals of a ledger in order, and no other', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    const seal = (number: number, previous: string): SealLine => {
      const words = {
        number: String(number),
        fromBatch: String(number),
        toBatch: String(number + 1),
        entries: 2,
        leavesHash: ROOT,
        previous,
        at: 1,
      };
      const hash = sealLineHash(PURE_HASHES, 1, { ...words, hash: '', signature: '' });
      const signature = sign(null, hexBytes(hash), house.key).toString('hex');
      return { ...words, hash, signature };
    };
    const first = seal(1, LOG_START);
    const second = seal(2, first.hash);
    const told = { logKey: house.logKey, log: 'ledger/manila', merchant: 1 };
    expect(witnessSeals(party, { ...told, seals: [second] })).toMatchObject({
      problem: 'not_next',
    });
    const cheat = { ...first, entries: 3 };
    expect(witnessSeals(party, { ...told, seals: [cheat] })).toMatchObject({
      problem: 'not_the_log',
    });
    const answer = witnessSeals(party, { ...told, seals: [first, second] });
    assert(answer.ok, 'the seals follow');
    expect(answer.value).toMatchObject([{ log: 'ledger/manila', seq: 2, hash: second.hash }]);
    const fork = seal(3, first.hash);
    expect(witnessSeals(party, { ...told, seals: [fork] })).toMatchObject({ problem: 'not_next' });
  });

  test('loses nothing that it answered for, and takes again what a crash cut short', () => {
    const [house, folder] = [makeHouse(), newFolder()];
    const party = openParty(folder);
    house.add('commit', commitBody('d-1', OTHER));
    show(party, house);
    house.add('commit', commitBody('d-2', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    house.add('void', { drawId: 'd-2', reason: 'x' });
    show(party, house);
    party.witnessed.close();
    // The facts of the second batch are on disk, its heads only in part.
    const heads = join(folder, 'heads', 'draws%2Fmanila');
    truncateSync(heads, statSync(heads).size / 4 + 100);
    appendFileSync(join(folder, 'draws.log'), '{"kind":"com');
    const again = openParty(folder);
    expect(again.witnessed.headOf(LOG).seq).toBe(1);
    expect(show(again, house).at(-1)?.seq).toBe(4);
    expect(readFileSync(join(folder, 'draws.log'), 'utf8')).not.toContain('"com{');
  });

  test('publishes its newest heads, and the older ones a page at a time', () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    for (let index = 0; index < 9; index += 1) house.add('commit', commitBody(`d-${index}`, OTHER));
    show(party, house);
    expect(publishedHeads(party, undefined).map(({ seq }) => seq)).toEqual([9]);
    const page = publishedHeads(party, { log: LOG, after: 4, most: 3 });
    expect(page.map(({ seq }) => seq)).toEqual([5, 6, 7]);
    expect(publishedHeads(party, { log: 'draws/none', after: 0, most: 3 })).toEqual([]);
  });
});

describe('the clock', () => {
  test('is its own unless it was started for a test, and then says so', () => {
    expect(openOwnClock(undefined).kind).toBe('own');
    expect(Math.abs(openOwnClock(undefined).now(5) - Date.now())).toBeLessThan(1000);
    const told = openOwnClock('house');
    expect([told.kind, told.now(50), told.now(40), told.now(undefined)]).toEqual([
      'house',
      50,
      50,
      50,
    ]);
  });
});

describe('over HTTP', () => {
  test('it answers who shows the shared secret, and publishes who it is and what it saw', async () => {
    const [house, party] = [makeHouse(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    const app = openServer(party, 'secret');
    const ask = (authorization: string, url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { authorization }, payload });
    const lines = shown(house, house.lines);
    for (const url of ['/lines', '/seals', '/commit', '/reveal']) {
      expect((await ask('Bearer wrong!', url, lines)).statusCode).toBe(401);
    }
    expect((await ask('Bearer secret', '/lines', lines)).statusCode).toBe(200);
    expect((await ask('Bearer secret', '/lines', lines)).statusCode).toBe(409);
    expect((await ask('Bearer secret', '/lines', { ...lines, more: 1 })).statusCode).toBe(400);
    const commits = await ask('Bearer secret', '/commit', { drawIds: ['d-1', 'd-2'] });
    expect(commits.json()).toMatchObject([
      { drawId: 'd-1', commit: { houseCommit: OTHER } },
      { drawId: 'd-2', refused: 'not_shown' },
    ]);
    const early = await ask('Bearer secret', '/reveal', { drawId: 'd-1' });
    expect([early.statusCode, early.json<unknown>()]).toEqual([409, { error: 'root_not_shown' }]);
    const published = await app.inject({ method: 'GET', url: '/heads' });
    const self = { party: 'auditor', publicKey: party.key.publicKey, runBy: '', clock: 'own' };
    expect(published.json()).toMatchObject({ ...self, heads: [{ log: LOG, seq: 1 }] });
    const page = await app.inject({ method: 'GET', url: `/heads?log=${LOG}&after=0` });
    expect(page.json()).toMatchObject({ heads: [{ seq: 1 }] });
    await app.close();
  });
});
