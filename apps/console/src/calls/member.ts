import type { CallValue } from './calls.ts';

/** One member, as its page shows it. */
export type Member = CallValue<'memberProfile'>;
