import { useState } from 'react';
import type { TypedValues } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { useSite } from '../../../site/use-site.ts';
import { readStoredNumber } from '../fields/initial-country.ts';
import { LoginFooter } from './LoginFooter.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';
import { PendingLinkNote } from '../social/PendingLinkNote.tsx';
import { SocialSignIn } from '../social/SocialSignIn.tsx';

interface LoginMethodsProps {
  readonly goal?: string | undefined;
  /** The values typed into the form that this one replaces. */
  readonly typed?: TypedValues | undefined;
  readonly onRegister: (typed: TypedValues) => void;
  readonly onForgot: (typed: TypedValues) => void;
}

const NOTHING: TypedValues = {};
const METHODS = ['username', 'sms'] as const;
type Way = (typeof METHODS)[number];

/** Login by username or, where the merchant offers it, by an SMS code. */
export function LoginMethods({
  goal,
  typed: begin = NOTHING,
  onRegister,
  onForgot,
}: LoginMethodsProps) {
  const t = useTexts('forms');
  const hasSms = useSite()?.features.smsLogin === true;
  const [typed, setTyped] = useState<TypedValues>(begin);
  const [chosen, setMethod] = useState<Way>(initialMethod);
  const form =
    hasSms && chosen === 'sms' ? (
      <SmsLoginForm
        goal={goal}
        number={typed.mobile}
        onNumber={(mobile) => setTyped({ ...typed, mobile })}
      />
    ) : (
      <LoginForm
        goal={goal}
        username={typed.username}
        onUsername={(username) => setTyped({ ...typed, username })}
        onForgot={() => onForgot(typed)}
      />
    );
  return (
    <>
      <PendingLinkNote />
      {hasSms ? (
        <Tabs
          label={t('loginWays')}
          tabs={METHODS.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={chosen}
          onChoose={setMethod}
          className="has-data-confirming:[&>[role=tablist]]:hidden"
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <SocialSignIn goal={goal} onRegister={() => onRegister(typed)} />
      <LoginFooter onRegister={() => onRegister(typed)} />
    </>
  );
}

/** The login method that this browser stored last. */
function initialMethod(): Way {
  return readStoredNumber(document.cookie) === undefined ? 'username' : 'sms';
}
