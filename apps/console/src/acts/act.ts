export interface Act {
  readonly reason: string;
  /**
   * The request id, the same for each retry of this dialog, so that a retry has no second effect.
   */
  readonly idempotencyKey: string;
}

export type Done =
  | { readonly ok: true; readonly value?: unknown }
  | {
      readonly ok: false;
      readonly refusal: {
        readonly message: string;
        readonly fields?: Readonly<Record<string, string>>;
      };
    };

export const REASON_MIN = 4;
export const REASON_MAX = 300;

/** Whether an act's answer contains a request that waits for approval. */
export function isWaiting(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { approvalId } = value as { readonly approvalId?: unknown };
  return typeof approvalId === 'string';
}
