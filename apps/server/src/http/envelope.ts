// The two shapes of every answer (calls.md, the wire).
import { refusalKind, refusalText, type RefusalCode, type Refused } from '@fairhouse/calls';
import { assert, type Language } from '@fairhouse/values';
import type { WireAnswer } from '../platform/request-store.ts';

/** For callers whose language is unknown. */
export const FALLBACK_LANGUAGE: Language = 'EN';

export function success(value: unknown): WireAnswer {
  return { status: 200, body: { success: true, value } };
}

/** A refusal in the caller's language; each field has its own text. */
export function failure(refused: Refused, language: Language, requestId: string): WireAnswer {
  const kind = refusalKind(refused.code);
  assert(kind !== undefined, `undeclared refusal ${refused.code}`);
  const fields = Object.entries(refused.fields ?? {}).map(([name, field]) => {
    const { code, params } = typeof field === 'string' ? { ...refused, code: field } : field;
    return [name, refusalText(code, language, params)];
  });
  return {
    status: kind.status,
    body: {
      success: false,
      errorCode: refused.code,
      message: refusalText(refused.code, language, refused.params),
      requestId,
      ...(refused.value ? { value: refused.value } : {}),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as object } : {}),
    },
    ...(refused.retryAfterSeconds === undefined
      ? {}
      : { retryAfterSeconds: refused.retryAfterSeconds }),
  };
}

/** Thrown only inside the HTTP layer, to leave a call early; operations return their refusals. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly refused: Refused;
  constructor(code: RefusalCode, more: Omit<Refused, 'code'> = {}) {
    super(code);
    this.refused = { code, ...more };
  }
}
