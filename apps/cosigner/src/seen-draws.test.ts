import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSeenDraws, type Fact } from './seen-draws.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'seen-'));
const commit = (at: number, houseCommit = `c${at}`): Fact => ({
  kind: 'commit',
  drawId: `d-${at}`,
  draw: { houseCommit, opensAt: at, closesAt: at + 1 },
});
const root = (at: number, hash = `h${at}`): Fact => ({
  kind: 'root',
  drawId: `d-${at}`,
  root: { root: `r${at}`, count: at, seq: at, hash },
});
const end = (at: number): Fact => ({ kind: 'end', drawId: `d-${at}`, hash: `e${at}` });
const whole = (at: number) => ({
  houseCommit: `c${at}`,
  opensAt: at,
  closesAt: at + 1,
  root: { root: `r${at}`, count: at, seq: at, hash: `h${at}` },
  ended: `e${at}`,
});

test('thousands of draws are known, now and after a restart, and none that was not seen', () => {
  const folder = newFolder();
  const seen = openSeenDraws(folder);
  const draws = Array.from({ length: 24_000 }, (_, at) => at);
  for (let from = 0; from < draws.length; from += 1000) {
    const some = draws.slice(from, from + 1000);
    seen.keep([...some.map((at) => commit(at)), ...some.map((at) => root(at)), ...some.map(end)]);
  }
  const known = () => draws.filter((at) => seen.of(`d-${at}`)?.ended === `e${at}`).length;
  expect(known()).toBe(draws.length);
  expect(seen.of('d-7')).toEqual(whole(7));
  expect(seen.of('d-24000')).toBeUndefined();
  seen.close();
  const again = openSeenDraws(folder);
  expect(draws.every((at) => again.of(`d-${at}`)?.root?.count === at)).toBe(true);
  again.close();
});

test('the first word about a draw stands, and nothing is known of one without a commitment', () => {
  const folder = newFolder();
  const seen = openSeenDraws(folder);
  seen.keep([root(1), end(1), commit(2), commit(2, 'another'), root(2), root(2, 'another')]);
  expect(seen.of('d-1')).toBeUndefined();
  expect(seen.of('d-2')).toMatchObject({ houseCommit: 'c2', root: { hash: 'h2' } });
  seen.close();
  expect(openSeenDraws(folder).of('d-2')).toMatchObject({ houseCommit: 'c2' });
});

test('an index that is lost, behind or made by nobody yet follows from the file again', () => {
  const folder = newFolder();
  const seen = openSeenDraws(folder);
  seen.keep([commit(1), root(1), end(1)]);
  seen.close();
  rmSync(join(folder, 'draws.index', '00'));
  expect(openSeenDraws(folder).of('d-1')).toEqual(whole(1));
  rmSync(join(folder, 'draws.index'), { recursive: true });
  expect(openSeenDraws(folder).of('d-1')).toEqual(whole(1));
  // As after a crash: facts on disk that are not in the index, the last of them cut short.
  const text = [commit(2), root(2)].map((fact) => `${JSON.stringify(fact)}\n`).join('');
  appendFileSync(join(folder, 'draws.log'), `${text}{"kind":"end","drawId":"d-2","ha`);
  const behind = openSeenDraws(folder);
  expect(behind.of('d-2')).toMatchObject({ houseCommit: 'c2', root: { hash: 'h2' } });
  expect(behind.of('d-2')).not.toHaveProperty('ended');
  behind.keep([end(2)]);
  expect(behind.of('d-2')).toEqual(whole(2));
});

test('a file that became shorter is not gone on with', () => {
  const folder = newFolder();
  const seen = openSeenDraws(folder);
  seen.keep([commit(1), commit(2)]);
  seen.close();
  truncateSync(join(folder, 'draws.log'), 10);
  expect(() => openSeenDraws(folder)).toThrow('shorter');
});
