// `npm run --silent vectors -- FILE`: runs a file of worked examples against the rules.
import { readFileSync } from 'node:fs';
import { isList, isObject, runExample, type Json, type JsonObject } from '@fairhouse/rules/testing';
import { runCashierExample } from './vectors/cashier-examples.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run --silent vectors -- FILE');
  process.exit(2);
}

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [index, example] of readExamples(file).entries()) {
  const outcome = runSafely(example);
  counts[outcome.status] += 1;
  if (outcome.status !== 'failed') continue;
  const name = String(example.id ?? example.case ?? `example ${index + 1}`);
  for (const mismatch of outcome.mismatches) console.log(`${name}: ${mismatch}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/**
 * The examples of either form: `{refs, rounding, vectors}`, or a list; `$ref` in a draw is
 * resolved.
 */
function readExamples(path: string): JsonObject[] {
  const content = JSON.parse(readFileSync(path, 'utf8')) as Json;
  const list = isObject(content) ? content.vectors : content;
  if (!isList(list)) throw new Error(`${path} is neither a list of examples nor {vectors: [...]}`);
  const refs = isObject(content) && isObject(content.refs) ? content.refs : {};
  return list.filter(isObject).map((example) => {
    const { draw } = example;
    const name = isObject(draw) ? draw.$ref : undefined;
    return typeof name === 'string' ? { ...example, draw: refs[name] ?? null } : example;
  });
}

/** An unreadable example fails and does not stop the run. */
function runSafely(example: JsonObject) {
  try {
    return example.area === 'cashier' ? runCashierExample(example) : runExample(example);
  } catch (error) {
    return { status: 'failed' as const, mismatches: [`cannot be run: ${String(error)}`] };
  }
}
