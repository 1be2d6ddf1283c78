import { patternFault } from '@fairhouse/rules/fields';

/** Keeps digits and a plus; blanks, dots, hyphens and brackets are only grouping. */
export function cleanMobileNumber(typed: string): string {
  return typed.replaceAll(/[\s().-]/g, '');
}

const NUMBER = { enabled: true, required: true, patternId: 'phone', minLength: 6, maxLength: 16 };

/** Whether the text has the form of a mobile number; only the server knows whether it exists. */
export function isMobileNumber(typed: string): boolean {
  return patternFault(NUMBER, cleanMobileNumber(typed)) === undefined;
}
