// The two demo merchants: what their sites are called, look like and offer.
import type { MerchantId } from '@fairhouse/values';
import type { House } from '../apps/server/src/ground/house.ts';
import type { Sql } from '../apps/server/src/ground/sql.ts';
import {
  DEFAULTS,
  layOutMerchant,
  type MerchantLayout,
} from '../apps/server/src/modules/settings/index.ts';
import { layOutMessages } from '../apps/server/src/modules/messages/index.ts';
import type { DemoSize } from './layers.ts';
import { MANILA_MESSAGES, SAIGON_MESSAGES } from './messages.ts';
import { manilaSettings, saigonSettings } from './settings.ts';
import { stableId } from './stable-id.ts';

const MANILA = 1 as MerchantId;
const SAIGON = 2 as MerchantId;

interface ResourceLine {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
}

/**
 * Where the demo's social icons lead: pages of the site itself, so that none is dead.
 */
function resourceLines(origin: string, social: readonly string[]): ResourceLine[] {
  return [
    ...social.map((name) => ({ kind: name, name, url: `${origin}/aboutUs#${name.toLowerCase()}` })),
    { kind: 'TELEGRAM_1', name: 'Telegram', url: `${origin}/help#contact` },
    { kind: 'FACEBOOK1', name: 'Messenger', url: `${origin}/help#contact` },
    { kind: 'RESPONSIBILITY', name: 'age', url: `${origin}/help#play-safe` },
    { kind: 'RESPONSIBILITY', name: 'limits', url: `${origin}/help#limits` },
    { kind: 'RESPONSIBILITY', name: 'proof', url: `${origin}/verify` },
  ];
}

function layoutOf(
  merchant: Omit<MerchantLayout, 'resources'>,
  origin: string,
  social: readonly string[],
): MerchantLayout {
  return {
    ...merchant,
    resources: resourceLines(origin, social).map((line, index) => ({
      resource_id: stableId(`${merchant.code}:${line.kind}:${line.name}`),
      kind: line.kind,
      name: line.name,
      labels: {},
      url: line.url,
      sort: index,
    })),
  };
}

/**
 * Tests and measurements log in by the thousand and from anywhere; what is asked of people there
 * is switched on where it is what they are about.
 */
function unguarded(settings: typeof manilaSettings): typeof manilaSettings {
  const { humanCheck, verification } = DEFAULTS;
  return { ...settings, humanCheck, verification };
}

/** Writes both merchants where they are missing. */
export async function layOutMerchants(sql: Sql, house: House, size: DemoSize): Promise<void> {
  const { port, publicOrigin } = house.config;
  await layOutMerchant(
    sql,
    layoutOf(
      {
        id: MANILA,
        code: 'manila',
        currency: 'PHP',
        zone: 'Asia/Manila',
        cutHour: 0,
        hosts: [
          { host: 'manila.localhost', fallback: false },
          { host: 'localhost', fallback: true },
        ],
        settings: size === 'small' ? unguarded(manilaSettings) : manilaSettings,
      },
      publicOrigin,
      ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'DISCORD', 'LINKEDIN'],
    ),
  );
  await layOutMessages(sql, MANILA, MANILA_MESSAGES);
  await layOutMerchant(
    sql,
    layoutOf(
      {
        id: SAIGON,
        code: 'saigon',
        currency: 'VND',
        zone: 'Asia/Ho_Chi_Minh',
        cutHour: 0,
        hosts: [{ host: 'saigon.localhost', fallback: false }],
        settings: size === 'small' ? unguarded(saigonSettings) : saigonSettings,
      },
      `http://saigon.localhost:${port}`,
      ['FACEBOOK', 'TELEGRAM'],
    ),
  );
  await layOutMessages(sql, SAIGON, SAIGON_MESSAGES);
}
