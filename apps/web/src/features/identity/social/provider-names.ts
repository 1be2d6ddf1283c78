import type { Provider } from './provider-response.ts';

/** The providers' names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
  telegram: 'Telegram',
};
