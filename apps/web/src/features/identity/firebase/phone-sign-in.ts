// SMS codes sent by a merchant's own Firebase project. The Firebase libraries are loaded when the
// first such code is requested.
import { deleteApp, initializeApp } from '@firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { CodeChannel } from '../../../site/site.ts';
import type { CodeRequest } from '../fields/use-code.ts';

type Project = NonNullable<CodeChannel['firebase']>;

export interface PhoneSignIn {
  /** Verifies the code; resolves to Firebase's token, which contains the number. */
  confirm(code: string): Promise<string>;
}

/** Sends a code, after Google's reCAPTCHA check. Throws Firebase's errors. */
export async function startPhoneSignIn(project: Project, to: CodeRequest): Promise<PhoneSignIn> {
  const app = initializeApp(project, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const place = document.createElement('div');
  document.body.append(place);
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, international(to), verifier);
    return {
      confirm: async (code) => {
        const { user } = await sent.confirm(code);
        const token = await user.getIdToken();
        await deleteApp(app);
        return token;
      },
    };
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** Firebase accepts only international numbers. */
function international({ mobileNum, countryDialingCode }: CodeRequest): string {
  if (mobileNum.startsWith('+')) return mobileNum;
  return `+${countryDialingCode.replaceAll(/\D/g, '')}${mobileNum.replace(/^0+/, '')}`;
}
