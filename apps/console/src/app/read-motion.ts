import type { ThemeOptions } from '@mui/material';

const INSTANT = {
  shortest: 1,
  shorter: 1,
  short: 1,
  standard: 1,
  complex: 1,
  enteringScreen: 1,
  leavingScreen: 1,
};

/**
 * How long what scripts move is on its way, such as a row of tabs to the chosen one: a millisecond
 * where the operator's system asks for less motion, else as long as the library has it.
 */
export function readMotion(): Pick<ThemeOptions, 'transitions'> {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
  return matches ? { transitions: { duration: INSTANT } } : {};
}
