import { describe, expect, it } from 'vitest';
import { identityFaults, picturesToSubmit, type IdentityForm } from './identity-faults.ts';

const whole: IdentityForm = {
  document: 'id_card',
  country: 'PH',
  fullName: 'Maria Clara',
  birthday: '1990-04-04',
  number: 'A1',
  front: '1',
  back: '2',
  face: '3',
};

describe('the identity form', () => {
  it('has no fault when it is complete', () => expect(identityFaults(whole)).toEqual({}));

  it('lists each empty field and each missing side of the document', () => {
    const form = { ...whole, number: '  ', back: undefined, face: undefined };
    expect(identityFaults(form)).toEqual({
      number: 'required',
      back: 'sideMissing',
      face: 'sideMissing',
    });
  });

  it('requires no back side of a passport, and submits none', () => {
    const form = { ...whole, document: 'passport' } as const;
    expect(identityFaults({ ...form, back: undefined })).toEqual({});
    expect(picturesToSubmit(form)).toEqual([
      { side: 'front', picture: '1' },
      { side: 'face', picture: '3' },
    ]);
  });
});
