// Maps a field's fault to its refusal.
import { PATTERN_REFUSALS, type FieldRefusal, type RefusalCode } from '@fairhouse/calls';
import type { FieldFault, PatternFault } from '@fairhouse/rules/fields';

const FAULT_REFUSALS = {
  required: 'field.required',
  mismatch: 'password.mismatch',
  underage: 'age.too_young',
} as const satisfies Record<Exclude<FieldFault['kind'], 'pattern'>, RefusalCode>;

/** The pattern's own refusal, with the lengths of the rule. */
export function patternRefusal({ pattern, range }: PatternFault): FieldRefusal {
  return { code: PATTERN_REFUSALS[pattern], params: { range } };
}

export function fieldRefusal(fault: FieldFault): FieldRefusal {
  return fault.kind === 'pattern' ? patternRefusal(fault) : FAULT_REFUSALS[fault.kind];
}
