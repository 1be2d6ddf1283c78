// What somebody typed who forgot a password: kept sealed until it is answered.
import { LANGUAGES, type Id, type Language } from '@fairhouse/values';
import type { House } from '../../../ground/house.ts';

export interface Asked {
  readonly username: string;
  /** In small letters. */
  readonly email: string;
  readonly language: Language;
}

export function sealAsked(house: House, id: Id<'reset_request'>, asked: Asked): Uint8Array {
  const { username, email, language } = asked;
  return house.keys.seal(Buffer.from([language, email, username].join('\n')), contextOf(id));
}

export function openAsked(house: House, id: Id<'reset_request'>, sealed: Uint8Array): Asked {
  const text = new TextDecoder().decode(house.keys.open(sealed, contextOf(id)));
  const [first = '', email = '', ...rest] = text.split('\n');
  const language = LANGUAGES.find((each) => each === first) ?? 'EN';
  return { username: rest.join('\n'), email, language };
}

function contextOf(id: Id<'reset_request'>): string {
  return `reset-request:${id}`;
}
