// The parameters of an invitation link for the register form (product.md section 3, registration).

export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  /** The recommender's code. */
  readonly recommenderId?: string | undefined;
}

const NAMES = ['affiliateCode', 'referralCode', 'recommenderId'] as const;
const LONGEST = 64;

/** The codes in a page's address that have a valid form. */
export function readInvitation(search: string): Invitation {
  const params = new URLSearchParams(search);
  const found = NAMES.map((name) => [name, (params.get(name) ?? '').trim()] as const);
  return Object.fromEntries(found.filter(([, code]) => code !== '' && code.length <= LONGEST));
}
