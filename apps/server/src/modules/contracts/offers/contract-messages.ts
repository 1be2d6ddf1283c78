// The messages of contracts, in the inbox of the party that must know of a change.
import { periodText } from '@fairhouse/rules/words';
import {
  fillText,
  formatAmount,
  LANGUAGES,
  writeDays,
  writeMinute,
  type Amount,
  instant,
  type Id,
  type Instant,
  type Language,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putInbox, writeMoney } from '../../messages/index.ts';
import { MESSAGE_TEXTS, KIND_NAMES, type MessageName } from './message-texts.ts';
import type { ContractRow } from './store/contracts.ts';

interface MessageContext {
  readonly sql: Sql;
  readonly app: AppContext;
  readonly merchant: Merchant;
}

/** The names and figures of a message's text. */
export interface ContractAbout {
  readonly name: string;
  readonly upline: string;
  readonly left?: Amount;
  /** The key of a period. */
  readonly period?: string;
  /** When an offer expires. */
  readonly until?: Instant;
}

/** Writes a message about a contract to its agent, or to its upline. */
export async function putOfferMessage(
  context: MessageContext,
  row: ContractRow,
  name: MessageName,
  to: 'agent' | 'upline' = 'agent',
): Promise<void> {
  const member = to === 'agent' ? row.agent_id : row.upline_id;
  if (member === null) return;
  const about = {
    name: row.agent_name,
    upline: row.upline_name ?? context.merchant.code,
    until: instant(row.offer_expires_at.getTime()),
  };
  await putContractMessage(context, { member, name, kind: row.kind, about });
}

/** Writes a message of contracts to a member; the names and figures of its text are `about`. */
export async function putContractMessage(
  { sql, app, merchant }: MessageContext,
  message: {
    readonly member: Id<'member'>;
    readonly name: MessageName;
    readonly kind: ContractRow['kind'];
    readonly about: ContractAbout;
  },
): Promise<void> {
  const { member, name, kind, about } = message;
  const writeAbout = (language: Language) => ({
    ...about,
    left: about.left && writeMoney(formatAmount(about.left), merchant.currency, language),
    period: about.period && writePeriod(about.period, merchant.zone, language),
    until: about.until && writeMinute(about.until, merchant.zone, language),
  });
  const inEach = (text: (language: Language) => string) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        fillText(text(language), { ...writeAbout(language), kind: KIND_NAMES[kind][language] }),
      ]),
    ) as Record<Language, string>;
  const texts = MESSAGE_TEXTS[name];
  const titles = inEach((language) => texts.title[language]);
  const bodies = inEach((language) => texts.body[language]);
  await putInbox(sql, app, { merchant, member, titles, bodies });
}

function writePeriod(key: string, zone: string, language: Language): string {
  return periodText(key, {
    day: (day) => writeDays(day, day, language),
    days: (first, last) => writeDays(first, last, language),
    dateTime: (at) => writeMinute(at, zone, language),
  });
}
