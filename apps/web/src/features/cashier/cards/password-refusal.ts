/**
 * Whether a refusal is about the payment password: then it is typed again. After any other one it
 * stays, because what was wrong is another field.
 */
export function isPasswordRefusal(code: string): boolean {
  return code.startsWith('paymentPassword.');
}
