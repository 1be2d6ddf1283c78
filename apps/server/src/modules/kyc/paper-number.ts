// Document numbers: encrypted, and as an HMAC that finds the same number in other accounts.
import { createHmac } from 'node:crypto';
import type { Id } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';

interface Paper {
  readonly country: string;
  readonly document: string;
  readonly number: string;
}

export function sealPaperNumber(
  app: AppContext,
  id: Id<'identity_check'>,
  number: string,
): Uint8Array {
  return app.keys.seal(Buffer.from(number), contextOf(id));
}

export function openPaperNumber(app: AppContext, id: Id<'identity_check'>, sealed: Buffer): string {
  return new TextDecoder().decode(app.keys.open(sealed, contextOf(id)));
}

/** An HMAC of the normalised document number; it does not reveal the number. */
export function paperNumberMark(app: AppContext, { country, document, number }: Paper): Buffer {
  const bare = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const text = `${country}:${document}:${bare}`;
  return createHmac('sha256', app.keys.secret('identity-paper')).update(text).digest();
}

function contextOf(id: Id<'identity_check'>): string {
  return `identity-number:${id}`;
}
