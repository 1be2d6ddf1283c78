import * as z from 'zod';

/** The code of a vendor. */
export const vendorCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/);
