import { useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { InputFrame } from './input-frame.ts';

interface PageFormProps<Value> {
  /** The values at first; `useRebase` follows later ones. */
  readonly start: Value;
  readonly disabled: boolean;
  /** Inputs of react-admin, and the buttons that use their values. */
  readonly children: ReactNode;
}

/** On a page of a record the form would take over the fields of that record. */
const NO_RECORD = {};

/** A form of a page. Enter submits nothing: a change is confirmed in a dialog of its own. */
export function PageForm<Value extends object>({
  start,
  disabled,
  children,
}: PageFormProps<Value>) {
  const [first] = useState<FieldValues>(() => ({ ...start }));
  return (
    <Form
      defaultValues={first}
      record={NO_RECORD}
      mode="onChange"
      disableInvalidFormNotification
      noValidate
    >
      <InputFrame value={{ disabled, marksRequired: false }}>{children}</InputFrame>
    </Form>
  );
}
