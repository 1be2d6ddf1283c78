// Where the record behind an entry of the time line is shown; pure functions.
import type { CallValue } from '../../../calls/calls.ts';
import type { TextKey } from '../../../i18n/text-types.ts';
import type { Tone } from '../../../ui/StateChip.tsx';
import { urls } from '../../../urls.ts';

export type Entry = CallValue<'memberCase'>['list'][number];
export type Kind = Entry['kind'];

export const CASE_TONES: Readonly<Record<Kind, Tone>> = {
  bet: 'plain',
  deposit: 'good',
  withdrawal: 'wait',
  adjustment: 'wait',
  login: 'plain',
  device: 'plain',
  message: 'plain',
  note: 'work',
  act: 'work',
  protection: 'work',
  identity: 'work',
};

/** The kinds in which operators act: who claimed, approved and paid, who froze and noted. */
export const OPERATOR_KINDS: readonly Kind[] = [
  'withdrawal',
  'deposit',
  'adjustment',
  'note',
  'act',
  'identity',
  'protection',
];

/** The page of a record, with the name of its link; undefined if it has none. */
export function linkOf(entry: Entry): { readonly to: string; readonly text: TextKey } | undefined {
  if (entry.kind === 'bet') return { to: urls.draw(entry.subject), text: 'case.openDraw' };
  if (entry.kind === 'deposit') return { to: urls.deposit(entry.subject), text: 'case.openOrder' };
  if (entry.kind === 'withdrawal') {
    return { to: urls.withdrawal(entry.subject), text: 'case.openOrder' };
  }
  return undefined;
}

const STATE_PREFIXES: Readonly<Record<Kind, string>> = {
  bet: 'draw',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  adjustment: 'adjustment',
  login: 'attempt',
  device: 'case',
  message: 'case',
  note: 'note',
  act: 'did',
  protection: 'protection.event',
  identity: 'identity.state',
};

const REFUSED = ' (refused)';

/** The prefix and name of the text for an entry's state. */
export function stateText({ kind, state }: Entry): readonly [prefix: string, name: string] {
  if (kind === 'bet' && state === 'CANCELLED') return ['draw', 'cancelled'];
  if (kind === 'device') return ['case', 'firstSeen'];
  return [STATE_PREFIXES[kind], state.replace(REFUSED, '')];
}

/** The kinds as a request names them; none for all. */
export function kindsParameter(kinds: readonly Kind[]): { readonly kinds?: string } {
  return kinds.length === 0 ? {} : { kinds: kinds.join(',') };
}
