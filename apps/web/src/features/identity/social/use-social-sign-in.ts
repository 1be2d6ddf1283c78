import { useState } from 'react';
import { call } from '../../../app/calls.ts';
import { enterSession } from '../enter-session.ts';
import { askedFactors, type AskedFactors } from '../login-factors.ts';
import { askProvider } from './ask-provider.ts';
import type { PendingLink } from './pending-link.ts';
import type { Provider } from './way-back.ts';

/** Why nobody came in: the window was closed, or what the server says. */
export type SignInFault = { readonly is: 'closed' } | { readonly is: 'told'; text: string };

export interface SocialSignIn {
  /** Whose window is open. */
  readonly waiting: Provider | undefined;
  readonly fault: SignInFault | undefined;
  /** The provider vouched for somebody to whom no account is linked. */
  readonly unlinked: PendingLink | undefined;
  /** The account asks for a second step. */
  readonly asked: AskedFactors | undefined;
  readonly signIn: (provider: Provider) => Promise<void>;
  /** Back to the buttons, with what there is to say. */
  readonly restart: (text?: string) => void;
}

/** Comes in with a provider's word; where someone wanted to go is `goal`. */
export function useSocialSignIn(goal?: string): SocialSignIn {
  const [waiting, setWaiting] = useState<Provider>();
  const [fault, setFault] = useState<SignInFault>();
  const [unlinked, setUnlinked] = useState<PendingLink>();
  const [asked, setAsked] = useState<AskedFactors>();
  const restart = (text?: string) => {
    setUnlinked(undefined);
    setAsked(undefined);
    setFault(text === undefined ? undefined : { is: 'told', text });
  };
  const signIn = async (provider: Provider) => {
    restart();
    setWaiting(provider);
    const { origin } = location;
    const back = await askProvider(provider, () => call('socialStart', { provider, origin }));
    if (back.is !== 'vouched') {
      setWaiting(undefined);
      setFault(back.is === 'closed' ? back : { is: 'told', text: back.refusal.message });
      return;
    }
    const answer = await call('socialLogin', back.vouched);
    setWaiting(undefined);
    if (answer.ok) return enterSession(answer.value, goal);
    const { code, message, value } = answer.refusal;
    const { ticket } = value;
    const factors = askedFactors(answer.refusal);
    if (factors !== undefined) setAsked(factors);
    else if (code === 'social.unlinked' && typeof ticket === 'string') {
      setUnlinked({ provider, ticket });
    } else setFault({ is: 'told', text: message });
  };
  return { waiting, fault, unlinked, asked, signIn, restart };
}
