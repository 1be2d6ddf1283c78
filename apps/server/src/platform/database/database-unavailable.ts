// The database is unavailable: not a bug of the call that asked, and worth retrying soon.

/** SQLSTATE of a failed connection, so that code that checks SQLSTATEs recognises this error. */
const CONNECTION_FAILURE = '08006';

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = CONNECTION_FAILURE;
}

/**
 * By SQLSTATE: shutting down, starting, no connection left, a standby, ended for its silence, a
 * lock or a statement that took too long.
 */
const CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '25006',
  '25P03',
  '55P03',
  '57014',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const WORDS =
  /connection (terminated|ended|error)|not queryable|timeout (exceeded|expired)|read timeout/i;

/** Whether an error means that the database is unavailable or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && (code.startsWith('08') || CODES.has(code))) return true;
  return WORDS.test(error.message);
}
