// The page's CSP forbids `eval`. zod tests once whether `eval` works and falls back, but the
// browser reports the test as a CSP violation; `jitless` skips it. Must be imported before any
// schema.
import { config } from 'zod';

config({ jitless: true });
