// The typed details of a reset request, stored encrypted until it is answered.
import { LANGUAGES, type Id, type Language } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';

export interface ResetDetails {
  readonly username: string;
  /** In lower case. */
  readonly email: string;
  readonly language: Language;
}

export function sealResetDetails(
  app: AppContext,
  id: Id<'reset_request'>,
  details: ResetDetails,
): Uint8Array {
  const { username, email, language } = details;
  return app.keys.seal(Buffer.from([language, email, username].join('\n')), contextOf(id));
}

export function openResetDetails(
  app: AppContext,
  id: Id<'reset_request'>,
  sealed: Uint8Array,
): ResetDetails {
  const text = new TextDecoder().decode(app.keys.open(sealed, contextOf(id)));
  const [first = '', email = '', ...rest] = text.split('\n');
  const language = LANGUAGES.find((each) => each === first) ?? 'EN';
  return { username: rest.join('\n'), email, language };
}

function contextOf(id: Id<'reset_request'>): string {
  return `reset-request:${id}`;
}
