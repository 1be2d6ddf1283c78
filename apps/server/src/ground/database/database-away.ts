// The database cannot be asked now: no bug of the call that asked, and worth trying again soon.

/** SQLSTATE of a connection that failed, so that whoever looks at codes takes it for one. */
const CONNECTION_FAILURE = '08006';

export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = CONNECTION_FAILURE;
}

/**
 * By SQLSTATE: shut down, starting, no connection left, a standby, ended for its silence, a lock or
 * a statement that took too long.
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

/** Whether an error says that the database is away, or has no time for one more. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && (code.startsWith('08') || CODES.has(code))) return true;
  return WORDS.test(error.message);
}
