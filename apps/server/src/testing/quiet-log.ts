import pino from 'pino';

/** A log that says only what needs attention, for suites that open a house of their own. */
export const quietLog = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' });
