// The games of the rounds to which movements refer.
import { LANGUAGE_LOCALES, type Id, type Language, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Vendors name languages by two letters.
const GAMES = `
  select x.reference, coalesce(g.names ->> $4, g.names ->> 'en') as name
  from unnest($3::text[]) as x (reference)
  join wallet.round_game g on g.merchant_id = $1 and g.member_id = $2
    and g.vendor = split_part(x.reference, ' ', 1)
    and g.round_id = substr(x.reference, strpos(x.reference, ' ') + 1)`;

/** A vendor's code, and its name of a round. */
const OF_ROUND = /^[A-Z][A-Z0-9_]* ./;

/** The names of the games of a member's rounds, by the references of their movements. */
export async function readRoundGames(
  sql: Sql,
  merchant: MerchantId,
  reader: { readonly member: Id<'member'>; readonly language: Language },
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ofRounds = [...new Set(references)].filter((each) => OF_ROUND.test(each));
  if (ofRounds.length === 0) return new Map();
  const letters = LANGUAGE_LOCALES[reader.language].slice(0, 2);
  const values = [merchant, reader.member, ofRounds, letters];
  const { rows } = await sql.query<{ reference: string; name: string | null }>(GAMES, values);
  return new Map(rows.flatMap(({ reference, name }) => (name === null ? [] : [[reference, name]])));
}
