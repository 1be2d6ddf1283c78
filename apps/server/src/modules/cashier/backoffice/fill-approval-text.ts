import {
  fillDescription,
  type ApprovalDescription,
  type DescribedValue,
} from '../../operators/index.ts';
import { APPROVAL_TEXTS } from '../orders/index.ts';

/** A sentence of the approvals inbox in every language, with its values filled in. */
export function fillApprovalText(
  name: keyof typeof APPROVAL_TEXTS,
  values: Readonly<Record<string, DescribedValue>>,
): ApprovalDescription {
  return fillDescription(APPROVAL_TEXTS[name], values);
}
