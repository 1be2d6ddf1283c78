import { useState } from 'react';
import type { Typed } from '../../app/modals/modals.ts';
import { LoginFooter } from './LoginFooter.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginWaysProps {
  readonly goal?: string | undefined;
  /** What was typed into the form that this one replaces. */
  readonly typed?: Typed | undefined;
  readonly onRegister: (typed: Typed) => void;
  readonly onForgot: (typed: Typed) => void;
}

/** Login by username or, where the merchant offers it, by a code to one's phone. */
export function LoginWays({ goal, typed: begin = {}, onRegister, onForgot }: LoginWaysProps) {
  const [typed, setTyped] = useState<Typed>(begin);
  return (
    <>
      <LoginForm
        goal={goal}
        username={typed.username}
        onUsername={(username) => setTyped({ ...typed, username })}
        onForgot={() => onForgot(typed)}
      />
      <LoginFooter onRegister={() => onRegister(typed)} />
    </>
  );
}
