import { useState } from 'react';
import type { InputOf } from '../../../calls/calls.ts';
import { useMobile, type Mobile } from '../fields/use-mobile.ts';

type ContactFields = Pick<InputOf<'loginVerifySend'>, 'to' | 'countryDialingCode'>;

/** A number or address being typed, to confirm a login by. */
export interface NewContact {
  readonly mobile: Mobile;
  readonly email: string;
  readonly typeEmail: (email: string) => void;
  /** The fields for the calls; without `to` while nothing is typed. */
  readonly callFields: (kind: 'mobile' | 'email') => ContactFields;
}

export function useNewContact(): NewContact {
  const mobile = useMobile();
  const [email, typeEmail] = useState('');
  return {
    mobile,
    email,
    typeEmail,
    callFields: (kind) => {
      const { mobileNum, countryDialingCode } = mobile.callFields;
      if (kind === 'email') return email.trim() === '' ? {} : { to: email.trim() };
      return mobileNum === '' ? {} : { to: mobileNum, countryDialingCode };
    },
  };
}
