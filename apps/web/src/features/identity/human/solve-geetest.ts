// Geetest v4, where the merchant chose it: the vendor's script from the one host that the page's
// policy names, and its puzzle over the page.
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

/**
 * What the vendor left after the puzzle; `closed` when it was put away, undefined for a failure.
 */
export async function solveGeetest(asked: {
  readonly captchaId: string;
  readonly script: string;
}): Promise<Proof | 'closed' | undefined> {
  loading ??= loadScript(asked.script);
  const init = await loading.catch(() => undefined);
  if (init === undefined) {
    loading = undefined;
    return undefined;
  }
  const { captchaId } = asked;
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
