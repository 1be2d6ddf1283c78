/** The width below which the top bar wraps and the title has a line of its own. */
export const NARROW = '(max-width: 700px)';
