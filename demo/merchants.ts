// The two demo merchants: their names, their appearance and their features.
import type { MerchantId } from '@fairhouse/values';
import type { AppContext } from '../apps/server/src/platform/app-context.ts';
import type { Sql } from '../apps/server/src/platform/sql.ts';
import {
  DEFAULTS,
  provisionMerchant,
  type MerchantDefinition,
} from '../apps/server/src/modules/settings/index.ts';
import { provisionMessages } from '../apps/server/src/modules/messages/index.ts';
import { isForTests, type DemoSize } from './layers.ts';
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

/** The targets of the demo's social icons: pages of the site itself, so that no link is dead. */
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
  merchant: Omit<MerchantDefinition, 'resources'>,
  origin: string,
  social: readonly string[],
): MerchantDefinition {
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
 * Tests and measurements log in thousands of times and from any address, so human checks are off
 * unless they are the subject of a test.
 */
function withoutHumanChecks(settings: typeof manilaSettings): typeof manilaSettings {
  const { humanCheck, verification } = DEFAULTS;
  return { ...settings, humanCheck, verification };
}

/** Writes the missing ones of both merchants. */
export async function provisionMerchants(sql: Sql, app: AppContext, size: DemoSize): Promise<void> {
  const { port, publicOrigin } = app.config;
  await provisionMerchant(
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
        settings: isForTests(size) ? withoutHumanChecks(manilaSettings) : manilaSettings,
      },
      publicOrigin,
      ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'DISCORD', 'LINKEDIN'],
    ),
  );
  await provisionMessages(sql, MANILA, MANILA_MESSAGES);
  await provisionMerchant(
    sql,
    layoutOf(
      {
        id: SAIGON,
        code: 'saigon',
        currency: 'VND',
        zone: 'Asia/Ho_Chi_Minh',
        cutHour: 0,
        hosts: [{ host: 'saigon.localhost', fallback: false }],
        settings: isForTests(size) ? withoutHumanChecks(saigonSettings) : saigonSettings,
      },
      `http://saigon.localhost:${port}`,
      ['FACEBOOK', 'TELEGRAM'],
    ),
  );
  await provisionMessages(sql, SAIGON, SAIGON_MESSAGES);
}
