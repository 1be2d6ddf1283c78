// The merchant's site as the pages see it.
import type { Language } from '@fairhouse/values';
import type { ValueOf } from '../../app/calls.ts';

type Whitelabel = ValueOf<'whitelabel'>;

export type Features = Whitelabel['features'];
export type CodeChannel = Whitelabel['codes'];
export type Resource = Whitelabel['resources'][number];

export interface Site {
  readonly merchantCode: string;
  readonly name: string;
  readonly tagline: string;
  readonly copyright: string;
  readonly licence: string;
  readonly minimumAge: number;
  readonly currency: string;
  readonly timeZone: string;
  /** Which of the drawn logos. */
  readonly logo: string;
  readonly languages: readonly Language[];
  readonly fallbackLanguage: Language;
  readonly features: Features;
  /** Who may vouch for a person that comes in. */
  readonly socialProviders: Whitelabel['socialProviders'];
  /** How codes by SMS come. */
  readonly codes: CodeChannel;
  readonly resources: readonly Resource[];
  /** Paragraphs on the house, in the page's language. */
  readonly about: string;
}

/** The view of a whitelabel answer. */
export function siteOf(answer: Whitelabel): Site {
  const { brand, theme, languages } = answer;
  return {
    ...brand,
    merchantCode: answer.merchantCode,
    currency: answer.currency,
    timeZone: answer.timeZone,
    logo: theme.logo,
    languages: languages.supported,
    fallbackLanguage: languages.fallback,
    features: answer.features,
    socialProviders: answer.socialProviders,
    codes: answer.codes,
    resources: answer.resources,
    about: answer.about,
  };
}

/** The resources of a type, in the operator's order. */
export function resourcesOf(site: Site | undefined, type: string): readonly Resource[] {
  return (site?.resources ?? []).filter((resource) => resource.resourceType === type);
}
