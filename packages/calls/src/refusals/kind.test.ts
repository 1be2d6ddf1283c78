import { expect, it } from 'vitest';
import { defineRefusals } from './kind.ts';

const text = { EN: 'No.', CN: '不行。', ID: 'Tidak.', TH: 'ไม่ได้', VI: 'Không.' };

it('a refusal without a text in one language is the only error: the other codes stay known', () => {
  const refusals = defineRefusals({
    'planted.whole': { status: 404, text },
    // @ts-expect-error Its texts are not complete.
    'planted.partial': { status: 404, text: { EN: 'No.' } },
  });
  const known: keyof typeof refusals = 'planted.whole';
  // @ts-expect-error Without the codes any string would be one.
  const unknown: keyof typeof refusals = 'planted.nowhere';
  expect(Object.keys(refusals)).toContain(known);
  expect(Object.keys(refusals)).not.toContain(unknown);
});
