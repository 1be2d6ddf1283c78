// A code sent by a merchant's own Firebase project. Everything of Firebase is loaded here, when the
// first such code is asked for.
import { deleteApp, initializeApp } from '@firebase/app';
import {
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { CodeChannel } from '../../settings/site.ts';
import type { CodeRequest } from '../use-code.ts';

type Project = NonNullable<CodeChannel['firebase']>;

export interface PhoneSignIn {
  /** Gives the code; the answer is Firebase's token, which names the number. */
  confirm(code: string): Promise<string>;
}

/** Has a code sent, after Google's own check that a person is there. Throws Firebase's errors. */
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

/** Firebase takes international numbers alone. */
function international({ mobileNum, countryDialingCode }: CodeRequest): string {
  if (mobileNum.startsWith('+')) return mobileNum;
  return `+${countryDialingCode.replaceAll(/\D/g, '')}${mobileNum.replace(/^0+/, '')}`;
}
