export type PaymentPasswordFault = 'form' | 'mismatch';

/**
 * What keeps a new payment password from being sent: six digits, typed twice the same. Whether they
 * are too simple is the server's to say.
 */
export function paymentPasswordFault(
  wanted: string,
  again: string,
): PaymentPasswordFault | undefined {
  if (!/^\d{6}$/.test(wanted) || again === '') return 'form';
  if (wanted.startsWith(again) && again.length < wanted.length) return 'form';
  return wanted === again ? undefined : 'mismatch';
}
