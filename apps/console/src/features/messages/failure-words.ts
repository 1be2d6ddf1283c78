import type { useTextOf } from '../../i18n/use-text.ts';

interface Failure {
  readonly reason: string | null;
  /** The reply of the gateway or mail server, such as `SMTP 451`. */
  readonly detail: string | null;
}

/** Why a message was not sent: our text, and the reply of the other side. */
export function failureWords(
  textOf: ReturnType<typeof useTextOf>,
  { reason, detail }: Failure,
): string {
  const why = reason === null ? '' : textOf('sendFailure', reason);
  return [why, detail ?? ''].filter((part) => part !== '').join(' · ');
}
