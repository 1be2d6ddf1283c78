// The merchant's site as the pages use it.
import type { Language } from '@fairhouse/values';
import type { ValueOf } from '../calls/calls.ts';

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
  /** The name of a drawn logo. */
  readonly logo: string;
  readonly languages: readonly Language[];
  readonly fallbackLanguage: Language;
  readonly features: Features;
  /** The sign-in providers. */
  readonly socialProviders: Whitelabel['socialProviders'];
  /** How SMS codes are sent. */
  readonly codes: CodeChannel;
  readonly resources: readonly Resource[];
  /** Paragraphs about the operator, in the page's language. */
  readonly about: string;
}

/** Converts a whitelabel answer. */
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
