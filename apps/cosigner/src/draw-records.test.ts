import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDrawRecords, type Fact } from './draw-records.ts';

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

test('thousands of draws are found, before and after a restart, and no other', () => {
  const folder = newFolder();
  const records = openDrawRecords(folder);
  const draws = Array.from({ length: 24_000 }, (_, at) => at);
  // Of each of the index's tables, which have all grown by now, a dozen.
  const asked = draws.filter((at) => at % 8 === 7);
  for (let from = 0; from < draws.length; from += 1000) {
    const some = draws.slice(from, from + 1000);
    records.append([
      ...some.map((at) => commit(at)),
      ...some.map((at) => root(at)),
      ...some.map(end),
    ]);
  }
  expect(asked.filter((at) => records.find(`d-${at}`)?.ended !== `e${at}`)).toEqual([]);
  expect(records.find('d-7')).toEqual(whole(7));
  expect(records.find('d-24000')).toBeUndefined();
  records.close();
  const reopened = openDrawRecords(folder);
  expect(asked.filter((at) => reopened.find(`d-${at}`)?.root?.count !== at)).toEqual([]);
  reopened.close();
}, 60_000);

test('the first fact of each kind is final, and facts without a commitment are ignored', () => {
  const folder = newFolder();
  const records = openDrawRecords(folder);
  records.append([root(1), end(1), commit(2), commit(2, 'another'), root(2), root(2, 'another')]);
  expect(records.find('d-1')).toBeUndefined();
  expect(records.find('d-2')).toMatchObject({ houseCommit: 'c2', root: { hash: 'h2' } });
  records.close();
  expect(openDrawRecords(folder).find('d-2')).toMatchObject({ houseCommit: 'c2' });
});

test('a missing or outdated index is rebuilt from the file', () => {
  const folder = newFolder();
  const records = openDrawRecords(folder);
  records.append([commit(1), root(1), end(1)]);
  records.close();
  rmSync(join(folder, 'draws.index', '00'));
  expect(openDrawRecords(folder).find('d-1')).toEqual(whole(1));
  rmSync(join(folder, 'draws.index'), { recursive: true });
  expect(openDrawRecords(folder).find('d-1')).toEqual(whole(1));
  // Like after a crash: facts on disk that are not in the index, and the last line is incomplete.
  const text = [commit(2), root(2)].map((fact) => `${JSON.stringify(fact)}\n`).join('');
  appendFileSync(join(folder, 'draws.log'), `${text}{"kind":"end","drawId":"d-2","ha`);
  const behind = openDrawRecords(folder);
  expect(behind.find('d-2')).toMatchObject({ houseCommit: 'c2', root: { hash: 'h2' } });
  expect(behind.find('d-2')).not.toHaveProperty('ended');
  behind.append([end(2)]);
  expect(behind.find('d-2')).toEqual(whole(2));
});

test('a file that became shorter is rejected', () => {
  const folder = newFolder();
  const records = openDrawRecords(folder);
  records.append([commit(1), commit(2)]);
  records.close();
  truncateSync(join(folder, 'draws.log'), 10);
  expect(() => openDrawRecords(folder)).toThrow('shorter');
});
