// The player's table: every call that the site makes, gathered from the areas.
import { defineCalls } from '../call.ts';
import { sessionCalls } from './session.ts';

export const player = defineCalls({
  ...sessionCalls,
});

export type PlayerCalls = typeof player;
