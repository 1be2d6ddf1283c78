// Messages between a game and the site whose page it stands in: exact origin, exact schema, and
// anything else is dropped.

export type ToSite =
  | {
      readonly type:
        | 'ready'
        | 'round:start'
        | 'round:end'
        | 'close'
        | 'lobby'
        | 'deposit'
        | 'login-ended';
    }
  | { readonly type: 'error'; readonly code: string };

export type FromSite =
  | { readonly type: 'balance' | 'resume' }
  | { readonly type: 'pause'; readonly reason: 'reality_check' | 'limit' }
  | { readonly type: 'mute'; readonly on: boolean }
  | { readonly type: 'language'; readonly language: string };

/** The fields of each message, and no others. */
const FIELDS: Readonly<Record<FromSite['type'], string>> = {
  balance: 'type',
  resume: 'type',
  pause: 'reason type',
  mute: 'on type',
  language: 'language type',
};

const LANGUAGES: ReadonlyMap<unknown, string> = new Map([
  ['EN', 'en'],
  ['CN', 'zh'],
  ['ID', 'id'],
  ['TH', 'th'],
  ['VI', 'vi'],
]);

/** Reads a message of the site; undefined for one that no site may send. */
export function readSiteMessage(data: unknown): FromSite | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, reason, on, language } = data as Readonly<Record<string, unknown>>;
  const fields = Object.keys(data).toSorted().join(' ');
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return undefined;
  if (FIELDS[type as FromSite['type']] !== fields) return undefined;
  if (type === 'balance' || type === 'resume') return { type };
  if (type === 'pause') {
    return reason === 'reality_check' || reason === 'limit' ? { type, reason } : undefined;
  }
  if (type === 'mute') return typeof on === 'boolean' ? { type, on } : undefined;
  // The letters of the site become those of this page's address.
  const letters = LANGUAGES.get(language);
  return letters === undefined ? undefined : { type: 'language', language: letters };
}

/** The origin of the site by the address that it gave at the launch; undefined without one. */
export function siteOriginOf(lobbyUrl: string): string | undefined {
  if (!URL.canParse(lobbyUrl)) return undefined;
  const { protocol, origin } = new URL(lobbyUrl);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** Whether a message came from the page around the game, at the site's own origin. */
export function isFromSite(
  message: Pick<MessageEvent, 'origin' | 'source'>,
  site: unknown,
  origin: string,
): boolean {
  return message.source !== null && message.source === site && message.origin === origin;
}
