// What the form of papers asks for, and what is still missing in it; pure.
import { DOCUMENTS, type DocumentKind, type PaperSide } from './documents.ts';

export interface IdentityForm {
  readonly document: DocumentKind;
  readonly country: string;
  readonly fullName: string;
  readonly birthday: string;
  readonly number: string;
  /** The picture of each side, by the id that sending it gave. */
  readonly papers: Readonly<Partial<Record<PaperSide, string>>>;
}

export type IdentityFault = 'required' | 'sideMissing';
export type IdentityField = 'country' | 'fullName' | 'birthday' | 'number' | PaperSide;

/** The fields that are empty, each with what to say about it. */
export function missingParts(form: IdentityForm): Partial<Record<IdentityField, IdentityFault>> {
  const texts = (['country', 'fullName', 'birthday', 'number'] as const).filter(
    (name) => form[name].trim() === '',
  );
  const sides = DOCUMENTS[form.document].filter((side) => form.papers[side] === undefined);
  return Object.fromEntries([
    ...texts.map((name) => [name, 'required'] as const),
    ...sides.map((side) => [side, 'sideMissing'] as const),
  ]);
}

/** The sides that this paper has; those of another kind of paper are not handed in. */
export function papersToSend({ document, papers }: IdentityForm) {
  return DOCUMENTS[document].flatMap((side) => {
    const picture = papers[side];
    return picture === undefined ? [] : [{ side, picture }];
  });
}
