// Worked examples in the form of lottery.md 4.2, for plays that the shared file does not cover.
import { describe, expect, it } from 'vitest';
import shared from '../../vectors/lottery.json' with { type: 'json' };
import elevenFive from '../../vectors/more/eleven-five.json' with { type: 'json' };
import fourD from '../../vectors/more/four-d.json' with { type: 'json' };
import k3 from '../../vectors/more/k3.json' with { type: 'json' };
import keno from '../../vectors/more/keno.json' with { type: 'json' };
import lhc from '../../vectors/more/lhc.json' with { type: 'json' };
import p5 from '../../vectors/more/p5.json' with { type: 'json' };
import pc28 from '../../vectors/more/pc28.json' with { type: 'json' };
import philippines from '../../vectors/more/philippines.json' with { type: 'json' };
import pk10 from '../../vectors/more/pk10.json' with { type: 'json' };
import sea from '../../vectors/more/sea.json' with { type: 'json' };
import thai from '../../vectors/more/thai.json' with { type: 'json' };
import threeD from '../../vectors/more/three-d.json' with { type: 'json' };
import togel from '../../vectors/more/togel.json' with { type: 'json' };
import vietnam from '../../vectors/more/vietnam.json' with { type: 'json' };
import { findFamily } from './index.ts';
import { isObject, type JsonObject } from '../testing/vectors/example.ts';
import { runExample } from '../testing/vectors/run-example.ts';

const FILES: Readonly<Record<string, { readonly refs: unknown; readonly vectors: unknown }>> = {
  'eleven-five': elevenFive,
  pk10,
  'three-d': threeD,
  p5,
  togel,
  vietnam,
  'four-d': fourD,
  thai,
  k3,
  pc28,
  keno,
  sea,
  lhc,
  philippines,
};

describe.each(Object.entries(FILES))('our examples of %s', (_, file) => {
  const refs = file.refs as Readonly<Record<string, JsonObject>>;
  const examples = (file.vectors as JsonObject[]).map((example) => {
    const name = isObject(example.draw) ? example.draw.$ref : undefined;
    return typeof name === 'string' ? { ...example, draw: refs[name] ?? null } : example;
  });

  it.each(examples.map((example) => [String(example.id), example] as const))(
    '%s',
    (_id, example) => {
      expect(runExample(example)).toEqual({ status: 'passed' });
    },
  );

  it('fail when any stated figure is changed', () => {
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

/** Families of which every play has an example under its own code. */
const COMPLETE = ['3D', '11X5', 'K3', 'PC28', 'KL8'];
const ALL = [shared, ...Object.values(FILES)].flatMap(({ vectors }) => vectors as JsonObject[]);

function playsWithoutExample(code: string, examples: readonly JsonObject[]): string[] {
  const own = examples.filter(({ family }) => family === code);
  const shown = new Set(own.map(({ betType }) => betType));
  return [...(findFamily(code)?.plays.keys() ?? [])].filter((play) => !shown.has(play));
}

it.each(COMPLETE)('every play of %s has a worked example', (code) => {
  expect(playsWithoutExample(code, ALL)).toEqual([]);
  const [first] = findFamily(code)?.plays.keys() ?? [];
  const others = ALL.filter(({ betType }) => betType !== first);
  expect(playsWithoutExample(code, others)).toEqual([first]);
});
