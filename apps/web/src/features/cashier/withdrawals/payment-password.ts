export type PaymentPasswordFault = 'form' | 'mismatch';

/**
 * Validates a new payment password: six digits, typed twice. Only the server checks whether they
 * are too simple.
 */
export function paymentPasswordFault(
  wanted: string,
  again: string,
): PaymentPasswordFault | undefined {
  if (!/^\d{6}$/.test(wanted) || again === '') return 'form';
  if (wanted.startsWith(again) && again.length < wanted.length) return 'form';
  return wanted === again ? undefined : 'mismatch';
}
