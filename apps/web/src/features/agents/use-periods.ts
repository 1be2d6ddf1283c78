import { useSiteTimes } from '../../centre/use-site-times.ts';
import { useLanguage } from '../../i18n/language.ts';
import { periodsFor, type Periods } from './periods-for.ts';

/** Names periods of contracts by the site's clock, in the page's language. */
export const usePeriods = (): Periods => periodsFor(useLanguage(), useSiteTimes().timeZone);
