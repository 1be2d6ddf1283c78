import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';

const ONLINE_MS = 5 * MINUTE_MS;

/** Who was here after this instant is online now. */
export const onlineSince = (now: Instant): Instant => plus(now, -ONLINE_MS);
