// What an error of the database means for a transaction of a vendor.

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** A transaction with the same id was written first. */
export function isTaken(error: unknown): boolean {
  const constraint = (error as { constraint?: unknown } | undefined)?.constraint;
  return codeOf(error) === '23505' && constraint === 'transaction_pkey';
}

/** A deadlock, a serialization failure or a lock timeout: nothing was written. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error));
}
