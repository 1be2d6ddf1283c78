/**
 * About the height of the first page's lower part: while it loads, what follows it stays out of the
 * window.
 */
export const REST_HEIGHT = 'h-[165rem] md:h-[127rem] lg:h-[88rem]';
