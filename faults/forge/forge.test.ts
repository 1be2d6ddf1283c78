import { afterAll, beforeAll, expect, test } from 'vitest';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { checkProofForgeries } from './run-forge.ts';
import { checkGenuineFiles } from './check-genuine-files.ts';
import { openForgeFixture, type ForgeFixture } from './forge-fixture.ts';

let fixture: ForgeFixture;

beforeAll(async () => {
  await setup();
  fixture = await openForgeFixture();
}, 120_000);
afterAll(async () => {
  await fixture.close();
  await teardown();
}, 60_000);

/** The names of the rows with a problem, each with its problem. */
const wrong = (rows: readonly { readonly name: string; readonly problem?: string }[]) =>
  rows.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));

test('every checker accepts genuine proofs', async () => {
  const problems = wrong(await checkGenuineFiles(fixture, 'few'));
  expect(problems, problems.join('; ')).toEqual([]);
}, 120_000);

test('both checkers detect every forged proof', async () => {
  const rows = await checkProofForgeries(fixture);
  const problems = wrong(rows);
  expect(problems, problems.join('; ')).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(30);
}, 120_000);
