// How the edge asks the modules who a token belongs to.
import type { Doors } from './identify.ts';

export const doors: Doors = {
  findSession: () => Promise.resolve(undefined),
  findOperator: () => Promise.resolve(undefined),
};
