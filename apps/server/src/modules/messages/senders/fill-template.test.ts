import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const parts = fc.record({ to: fc.string(), text: fc.string({ unit: 'grapheme' }), id: fc.uuid() });

test('any message stays one string of a JSON body', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const template = '{"a":["{to}"],"b":{"text":"{text}"},"c":"{id}-{to}"}';
      const body: unknown = JSON.parse(fillTemplate(template, 'application/json', given));
      expect(body).toEqual({
        a: [given.to],
        b: { text: given.text },
        c: `${given.id}-${given.to}`,
      });
    }),
  );
});

test('any message stays one field of a form', () => {
  fc.assert(
    fc.property(parts, (given) => {
      const type = 'application/x-www-form-urlencoded';
      const form = new URLSearchParams(fillTemplate('a={to}&b={text}&c={id}', type, given));
      expect([...form]).toEqual([
        ['a', given.to],
        ['b', given.text],
        ['c', given.id],
      ]);
    }),
  );
});
