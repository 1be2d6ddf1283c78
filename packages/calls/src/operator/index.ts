// The operator's table: every call that the console makes.
import { defineCalls } from '../call.ts';

export const operator = defineCalls({});

export type OperatorCalls = typeof operator;
