// `npm run randomness [-- --draws 1000000 --seed NAME --only 'pick 5 of 11']`: makes very many
// draws of each format and runs a battery of statistical tests, with 99 % confidence over all of
// them.
import { parseArgs } from 'node:util';
import { runBattery, type TestResult } from './randomness/battery.ts';
import { drawMany, FORMATS } from './randomness/many-draws.ts';

/** The false alarm rate of faultless draws, divided among all statistics. */
const ALARM = 0.01;

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fairhouse' },
    only: { type: 'string' },
  },
});
const count = Number(values.draws);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const all: { readonly format: string; readonly test: string; readonly p: number }[] = [];

say(`${count.toLocaleString('en')} draws of each format, seed ${values.seed}`);
for (const [name, form] of FORMATS) {
  if (values.only !== undefined && values.only !== name) continue;
  const began = performance.now();
  const tests = runBattery(drawMany(form, count, values.seed));
  say(`\n${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const test of tests) {
    say(lineOf(test));
    for (const { p } of test.statistics) all.push({ format: name, test: test.name, p });
  }
}

const limit = ALARM / all.length;
const failed = all.filter(({ p }) => !(p >= limit));
say(`\n${all.length} statistics; each may have a chance of ${limit.toExponential(1)}`);
for (const { format, test, p } of failed) say(`FAILED ${format}, ${test}: ${p.toExponential(2)}`);
say(failed.length === 0 ? 'all passed' : `${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A test with its least likely statistic. */
function lineOf({ name, statistics }: TestResult): string {
  const [worst] = statistics.toSorted((left, right) => left.p - right.p);
  const of = statistics.length === 1 ? '' : ` (least of ${statistics.length})`;
  const value = worst?.value.toFixed(2) ?? '';
  return `  ${name.padEnd(26)} ${value.padStart(12)}  p ${worst?.p.toFixed(5) ?? ''}${of}`;
}
