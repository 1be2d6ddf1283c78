/** The announcements that are promotions for this site. */
export const PROMOTIONS = { types: 'PR', platform: 'W' } as const;
