// Names of the wire protocol that pages without schemas need.

/** The product's keys in session storage (product.md section 3). */
export const SESSION_KEYS = {
  token: 'token',
  standing: 'isAgent',
  username: 'account',
  member: 'customerId',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  closedNotices: 'publicityClose',
} as const;

/** The number of an answer's standing: 0 member, 1 agent, 2 top agent, 41 and 42 test, 4 trial. */
export function standingNumberOf<Standing extends number>(answer: {
  readonly isAgent: Standing;
}): Standing {
  return answer.isAgent;
}

/** The field of requests and answers that names a vendor. */
export const VENDOR_FIELD = 'vassalage';

/** The vendor code of a game menu's card. */
export function vendorCodeOf(card: { readonly vassalage: string }): string {
  return card.vassalage;
}

/** The field by which calls name a vendor. */
export function vendorField<Code extends string | undefined>(
  vendor: Code,
): { readonly vassalage: Code } {
  return { vassalage: vendor };
}

/** A list's `total` counts up to here: it says that there are so many rows or more. */
export const TOTAL_MAX = 1000;
