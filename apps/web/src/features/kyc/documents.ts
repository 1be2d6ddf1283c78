// The kinds of identity documents, and the sides required of each. The server validates with its
// own table; this one builds the form.
import type { InputOf } from '../../calls/calls.ts';

export type DocumentKind = InputOf<'identitySubmit'>['document'];
export type DocumentSide = InputOf<'identitySubmit'>['papers'][number]['side'];

export const DOCUMENTS: Readonly<Record<DocumentKind, readonly DocumentSide[]>> = {
  passport: ['front', 'face'],
  id_card: ['front', 'back', 'face'],
  driving_licence: ['front', 'back', 'face'],
};
