import pino from 'pino';

/** A log of warnings and errors only, for suites that open an app of their own. */
export const quietLog = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' });
