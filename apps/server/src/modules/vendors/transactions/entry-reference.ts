import { isStorable } from '@fairhouse/values';

/** What a reference of the ledger holds. */
const REFERENCE_LONGEST = 64;

/** The reference of an entry: the vendor and as much of the round as fits. */
export function entryReference({
  vendor,
  round,
}: {
  readonly vendor: string;
  readonly round: string;
}): string {
  const text = `${vendor} ${round}`;
  return isStorable(text.slice(0, REFERENCE_LONGEST)) ? text.slice(0, REFERENCE_LONGEST) : vendor;
}
