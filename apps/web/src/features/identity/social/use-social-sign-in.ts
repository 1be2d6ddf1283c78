import { useState } from 'react';
import { call } from '../../../calls/calls.ts';
import { enterSession } from '../login/enter-session.ts';
import { requiredFactors, type RequiredFactors } from '../login/login-factors.ts';
import { signInAtProvider } from './sign-in-at-provider.ts';
import type { PendingLink } from './pending-link.ts';
import type { Provider } from './provider-response.ts';

/** Why the sign-in failed: the window was closed, or the server's refusal. */
export type SignInFault = { readonly is: 'closed' } | { readonly is: 'refused'; text: string };

export interface SocialSignIn {
  /** The provider whose window is open. */
  readonly waiting: Provider | undefined;
  readonly fault: SignInFault | undefined;
  /** Set if the provider identified a person without a linked account. */
  readonly unlinked: PendingLink | undefined;
  /** Set if the account requires a second step. */
  readonly secondStep: RequiredFactors | undefined;
  readonly signIn: (provider: Provider) => Promise<void>;
  /** Returns to the buttons, with a text to show, if any. */
  readonly restart: (text?: string) => void;
}

/** Signs in with a provider's answer; `goal` is the address to open afterwards. */
export function useSocialSignIn(goal?: string): SocialSignIn {
  const [waiting, setWaiting] = useState<Provider>();
  const [fault, setFault] = useState<SignInFault>();
  const [unlinked, setUnlinked] = useState<PendingLink>();
  const [secondStep, setSecondStep] = useState<RequiredFactors>();
  const restart = (text?: string) => {
    setUnlinked(undefined);
    setSecondStep(undefined);
    setFault(text === undefined ? undefined : { is: 'refused', text });
  };
  const signIn = async (provider: Provider) => {
    restart();
    setWaiting(provider);
    const { origin } = location;
    const back = await signInAtProvider(provider, () => call('socialStart', { provider, origin }));
    if (back.is !== 'vouched') {
      setWaiting(undefined);
      setFault(back.is === 'closed' ? back : { is: 'refused', text: back.refusal.message });
      return;
    }
    const answer = await call('socialLogin', back.vouched);
    setWaiting(undefined);
    if (answer.ok) return enterSession(answer.value, goal);
    const { code, message, value } = answer.refusal;
    const { ticket } = value;
    const factors = requiredFactors(answer.refusal);
    if (factors !== undefined) setSecondStep(factors);
    else if (code === 'social.unlinked' && typeof ticket === 'string') {
      setUnlinked({ provider, ticket });
    } else setFault({ is: 'refused', text: message });
  };
  return { waiting, fault, unlinked, secondStep, signIn, restart };
}
