// How the edge asks the modules who a token belongs to.
import { findSession } from '../modules/identity/index.ts';
import { findOperatorSession } from '../modules/operators/index.ts';
import type { Doors } from './identify.ts';

export const doors: Doors = {
  findSession,
  findOperator: findOperatorSession,
};
