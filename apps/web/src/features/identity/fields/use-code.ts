import { useEffect, useRef, useState } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { confirm } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { canRequestCode, codeWaitSeconds } from './code-wait.ts';
import { firebaseFault } from '../firebase/firebase-fault.ts';
import { withHuman } from '../human/with-human.ts';
import type { PhoneSignIn } from '../firebase/phone-sign-in.ts';

/** The calls that send a code, one for each scene. */
export type CodeCall = 'loginCode' | 'registerSms' | 'forgotSms';

export interface CodeRequest {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** What is sent with a number to prove its ownership. */
export type PhoneProof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

export interface Code {
  /** Seconds until another code can be requested; 0 when one can. */
  readonly secondsLeft: number;
  readonly pending: boolean;
  /** A code was sent since the form was opened. */
  readonly sent: boolean;
  readonly send: (request: CodeRequest) => Promise<void>;
  /**
   * Converts the typed code to the field of the calls: the code itself, or Firebase's token where
   * Firebase sends the codes; undefined, after a dialog, if Firebase rejects it.
   */
  readonly prove: (typed: string) => Promise<PhoneProof | undefined>;
}

/** The countdown after a code from Firebase, which returns no interval. */
const FIREBASE_MINUTES = 1;
const TICK_MS = 250;

/** Sends a code, and counts down until another may be sent; a refusal is shown in a dialog. */
export function useCode(name: CodeCall): Code {
  const firebase = useSite()?.codes.firebase ?? null;
  const warn = useWarning();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const signIn = useRef<PhoneSignIn>(undefined);
  // Firebase issues the token once; the server may refuse the call before it uses the token.
  const proven = useRef<{ readonly typed: string; readonly proof: PhoneProof }>(undefined);
  const { secondsLeft, begin } = useCountdown();
  const ask = async (request: CodeRequest): Promise<number> => {
    if (firebase === null) {
      const answer = await withHuman('sms', name, request);
      if (answer.ok) return answer.value.expiredMinutes;
      await warn.ofRefusal(answer.refusal);
      return 0;
    }
    try {
      const { startPhoneSignIn } = await import('../firebase/phone-sign-in.ts');
      signIn.current = await startPhoneSignIn(firebase, request);
      return FIREBASE_MINUTES;
    } catch (error) {
      await warn.ofFirebase(error);
      return 0;
    }
  };
  const send = async (request: CodeRequest) => {
    const began = performance.now();
    if (pending || secondsLeft > 0 || !canRequestCode(lastAt.current, began)) return;
    lastAt.current = began;
    proven.current = undefined;
    setPending(true);
    const minutes = await ask(request);
    setPending(false);
    if (minutes === 0) return;
    setSent(true);
    begin(codeWaitSeconds(minutes, performance.now() - began));
  };
  const prove = async (typed: string): Promise<PhoneProof | undefined> => {
    if (firebase === null) return { verificationCode: typed.trim() };
    if (proven.current?.typed === typed) return proven.current.proof;
    try {
      if (signIn.current === undefined) throw new TypeError('no code was sent');
      const firebaseIdToken = await signIn.current.confirm(typed.trim());
      const proof = { firebaseChannel: 'sms', firebaseIdToken } as const;
      proven.current = { typed, proof };
      return proof;
    } catch (error) {
      await warn.ofFirebase(error);
      return undefined;
    }
  };
  return { secondsLeft, pending, sent, send, prove };
}

/** The dialog of product.md section 8: a message and one button. */
function useWarning() {
  const t = useTexts('forms');
  const codes = useTexts('codes');
  const show = (title: string, text: string) =>
    confirm({ title, text, confirmLabel: t('submit'), cancelLabel: null });
  return {
    ofRefusal: ({ message }: ClientRefusal) => show(t('codeFailedTitle'), message),
    ofFirebase: (error: unknown) => show(codes('title'), codes(`firebase.${firebaseFault(error)}`)),
  };
}

/** Counts down whole seconds by the page's own clock. */
function useCountdown() {
  const [{ now, endsAt }, setWait] = useState({ now: 0, endsAt: 0 });
  useEffect(() => {
    if (endsAt === 0) return undefined;
    const ticking = setInterval(() => {
      const passed = performance.now();
      setWait({ now: passed, endsAt });
      if (passed >= endsAt) clearInterval(ticking);
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);
  const begin = (seconds: number) => {
    const from = performance.now();
    setWait({ now: from, endsAt: from + seconds * 1_000 });
  };
  return { secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1_000)), begin };
}
