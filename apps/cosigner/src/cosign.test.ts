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
  type FlatObject,
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
import { commitToDraw, revealDraw } from './cosign.ts';
import { openCosignerClock } from './cosigner-clock.ts';
import { openCosignerKey } from './cosigner-key.ts';
import type { Party } from './party.ts';
import { openServer } from './server.ts';
import { publishedHeads, witnessLines, witnessSeals } from './witness.ts';
import { openWitnessStore } from './witness-store.ts';

const OPENS = 1_000_000;
const CLOSES = 1_060_000;
const LOG = 'draws/manila';
const ROOT = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** A house with one log; the test decides which of its lines are sent to the co-signer. */
interface LogParty {
  readonly key: KeyObject;
  readonly logKey: string;
  readonly lines: LogLine[];
  add(kind: LogKind, body: FlatObject): LogLine;
}

function makeLogParty(): LogParty {
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

const commitBody = (drawId: string, commit: string): FlatObject => ({
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
const rootBody = (drawId: string, root: string): FlatObject => ({
  drawId,
  root,
  count: 1,
  totalStake: '20000',
  closedAt: CLOSES,
});

/** A party with a clock that the test sets by `clock.at`. */
function openParty(folder: string) {
  const clock = { kind: 'own' as const, at: OPENS - 60_000, now: () => clock.at };
  const party: Party = {
    name: 'auditor',
    runBy: '',
    key: openCosignerKey(folder),
    clock,
    witnessStore: openWitnessStore(folder),
  };
  return { ...party, clock };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cosigner-'));
const linesRequest = (house: LogParty, lines: readonly LogLine[]) => ({
  logKey: house.logKey,
  log: LOG,
  lines,
});

/** Sends the party the lines of the log after its head. */
function sendNewLines(party: Party, house: LogParty): readonly WitnessHead[] {
  const { seq } = party.witnessStore.getHead(LOG);
  const answer = witnessLines(party, linesRequest(house, house.lines.slice(seq)));
  assert(answer.ok, 'the lines follow');
  return answer.value;
}

describe('a co-signer', () => {
  test('commits to a logged draw, and reveals for its root after the close', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    sendNewLines(party, house);
    const committed = commitToDraw(party, { drawId: 'd-1' });
    assert(committed.ok, 'it commits');
    const of = { drawId: 'd-1', party: 'auditor' };
    const key = hexBytes(party.key.publicKey);
    const { commit, houseCommit } = committed.value;
    expect(houseCommit).toBe(OTHER);
    const message = boundCommitMessage(PURE_HASHES, of, committed.value);
    expect(verifyEd25519(key, message, hexBytes(committed.value.signature))).toBe(true);
    const rooted = house.add('root', rootBody('d-1', ROOT));
    sendNewLines(party, house);
    party.clock.at = CLOSES;
    const revealed = revealDraw(party, { drawId: 'd-1' });
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

  test('commits and reveals the same after a restart', () => {
    const [house, folder] = [makeLogParty(), newFolder()];
    const first = openParty(folder);
    house.add('commit', commitBody('d-1', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    sendNewLines(first, house);
    const said = commitToDraw(first, { drawId: 'd-1' });
    first.witnessStore.close();
    const reopened = openParty(folder);
    expect(commitToDraw(reopened, { drawId: 'd-1' })).toEqual(said);
    reopened.clock.at = CLOSES;
    expect(revealDraw(reopened, { drawId: 'd-1' })).toMatchObject({
      ok: true,
      value: { root: ROOT },
    });
    expect(reopened.witnessStore.getHead(LOG)).toMatchObject({
      seq: 2,
      hash: house.lines[1]?.hash,
    });
  });

  test('does not commit to an unknown draw, nor after the opening', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    expect(commitToDraw(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'not_shown' });
    sendNewLines(party, house);
    party.clock.at = OPENS;
    expect(commitToDraw(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'opening_past' });
  });

  test('does not reveal before the close by its own clock, nor without the root', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    sendNewLines(party, house);
    party.clock.at = CLOSES;
    expect(revealDraw(party, { drawId: 'd-1' })).toEqual({ ok: false, problem: 'root_not_shown' });
    house.add('root', rootBody('d-1', ROOT));
    sendNewLines(party, house);
    party.clock.at = CLOSES - 1;
    const early = revealDraw(party, { drawId: 'd-1', now: CLOSES + 60_000 });
    expect(early).toEqual({ ok: false, problem: 'before_close' });
    expect(revealDraw(party, { drawId: 'd-2' })).toEqual({ ok: false, problem: 'not_shown' });
  });

  test('never commits to a draw without times', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', { drawId: 'd-1', lottery: 'SSC1', commit: OTHER, parties: '', keys: '' });
    house.add('root', rootBody('d-1', ROOT));
    sendNewLines(party, house);
    party.clock.at = CLOSES + 1e9;
    expect(commitToDraw(party, { drawId: 'd-1' })).toMatchObject({ ok: false });
    expect(revealDraw(party, { drawId: 'd-1' })).toMatchObject({ ok: false });
  });

  test.each<readonly [LogKind, FlatObject, FlatObject]>([
    ['commit', commitBody('d-1', OTHER), commitBody('d-1', ROOT)],
    ['commit', commitBody('d-1', OTHER), { ...commitBody('d-1', OTHER), opensAt: OPENS + 1 }],
    ['root', rootBody('d-1', ROOT), rootBody('d-1', OTHER)],
    ['result', { drawId: 'd-1', numbers: '1' }, { drawId: 'd-1', numbers: '2' }],
    ['result', { drawId: 'd-1', numbers: '1' }, { drawId: 'd-1', seed: '1' }],
    ['void', { drawId: 'd-1', reason: 'x' }, { drawId: 'd-1', reason: 'y' }],
  ])('takes no second %s of a draw, in one batch or another', (kind, one, two) => {
    const house = makeLogParty();
    if (kind !== 'commit') house.add('commit', commitBody('d-1', OTHER));
    house.add(kind, one);
    house.add(kind, two);
    const refusal = { ok: false, problem: 'second_word' };
    expect(witnessLines(openParty(newFolder()), linesRequest(house, house.lines))).toEqual(refusal);
    const party = openParty(newFolder());
    const [last] = house.lines.splice(-1);
    assert(last !== undefined, 'there is a second line');
    sendNewLines(party, house);
    expect(witnessLines(party, linesRequest(house, [last]))).toEqual(refusal);
    expect(party.witnessStore.getHead(LOG).seq).toBe(house.lines.length);
  });

  test('makes its files unreadable for others', () => {
    const [house, folder] = [makeLogParty(), newFolder()];
    house.add('commit', commitBody('d-1', OTHER));
    sendNewLines(openParty(folder), house);
    const names = ['signing.pem', 'reveals.key', 'house.key', 'draws.log', 'heads/draws%2Fmanila'];
    for (const name of names) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });
});

describe('a witness', () => {
  test('signs a head at every commitment and root, and at the last line', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    house.add('reveal', { drawId: 'd-1', party: 'auditor' });
    house.add('result', { drawId: 'd-1', numbers: '12345' });
    const heads = sendNewLines(party, house);
    expect(heads.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    for (const head of heads) {
      expect(head).toMatchObject({ hash: house.lines[head.seq - 1]?.hash, at: party.clock.at });
      const message = headMessage(PURE_HASHES, head);
      const key = hexBytes(head.publicKey);
      expect(verifyEd25519(key, message, hexBytes(head.signature))).toBe(true);
    }
  });

  test('refuses a fork, a gap and invalid lines', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    for (const id of ['d-1', 'd-2', 'd-3']) house.add('commit', commitBody(id, OTHER));
    const [one, two, three] = house.lines;
    assert(one && two && three, 'three lines');
    expect(witnessLines(party, linesRequest(house, [two]))).toMatchObject({ problem: 'not_next' });
    expect(witnessLines(party, linesRequest(house, [one, three]))).toMatchObject({
      problem: 'not_the_log',
    });
    const changed = { ...one, at: 6 };
    expect(witnessLines(party, linesRequest(house, [changed]))).toMatchObject({
      problem: 'not_the_log',
    });
    const foreign = { ...makeLogParty().add('commit', commitBody('d-1', OTHER)) };
    expect(witnessLines(party, linesRequest(house, [foreign]))).toMatchObject({
      problem: 'not_the_log',
    });
    sendNewLines(party, { ...house, lines: [one, two] });
    const fork = { ...house, lines: [] as LogLine[] };
    const forked = signLogLine(PURE_HASHES, { ...three, prev: one.hash }, (message) =>
      sign(null, message, house.key),
    );
    expect(witnessLines(party, linesRequest(fork, [forked]))).toMatchObject({
      problem: 'not_next',
    });
    expect(witnessLines(party, linesRequest(house, [one]))).toMatchObject({ problem: 'not_next' });
    expect(sendNewLines(party, house).at(-1)).toMatchObject({ seq: 3, hash: three.hash });
  });

  test('serves only one house', () => {
    const [house, other, party] = [makeLogParty(), makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    other.add('commit', commitBody('d-2', OTHER));
    sendNewLines(party, house);
    expect(
      witnessLines(party, { ...linesRequest(other, other.lines), log: 'draws/x' }),
    ).toMatchObject({
      problem: 'another_house',
    });
  });

  test('accepts the seals of a ledger only in order', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
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
    const request = { logKey: house.logKey, log: 'ledger/manila', merchant: 1 };
    expect(witnessSeals(party, { ...request, seals: [second] })).toMatchObject({
      problem: 'not_next',
    });
    const cheat = { ...first, entries: 3 };
    expect(witnessSeals(party, { ...request, seals: [cheat] })).toMatchObject({
      problem: 'not_the_log',
    });
    const answer = witnessSeals(party, { ...request, seals: [first, second] });
    assert(answer.ok, 'the seals follow');
    expect(answer.value).toMatchObject([{ log: 'ledger/manila', seq: 2, hash: second.hash }]);
    const fork = seal(3, first.hash);
    expect(witnessSeals(party, { ...request, seals: [fork] })).toMatchObject({
      problem: 'not_next',
    });
  });

  test('loses nothing that it acknowledged, and accepts again what a crash truncated', () => {
    const [house, folder] = [makeLogParty(), newFolder()];
    const party = openParty(folder);
    house.add('commit', commitBody('d-1', OTHER));
    sendNewLines(party, house);
    house.add('commit', commitBody('d-2', OTHER));
    house.add('root', rootBody('d-1', ROOT));
    house.add('void', { drawId: 'd-2', reason: 'x' });
    sendNewLines(party, house);
    party.witnessStore.close();
    // The facts of the second batch are on disk, its heads only partially.
    const heads = join(folder, 'heads', 'draws%2Fmanila');
    truncateSync(heads, statSync(heads).size / 4 + 100);
    appendFileSync(join(folder, 'draws.log'), '{"kind":"com');
    const reopened = openParty(folder);
    expect(reopened.witnessStore.getHead(LOG).seq).toBe(1);
    expect(sendNewLines(reopened, house).at(-1)?.seq).toBe(4);
    expect(readFileSync(join(folder, 'draws.log'), 'utf8')).not.toContain('"com{');
  });

  test('publishes its newest heads, and older ones by pages', () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    for (let index = 0; index < 9; index += 1) house.add('commit', commitBody(`d-${index}`, OTHER));
    sendNewLines(party, house);
    expect(publishedHeads(party, undefined).map(({ seq }) => seq)).toEqual([9]);
    const page = publishedHeads(party, { log: LOG, after: 4, limit: 3 });
    expect(page.map(({ seq }) => seq)).toEqual([5, 6, 7]);
    expect(publishedHeads(party, { log: 'draws/none', after: 0, limit: 3 })).toEqual([]);
  });
});

describe('the clock', () => {
  test('is independent unless configured for a test, and publishes that', () => {
    expect(openCosignerClock(undefined).kind).toBe('own');
    expect(Math.abs(openCosignerClock(undefined).now(5) - Date.now())).toBeLessThan(1000);
    const clock = openCosignerClock('house');
    expect([clock.kind, clock.now(50), clock.now(40), clock.now(undefined)]).toEqual([
      'house',
      50,
      50,
      50,
    ]);
  });
});

describe('over HTTP', () => {
  test('its calls need the shared secret, and its identity and heads are public', async () => {
    const [house, party] = [makeLogParty(), openParty(newFolder())];
    house.add('commit', commitBody('d-1', OTHER));
    const app = openServer(party, 'secret');
    const ask = (authorization: string, url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { authorization }, payload });
    const lines = linesRequest(house, house.lines);
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
