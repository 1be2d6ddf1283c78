import { patternFault } from '@fairhouse/rules/fields';

/** Digits and a plus: blanks, dots, hyphens and brackets are how people group them. */
export function cleanNumber(typed: string): string {
  return typed.replaceAll(/[\s().-]/g, '');
}

const NUMBER = { enabled: true, required: true, patternId: 'phone', minLength: 6, maxLength: 16 };

/** Whether a number can be a mobile number at all; whose and whether real the server knows. */
export function isNumber(typed: string): boolean {
  return patternFault(NUMBER, cleanNumber(typed)) === undefined;
}
