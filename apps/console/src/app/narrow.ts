/** Where the bar on top has no room for everything in one line: the title has a line of its own. */
export const NARROW = '(max-width: 700px)';
