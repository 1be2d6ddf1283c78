// What the inputs of a form have in common.
import { createContext, createElement, Fragment, useContext, type ReactElement } from 'react';

interface InputFrameValue {
  readonly disabled: boolean;
  /** False on a page, where nearly every input is required. */
  readonly marksRequired: boolean;
}

export const InputFrame = createContext<InputFrameValue>({ disabled: false, marksRequired: true });

interface FramedProps {
  readonly label: string | ReactElement;
  readonly disabled: boolean;
}

/** The label of an input, and whether it can be edited. */
export function useInputFrame(label: string, isDisabled = false): FramedProps {
  const { disabled, marksRequired } = useContext(InputFrame);
  // react-admin marks required inputs only if their label is a plain text.
  const shown = marksRequired ? label : createElement(Fragment, null, label);
  return { label: shown, disabled: disabled || isDisabled };
}
