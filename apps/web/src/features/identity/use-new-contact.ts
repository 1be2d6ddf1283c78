import { useState } from 'react';
import type { InputOf } from '../../app/calls.ts';
import { useMobile, type Mobile } from './use-mobile.ts';

type Given = Pick<InputOf<'loginVerifySend'>, 'to' | 'countryDialingCode'>;

/** A number or address being typed that a login is to be confirmed by. */
export interface NewContact {
  readonly mobile: Mobile;
  readonly email: string;
  readonly typeEmail: (email: string) => void;
  /** What the calls take; without `to` as long as nothing is typed. */
  readonly given: (kind: 'mobile' | 'email') => Given;
}

export function useNewContact(): NewContact {
  const mobile = useMobile();
  const [email, typeEmail] = useState('');
  return {
    mobile,
    email,
    typeEmail,
    given: (kind) => {
      const { mobileNum, countryDialingCode } = mobile.given;
      if (kind === 'email') return email.trim() === '' ? {} : { to: email.trim() };
      return mobileNum === '' ? {} : { to: mobileNum, countryDialingCode };
    },
  };
}
