import { useState } from 'react';
import type { Typed } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useSite } from '../settings/use-site.ts';
import { readKeptNumber } from './dial-codes.ts';
import { LoginFooter } from './LoginFooter.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';
import { PendingLinkNote } from './social/PendingLinkNote.tsx';
import { SocialSignIn } from './social/SocialSignIn.tsx';

interface LoginWaysProps {
  readonly goal?: string | undefined;
  /** What was typed into the form that this one replaces. */
  readonly typed?: Typed | undefined;
  readonly onRegister: (typed: Typed) => void;
  readonly onForgot: (typed: Typed) => void;
}

const NOTHING: Typed = {};
const WAYS = ['username', 'sms'] as const;
type Way = (typeof WAYS)[number];

/** Login by username or, where the merchant offers it, by a code to one's phone. */
export function LoginWays({ goal, typed: begin = NOTHING, onRegister, onForgot }: LoginWaysProps) {
  const t = useTexts('forms');
  const hasSms = useSite()?.features.smsLogin === true;
  const [typed, setTyped] = useState<Typed>(begin);
  const [chosen, setWay] = useState<Way>(firstWay);
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
          tabs={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={chosen}
          onChoose={setWay}
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

/** The way on which this browser was kept last. */
function firstWay(): Way {
  return readKeptNumber(document.cookie) === undefined ? 'username' : 'sms';
}
