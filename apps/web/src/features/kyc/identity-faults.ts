// The fields of the identity form and their validation; pure.
import { DOCUMENTS, type DocumentKind, type DocumentSide } from './documents.ts';

export interface IdentityForm {
  readonly document: DocumentKind;
  readonly country: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly number: string;
  /** The uploaded picture of each side, by its id. */
  readonly papers: Readonly<Partial<Record<DocumentSide, string>>>;
}

export type IdentityFault = 'required' | 'sideMissing';
export type IdentityField = 'country' | 'fullName' | 'birthday' | 'number' | DocumentSide;

/** The empty fields, each with its fault. */
export function identityFaults(form: IdentityForm): Partial<Record<IdentityField, IdentityFault>> {
  const texts = (['country', 'fullName', 'birthday', 'number'] as const).filter(
    (name) => form[name].trim() === '',
  );
  const sides = DOCUMENTS[form.document].filter((side) => form.papers[side] === undefined);
  return Object.fromEntries([
    ...texts.map((name) => [name, 'required'] as const),
    ...sides.map((side) => [side, 'sideMissing'] as const),
  ]);
}

/** The pictures to submit; sides that this kind of document does not have are left out. */
export function picturesToSubmit({ document, papers }: IdentityForm) {
  return DOCUMENTS[document].flatMap((side) => {
    const picture = papers[side];
    return picture === undefined ? [] : [{ side, picture }];
  });
}
