// Every family whose examples can be run, beside SSC and tickets.
import type { FamilyReader } from './reader.ts';
import { vietnamReader } from './vietnam.ts';

export const FAMILY_READERS: readonly FamilyReader[] = [vietnamReader];
