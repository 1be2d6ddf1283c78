import type { Provider } from './way-back.ts';

/** What the providers call themselves, in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
  telegram: 'Telegram',
};
