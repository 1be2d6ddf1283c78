import type { Resource } from '../../site/site.ts';

/** The social networks that the footer supports (product.md section 2), with their names. */
export const SOCIAL_TYPES = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TELEGRAM: 'Telegram',
  DISCORD: 'Discord',
  LINKEDIN: 'LinkedIn',
} as const;

export type SocialType = keyof typeof SOCIAL_TYPES;

export interface SocialLink {
  readonly type: SocialType;
  readonly url: string;
}

/** The merchant's links, in the footer's order; the first of a kind counts. */
export function socialLinks(
  resources: readonly Pick<Resource, 'resourceType' | 'url'>[],
): SocialLink[] {
  return (Object.keys(SOCIAL_TYPES) as SocialType[]).flatMap((type) => {
    const found = resources.find((resource) => resource.resourceType === type);
    return found === undefined || found.url === '' ? [] : [{ type, url: found.url }];
  });
}
