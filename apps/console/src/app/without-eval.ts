// The page's policy lets no text become code. Schemas try it once and go without, but the browser
// tells of the try as of an attack; so they are told first. Imported before any of them.
import { config } from 'zod';

config({ jitless: true });
