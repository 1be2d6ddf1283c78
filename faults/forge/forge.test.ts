import { afterAll, beforeAll, expect, test } from 'vitest';
import { setup, teardown } from '../../tools/vitest-postgres.ts';
import { tellProofLies } from './run-forge.ts';
import { tellTruths } from './tell-truths.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  await setup();
  stage = await openStage();
}, 120_000);
afterAll(async () => {
  await stage.close();
  await teardown();
}, 60_000);

const wrong = (rows: readonly { readonly name: string; readonly problem?: string }[]) =>
  rows.filter(({ problem }) => problem !== undefined);

test('what is true is believed by every checker', async () => {
  expect(wrong(await tellTruths(stage, 'few'))).toEqual([]);
}, 120_000);

test('every lie in a proof is found by both checkers', async () => {
  const rows = await tellProofLies(stage);
  expect(wrong(rows)).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(30);
}, 120_000);
