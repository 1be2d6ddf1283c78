// The demo accounts, which the launcher prints once the server is ready.
import {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  DEMO_PAYMENT_PASSWORD,
  type DemoMember,
} from './demo-members.ts';
import { DEMO_OPERATOR_PASSWORD, DEMO_OPERATORS } from './operators.ts';

/** The demo's sites, each at a host name of this machine. */
export const DEMO_SITES: readonly { readonly label: string; readonly host: string }[] = [
  { label: 'Site, Manila', host: 'manila.localhost' },
  { label: 'Site, Saigon', host: 'saigon.localhost' },
];

export interface DemoAccount {
  /** The site to log in at, as named in the launcher's list of addresses. */
  readonly place: string;
  readonly name: string;
  readonly password: string;
  readonly note: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...DEMO_MEMBERS.map((person) => ({
    place: 'Site',
    name: person.username,
    password: DEMO_PASSWORD,
    note: noteOf(person),
  })),
  ...DEMO_OPERATORS.map((person) => ({
    place: 'Console',
    name: person.name,
    password: DEMO_OPERATOR_PASSWORD,
    note: `${person.role}; enrols an authenticator at the first login`,
  })),
];

function noteOf({ kind, upline }: DemoMember): string {
  const line = upline === undefined ? '' : ` under ${upline}`;
  return `${kind.replace('_', ' ')}${line}; payment password ${DEMO_PAYMENT_PASSWORD}`;
}
