import type { useTextOf } from '../../i18n/use-text.ts';

interface Failure {
  readonly reason: string | null;
  /** What the other side said, such as `SMTP 451`. */
  readonly detail: string | null;
}

/** Why a message did not go out: in words of ours, and what the other side said. */
export function failureWords(
  textOf: ReturnType<typeof useTextOf>,
  { reason, detail }: Failure,
): string {
  const why = reason === null ? '' : textOf('sendFailure', reason);
  return [why, detail ?? ''].filter((part) => part !== '').join(' · ');
}
