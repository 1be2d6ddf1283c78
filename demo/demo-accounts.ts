// Who can come in to the demo, for the launcher to print when the house is open.
import { CAST, CAST_PASSWORD, CAST_PAYMENT_PASSWORD, type CastMember } from './cast.ts';
import { DEMO_OPERATOR_PASSWORD, DEMO_OPERATORS } from './operators.ts';

/** The demo's sites, each at a name of this machine. */
export const DEMO_SITES: readonly { readonly label: string; readonly host: string }[] = [
  { label: 'Site, Manila', host: 'manila.localhost' },
  { label: 'Site, Saigon', host: 'saigon.localhost' },
];

export interface DemoAccount {
  /** Where to log in, in the words of the launcher's list of addresses. */
  readonly place: string;
  readonly name: string;
  readonly password: string;
  readonly note: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...CAST.map((person) => ({
    place: 'Site',
    name: person.username,
    password: CAST_PASSWORD,
    note: noteOf(person),
  })),
  ...DEMO_OPERATORS.map((person) => ({
    place: 'Console',
    name: person.name,
    password: DEMO_OPERATOR_PASSWORD,
    note: `${person.role}; enrols an authenticator at the first login`,
  })),
];

function noteOf({ kind, upline }: CastMember): string {
  const line = upline === undefined ? '' : ` under ${upline}`;
  return `${kind.replace('_', ' ')}${line}; payment password ${CAST_PAYMENT_PASSWORD}`;
}
