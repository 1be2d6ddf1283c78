import { expect, test } from 'vitest';
import { faultResolver } from './fault-resolver.ts';

interface Values {
  readonly name: string;
  readonly bank: string;
}

const resolve = faultResolver<Values, 'missing'>(
  ({ name, bank }) => ({
    ...(name === '' ? { name: 'missing' } : {}),
    ...(bank === '' ? { bank: 'missing' } : {}),
  }),
  (fault) => `It is ${fault}.`,
);
const options = { fields: {}, shouldUseNativeValidation: false };

test('each fault is the error of its field, with its text', async () => {
  expect(await resolve({ name: 'Mai', bank: '' }, undefined, options)).toEqual({
    values: {},
    errors: { bank: { type: 'fault', message: 'It is missing.' } },
  });
});

test('values without a fault are handed on', async () => {
  const values = { name: 'Mai', bank: 'VCB' };
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
});
