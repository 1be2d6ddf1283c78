/** The most registrations that a link can be limited to; the form of a link has the same bound. */
export const LINK_USES_MAX = 100_000;
