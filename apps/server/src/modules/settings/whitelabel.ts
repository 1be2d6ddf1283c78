import type { Answer } from '@fairhouse/calls';
import { SOCIAL_PROVIDERS, type PlayerCalls } from '@fairhouse/calls/player';
import { ok, type Language } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { localizeText } from './localize-text.ts';
import { isAppKind, isOwnPageLink } from './app-link.ts';
import { directoryOf, siteOf, type Site } from './site.ts';

/** Currencies whose amounts are so long that pages show thousands. */
const THOUSANDS: readonly string[] = ['VND', 'IDR'];

type Whitelabel = PlayerCalls['whitelabel'];

/** The brand as the caller's page renders it (calls.md, whitelabel). */
export async function whitelabel(call: CallOf<Whitelabel>): Promise<Answer<Whitelabel>> {
  const site = await siteOf(call.app, call.merchant);
  const { brand, theme, languages, features, about, customerService } = site.settings;
  return ok({
    merchantCode: call.merchant.code,
    brand: {
      name: brand.name,
      tagline: localizeText(brand.tagline, call.language),
      copyright: brand.copyright,
      licence: localizeText(brand.licence, call.language),
      minimumAge: brand.minimumAge,
    },
    currency: call.merchant.currency,
    displayUnit: THOUSANDS.includes(call.merchant.currency) ? 1000 : 1,
    timeZone: call.merchant.zone,
    theme,
    languages,
    codes: codesOf(site),
    features,
    socialProviders: socialProvidersOf(site),
    resources: resourcesOf(site, call.language, await ownHosts(call)),
    supportHosts: customerService.hosts,
    sealing: { keys: call.app.keys.sealingPublic.map((key) => ({ ...key })) },
    about: localizeText(about.body, call.language),
    serverNow: call.now,
  });
}

function codesOf({ settings: { codes } }: Site) {
  const { channel, firebase } = codes;
  return { channel, firebase: channel === 'firebase' ? firebase : null };
}

async function ownHosts({ app, merchant }: CallOf<Whitelabel>): Promise<readonly string[]> {
  return (await directoryOf(app)).hostsOf(merchant.id);
}

/**
 * A link that leads back to one of the merchant's own hosts is not an app, and its QR code is not
 * shown.
 */
function resourcesOf(site: Site, language: Language, hosts: readonly string[]) {
  return site.resources
    .filter((each) => each.enabled && !(isAppKind(each.kind) && isOwnPageLink(each.url, hosts)))
    .map((each) => ({
      resourceType: each.kind,
      name: each.name,
      labelNameEn: each.labels['EN'] ?? each.name,
      label: each.labels[language] ?? each.labels['EN'] ?? each.name,
      url: each.url,
      qrCodeUrl: each.url,
    }));
}

/** The providers that are enabled and have a client id. */
function socialProvidersOf({ settings: { social } }: Site) {
  return SOCIAL_PROVIDERS.filter((name) => social[name].enabled && social[name].clientId !== '');
}
