import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Vitest } from 'vitest/node';
import { ROOT } from '../build/run-steps.mjs';
import { FILLING, TestOrder, WAITING } from './test-order.mjs';

it('every file that waits or fills, or its folder, is there', () => {
  expect([...WAITING, ...FILLING].filter((each) => !existsSync(join(ROOT, each)))).toEqual([]);
});

/** Vitest’s order of files of one size, none of which has run before. */
async function sorted(files: readonly (readonly [project: string, file: string])[]) {
  const cache = { getFileTestResults: () => undefined, getFileStats: () => ({ size: 1 }) };
  const order = new TestOrder({ cache, config: { root: ROOT } } as unknown as Vitest);
  const projects = Object.fromEntries(
    files.map(([name]) => [
      name,
      { name, config: { isolate: false, sequence: { groupOrder: 0 } } },
    ]),
  );
  const specifications = files.map(([name, file]) => ({
    project: projects[name],
    moduleId: join(ROOT, file),
  }));
  const found = await order.sort(specifications as never);
  return found.map(({ moduleId }) => moduleId.slice(ROOT.length + 1));
}

it('files that wait are dealt out among those of their kind, the longest first', async () => {
  const [long, short] = ['faults/pay-kills/pay-kills.test.ts', 'faults/close.test.ts'] as const;
  const kind = ['a', 'b', 'c', 'd'].map((name) => ['database', `apps/${name}.test.ts`] as const);
  const found = await sorted([
    ['unit', 'packages/z.test.ts'],
    ['database', short],
    ...kind,
    ['database', long],
  ]);
  const [a, b, c, d] = kind.map(([, file]) => file);
  expect(found).toEqual([long, a, b, short, c, d, 'packages/z.test.ts']);
});

it('files that wait are all run where no other file is', async () => {
  const files = WAITING.filter((each) => each.endsWith('.ts'));
  expect(await sorted(files.map((file) => ['database', file] as const))).toEqual(files);
});

it('files that fill what others leave of the cores are the last', async () => {
  const found = await sorted([
    ['database', 'apps/a.test.ts'],
    ['faults', 'tools/rounds/simulate-slot.test.ts'],
    ['faults', 'faults/copies.test.ts'],
  ]);
  expect(found.at(-1)).toBe('tools/rounds/simulate-slot.test.ts');
});
