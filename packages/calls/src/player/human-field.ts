// What a human check leaves with the call that it stands before.
import * as z from 'zod';

/** Named after the vendor by the wire; the site's own check uses the same field. */
export const humanField = { geetest: z.record(z.string(), z.unknown()).optional() };
