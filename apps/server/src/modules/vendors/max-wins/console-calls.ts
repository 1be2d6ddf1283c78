// What a merchant pays at most for a round of our studio's games, in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, formatAmount, ok, type Amount } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  forgetVendors,
  leastPaid,
  mostPaid,
  vendorsOf,
  type Game,
  type GameType,
  type VendorConfig,
} from '../records/index.ts';
import { writeMaxWin } from './store.ts';

type Wins = OperatorCalls['vendorMaxWins'];
type Change = OperatorCalls['vendorMaxWinChange'];

interface MaxWinOfType {
  readonly type: GameType;
  readonly games: number;
  readonly listed: Amount;
  readonly least: Amount;
  readonly own: Amount | null;
}

export async function vendorMaxWins(call: CallOf<Wins>): Promise<Answer<Wins>> {
  const { app, merchant, input } = call;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(input.code);
  return vendor === undefined ? refuse('not.found') : ok([...maxWinsOf(vendor, merchant.currency)]);
}

/** One operator sets it: as with other limits of games, no stake and no win is touched. */
export async function vendorMaxWinChange(call: CallOf<Change>): Promise<Answer<Change>> {
  const { app, merchant, sql, input, after } = call;
  const { code, type, maxWin } = input;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(code);
  const found = vendor && maxWinsOf(vendor, merchant.currency).find((each) => each.type === type);
  if (found === undefined) return refuse('not.found');
  if (maxWin !== null && (maxWin < found.least || maxWin > found.listed)) {
    const { currency } = merchant;
    const params = { least: shown(found.least, currency), most: shown(found.listed, currency) };
    return refuse('vendor.max_win', { params });
  }
  await writeMaxWin(sql, merchant.id, { vendor: code, type, maxWin });
  noteAudit(call, {
    target: `vendor:${code}`,
    before: { type, maxWin: found.own === null ? null : formatAmount(found.own) },
    after: { type, maxWin: maxWin === null ? null : formatAmount(maxWin) },
  });
  after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
  return ok(null);
}

/** By type of the studio's games, those of which say what they pay at most. */
function maxWinsOf(vendor: VendorConfig, currency: string): readonly MaxWinOfType[] {
  if (vendor.kind !== 'studio') return [];
  const games = [...vendor.games.values()].filter(({ status }) => status !== 'RETIRED');
  const types = [...new Set(games.map(({ type }) => type))].toSorted();
  return types.flatMap((type) => {
    const ofType = games.filter((game) => game.type === type);
    const listed = ofType.flatMap((game) => mostPaid({ ...game, max_win: null }, currency) ?? []);
    const least = ofType.flatMap((game) => leastPaid(game, currency) ?? []);
    const [most] = listed.toSorted(descending);
    const fewest = least.toSorted(descending).at(-1);
    if (most === undefined || fewest === undefined) return [];
    return [{ type, games: ofType.length, listed: most, least: fewest, own: ownOf(ofType) }];
  });
}

const descending = (one: bigint, other: bigint): number => (one > other ? -1 : 1);

function ownOf(games: readonly Game[]): Amount | null {
  const own = games[0]?.max_win ?? null;
  return own === null ? null : amount(own);
}

/** As people write it: "120.5 PHP". */
const shown = (value: Amount, currency: string): string =>
  `${formatAmount(value).replace(/\.?0+$/, '')} ${currency}`;
