// The fields of the identity form and their validation; pure.
import { DOCUMENTS, type DocumentKind, type DocumentSide } from './documents.ts';

/** The pictures are the ids of their uploads. */
export interface IdentityForm extends Record<DocumentSide, string | undefined> {
  document: DocumentKind;
  country: string;
  fullName: string;
  birthday: string;
  number: string;
}

export type IdentityFault = 'required' | 'sideMissing';
type IdentityFaults = Partial<Record<keyof IdentityForm, IdentityFault>>;

/** The empty fields, each with its fault. */
export function identityFaults(form: IdentityForm): IdentityFaults {
  const texts = (['country', 'fullName', 'birthday', 'number'] as const).filter(
    (name) => form[name].trim() === '',
  );
  const sides = DOCUMENTS[form.document].filter((side) => form[side] === undefined);
  return Object.fromEntries([
    ...texts.map((name) => [name, 'required'] as const),
    ...sides.map((side) => [side, 'sideMissing'] as const),
  ]);
}

/** The pictures to submit; sides that this kind of document does not have are left out. */
export function picturesToSubmit(form: IdentityForm) {
  return DOCUMENTS[form.document].flatMap((side) => {
    const picture = form[side];
    return picture === undefined ? [] : [{ side, picture }];
  });
}
