// Geetest v4, if the merchant chose it: loads the vendor's script from the one host that the
// Content-Security-Policy allows, and shows its puzzle over the page.
import { currentLanguage } from '../../../i18n/language.ts';
import type { Language } from '@fairhouse/values';

type Proof = Readonly<Record<string, string>>;

interface Captcha {
  onReady(run: () => void): Captcha;
  onSuccess(run: () => void): Captcha;
  onError(run: () => void): Captcha;
  onClose(run: () => void): Captcha;
  showCaptcha(): void;
  getValidate(): Proof | false;
  destroy(): void;
}

type Init = (options: Readonly<Record<string, unknown>>, run: (captcha: Captcha) => void) => void;

declare global {
  interface Window {
    readonly initGeetest4?: Init;
  }
}

const LANGUAGES: Readonly<Record<Language, string>> = {
  EN: 'eng',
  CN: 'zho',
  ID: 'ind',
  TH: 'tha',
  VI: 'vie',
};

let loading: Promise<Init> | undefined;

/** The result of the puzzle; `closed` when it was dismissed, undefined on failure. */
export async function solveGeetest(challenge: {
  readonly captchaId: string;
  readonly script: string;
}): Promise<Proof | 'closed' | undefined> {
  loading ??= loadScript(challenge.script);
  const init = await loading.catch(() => undefined);
  if (init === undefined) {
    loading = undefined;
    return undefined;
  }
  const { captchaId } = challenge;
  return new Promise((settle) => {
    init({ captchaId, product: 'bind', language: LANGUAGES[currentLanguage()] }, (captcha) => {
      const end = (result: Proof | 'closed' | undefined) => {
        captcha.destroy();
        settle(result);
      };
      captcha
        .onReady(() => captcha.showCaptcha())
        .onSuccess(() => end(captcha.getValidate() || undefined))
        .onClose(() => end('closed'))
        .onError(() => end(undefined));
    });
  });
}

function loadScript(address: string): Promise<Init> {
  return new Promise((settle, fail) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('error', () => fail(new TypeError('the script does not load')));
    script.addEventListener('load', () => {
      if (window.initGeetest4 === undefined) fail(new TypeError('the script is not Geetest'));
      else settle(window.initGeetest4);
    });
    document.head.append(script);
  });
}
