// The order in which vitest starts the files of a run. Some wait most of the time, for rounds,
// leases and processes: while they wait, other workers need the cores. They are dealt out evenly
// among the files that compute, the longest first.
import * as path from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from '../build/run-steps.mjs';

/** Files that wait, and folders of such files, the longest first. */
export const WAITING = [
  'faults/pay-kills/',
  'faults/play-kills/',
  'tools/rgs/crash-page.test.ts',
  'apps/server/src/modules/vendors/lab/faulty-vendors.test.ts',
  'apps/studio/src/tables/crash.test.ts',
  'faults/close.test.ts',
  'apps/studio/src/tables/kills.test.ts',
  'faults/setup/',
  'faults/drain.test.ts',
  'faults/vendors/',
  'apps/studio/src/kills.test.ts',
  'apps/server/src/platform/database/silence.test.ts',
];

/** Files that only compute, at the lowest priority, while the last of the faults wait. */
export const FILLING = ['tools/rounds/'];

/**
 * Vitest's own order, in which projects follow each other, with the waiting files dealt out.
 *
 * @type {typeof BaseSequencer}
 */
export const TestOrder = testOrder;

function testOrder(context) {
  const usual = new BaseSequencer(context);
  return {
    shard: (files) => usual.shard(files),
    sort: async (files) => dealOut(await usual.sort(files)),
  };
}

function dealOut(sorted) {
  const waiting = sorted
    .filter((file) => rankOf(file) >= 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const filling = sorted.filter(isFilling);
  const others = sorted.filter((file) => rankOf(file) < 0 && !isFilling(file));
  const [first] = waiting;
  const isBeside = ({ project }) => project === first?.project;
  const step = Math.max(1, Math.floor(others.filter(isBeside).length / waiting.length));
  let computing = 0;
  return [
    ...others.flatMap((file) => {
      const isDue = isBeside(file) && computing++ % step === 0;
      return isDue ? [...waiting.splice(0, 1), file] : [file];
    }),
    ...waiting,
    ...filling,
  ];
}

function isFilling(file) {
  return FILLING.some((each) => pathOf(file).startsWith(each));
}

function rankOf(file) {
  return WAITING.findIndex((each) => pathOf(file).startsWith(each));
}

function pathOf({ moduleId }) {
  return path.relative(ROOT, moduleId).replaceAll(path.sep, '/');
}
