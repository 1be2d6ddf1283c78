// Reads the body of a call: a missing field or a wrong value is wrong syntax, a field of another
// type is a wrong type (games.md 3.4, steps 2 and 3).
import type { WalletStatus } from '@fairhouse/calls/vendor';
import type * as z from 'zod';
import { readJson } from '../../../platform/read-json.ts';

export type BodyResult<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      readonly status: Extract<WalletStatus, 'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES'>;
      /** Echoed where it could be read. */
      readonly requestUuid: string | undefined;
    };

export function readBody<Body>(schema: z.ZodType<Body>, bytes: Buffer): BodyResult<Body> {
  const syntax = { ok: false, status: 'RS_ERROR_WRONG_SYNTAX', requestUuid: undefined } as const;
  let json: unknown;
  try {
    json = readJson(bytes.toString('utf8'));
  } catch {
    return syntax;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return syntax;
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const fields = json as Readonly<Record<string, unknown>>;
  const { request_uuid: uuid } = fields;
  const requestUuid = typeof uuid === 'string' && uuid.length <= 64 ? uuid : undefined;
  const isMissing = parsed.error.issues.some(
    ({ path }) => path.length === 1 && fields[String(path[0])] === undefined,
  );
  const isWrongType = parsed.error.issues.some(({ code }) => code === 'invalid_type');
  const status = !isMissing && isWrongType ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
  return { ok: false, status, requestUuid };
}
