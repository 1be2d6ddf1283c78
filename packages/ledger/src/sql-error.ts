// Classifies database errors by SQLSTATE or socket error code.

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * A deadlock, serialization failure or lock timeout: nothing was committed, and a retry is safe.
 */
export function isTransactionConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error));
}

const CONNECTION_LOSS_MESSAGES = new RegExp(
  'connection (terminated|ended|error)|not queryable|timeout (exceeded|expired)|read timeout|' +
    'pool after',
  'i',
);
const CONNECTION_LOSS_CODES = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/**
 * The connection is lost or the server is starting: the last statement may or may not have run.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error);
  if (
    code.startsWith('08') ||
    ['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '53300'].includes(code)
  )
    return true;
  if (CONNECTION_LOSS_CODES.includes(code)) return true;
  return error instanceof Error && CONNECTION_LOSS_MESSAGES.test(error.message);
}

/**
 * One movement causes the failure: a value that violates the schema or a participant's constraint,
 * or an exception of a participant. The other movements of its batch can be booked without it.
 */
export function isDataError(error: unknown): boolean {
  const code = codeOf(error);
  return code === '' ? !isConnectionLoss(error) : /^(22|23|P0|42501)/.test(code);
}

/** The error that `ledger.only_if_written` raises for a batch that was not written. */
export function isBatchNotWritten(
  error: unknown,
): error is { readonly message: 'moved' | 'taken'; readonly code: 'FH002' } {
  return codeOf(error) === 'FH002';
}
