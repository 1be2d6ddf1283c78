// Every family whose examples can be run, beside SSC and tickets.
import type { FamilyReader } from './reader.ts';

export const FAMILY_READERS: readonly FamilyReader[] = [];
