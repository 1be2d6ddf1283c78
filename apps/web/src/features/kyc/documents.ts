// The papers that prove a person, and the sides of each that are looked at. The server judges by a
// table of its own; this one draws the form.
import type { InputOf } from '../../app/calls.ts';

export type DocumentKind = InputOf<'identitySubmit'>['document'];
export type PaperSide = InputOf<'identitySubmit'>['papers'][number]['side'];

export const DOCUMENTS: Readonly<Record<DocumentKind, readonly PaperSide[]>> = {
  passport: ['front', 'face'],
  id_card: ['front', 'back', 'face'],
  driving_licence: ['front', 'back', 'face'],
};
