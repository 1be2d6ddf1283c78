import type { Resource } from '../../../site/site.ts';

/**
 * The contacts for visitors who cannot log in (product.md section 2, login modal), with their
 * icons.
 */
export const CONTACT_TYPES = {
  TELEGRAM: 'TELEGRAM',
  TELEGRAM_1: 'TELEGRAM',
  TELEGRAM2: 'TELEGRAM',
  TELEGRAM3: 'TELEGRAM',
  FACEBOOK: 'FACEBOOK',
  FACEBOOK1: 'FACEBOOK',
} as const;

export interface ContactLink {
  readonly type: keyof typeof CONTACT_TYPES;
  readonly mark: 'TELEGRAM' | 'FACEBOOK';
  readonly name: string;
  readonly url: string;
}

/** The merchant's contacts, one of each type, in the form's order. */
export function contactLinks(
  resources: readonly Pick<Resource, 'resourceType' | 'url' | 'label' | 'name'>[],
): ContactLink[] {
  return (Object.keys(CONTACT_TYPES) as ContactLink['type'][]).flatMap((type) => {
    const found = resources.find(({ resourceType, url }) => resourceType === type && url !== '');
    if (found === undefined) return [];
    const name = found.label === '' ? found.name : found.label;
    return [{ type, mark: CONTACT_TYPES[type], name, url: found.url }];
  });
}
