import * as z from 'zod';

const TEXTS = z.record(z.string(), z.string());

/** The stored figures of a message about an event. */
export const NOTICE_DETAILS = z.record(
  z.string(),
  z.union([
    z.string(),
    z.strictObject({ texts: TEXTS }),
    z.strictObject({ amount: z.string(), currency: z.string() }),
  ]),
);
