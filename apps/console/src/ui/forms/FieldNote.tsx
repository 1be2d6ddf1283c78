import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';
import { findError } from './field-errors.ts';

interface FieldNoteProps {
  readonly error: unknown;
  /** The help that is shown where there is no error. */
  readonly children?: ReactNode;
}

/** The text below an input that is not one of react-admin's. */
export function FieldNote({ error, children }: FieldNoteProps) {
  const message = findError(error);
  return message === undefined ? children : <ValidationError error={message} />;
}
