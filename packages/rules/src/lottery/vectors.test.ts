import { describe, expect, it } from 'vitest';
import lottery from '../../vectors/lottery.json' with { type: 'json' };
import { isObject, type JsonObject } from '../testing/vectors/example.ts';
import { findReader } from '../testing/vectors/families/index.ts';
import { runExample } from '../testing/vectors/run-example.ts';

const SUPPORTED = new Set(['SSC', 'ZY', 'TICKET']);
const refs = lottery.refs as unknown as Record<string, JsonObject>;
const examples = (lottery.vectors as unknown as JsonObject[])
  .filter((example) => SUPPORTED.has(String(example.family)) || findReader(example))
  .map((example) => {
    const name = isObject(example.draw) ? example.draw.$ref : undefined;
    return typeof name === 'string' ? { ...example, draw: refs[name] ?? null } : example;
  });

describe('worked examples of lottery.md section 4', () => {
  it.each(examples.map((example) => [String(example.id), example] as const))('%s', (_, example) => {
    expect(runExample(example)).toEqual({ status: 'passed' });
  });

  it('fails an example when any stated figure is changed', () => {
    for (const example of examples) {
      for (const field of ['notes', 'wins', 'stake', 'payout', 'result'] as const) {
        const wrong = { ...example, [field]: field === 'result' ? 'OTHER' : 123_456.5 };
        expect(runExample(wrong), `${String(example.id)} ${field}`).toMatchObject({
          status: 'failed',
        });
      }
    }
  });
});
