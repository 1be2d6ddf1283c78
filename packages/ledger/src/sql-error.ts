// What kinds of failure a database's error is, by its SQLSTATE or the socket's code.

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * The transaction lost against another one (deadlock, serialization): nothing happened, try again.
 */
export function isTurnedAway(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error));
}

const LOST_WORDS = new RegExp(
  'connection (terminated|ended|error)|not queryable|timeout (exceeded|expired)|read timeout|' +
    'pool after',
  'i',
);
const LOST_SOCKETS = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/**
 * The connection is gone or the server is starting: whether the last statement happened is open.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (
    code.startsWith('08') ||
    ['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '53300'].includes(code)
  )
    return true;
  if (LOST_SOCKETS.includes(code)) return true;
  return error instanceof Error && LOST_WORDS.test(error.message);
}

/**
 * The failure lies in what one movement carries: a value the schema or a rider's constraint does
 * not take, or an exception of a rider. The other movements of its batch can be booked without it.
 */
export function isDataError(error: unknown): boolean {
  const code = codeOf(error);
  return code === '' ? !isConnectionLoss(error) : /^(22|23|P0|42501)/.test(code);
}

/** What `ledger.only_if_written` says of a batch that was not. */
export function isNotWritten(
  error: unknown,
): error is { readonly message: 'moved' | 'taken'; readonly code: 'FH002' } {
  return codeOf(error) === 'FH002';
}
