// The functions of the modules that find the session of a token.
import { findSession } from '../modules/identity/index.ts';
import { findOperatorSession } from '../modules/operators/index.ts';
import type { SessionLookup } from './identify.ts';

export const sessionLookup: SessionLookup = {
  findSession,
  findOperator: findOperatorSession,
};
