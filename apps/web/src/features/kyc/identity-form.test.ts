import { describe, expect, it } from 'vitest';
import { missingParts, papersToSend, type IdentityForm } from './identity-form.ts';

const whole: IdentityForm = {
  document: 'id_card',
  country: 'PH',
  fullName: 'Maria Clara',
  birthday: '1990-04-04',
  number: 'A1',
  papers: { front: '1', back: '2', face: '3' },
};

describe('the form of papers', () => {
  it('misses nothing when it is whole', () => expect(missingParts(whole)).toEqual({}));

  it('names each empty field and each side that the paper has', () => {
    const form = { ...whole, number: '  ', papers: { front: '1' } };
    expect(missingParts(form)).toEqual({
      number: 'required',
      back: 'sideMissing',
      face: 'sideMissing',
    });
  });

  it('asks for no back of a passport, and hands none in', () => {
    const form = { ...whole, document: 'passport' } as const;
    expect(missingParts({ ...form, papers: { front: '1', face: '3' } })).toEqual({});
    expect(papersToSend(form)).toEqual([
      { side: 'front', picture: '1' },
      { side: 'face', picture: '3' },
    ]);
  });
});
