import { createContext } from 'react';

/**
 * Whether the pad is the only one of its page. If so, digit keys pick on it wherever the focus is;
 * else only while it has the focus.
 */
export const SinglePad = createContext(true);
