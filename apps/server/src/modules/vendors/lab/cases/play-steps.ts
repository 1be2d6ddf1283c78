// What the cases that play at a vendor share: a round from its launch to its end, and comparisons
// of the vendor's calls with each other and with the ledger.
import type { Lab, VendorCall } from './case.ts';
import {
  endRound,
  openGame,
  playOnce,
  readFields,
  textOf,
  type OpenGame,
  type Played,
  type Steps,
} from './vendor-steps.ts';
import { arrange } from './wallet-steps.ts';

/** A round ends settled or refunded within a minute. */
export const SETTLED_MS = 60_000;
/** Stakes of the RGS shape are ten times those of the wallet. */
export const RGS_FACTOR = 10;
export const HOUR_MS = 3_600_000;

export const idOf = ({ request }: VendorCall): string =>
  textOf(readFields(request), 'transaction_uuid').toLowerCase();
export const fieldOf = ({ request }: VendorCall, name: string): string =>
  textOf(readFields(request), name);
export const isBooked = ({ http, reply }: VendorCall): boolean =>
  http === 200 && textOf(readFields(reply), 'status') === 'RS_OK';
export const ofKind = (calls: readonly VendorCall[], kind: string): VendorCall[] =>
  calls.filter(({ call }) => call === kind);
export const idsOf = (calls: readonly VendorCall[]): string[] => [...new Set(calls.map(idOf))];

/** Begins to keep the vendor's calls, and opens the game; undefined where there is no driver. */
export function* open(lab: Lab): Steps<{ game: OpenGame; after: number } | undefined> {
  const after = Number(yield* arrange({ what: 'record' }));
  const game = yield* openGame(lab);
  return game === undefined ? undefined : { game, after };
}

/** Plays one round to its end. */
export function* playRound(lab: Lab, game: OpenGame): Steps<Played> {
  const played = yield* playOnce(lab, game);
  if (played.isActive) yield* endRound(game);
  return played;
}

/** Whether nothing is open: each bet has a win that closes, or was rolled back. */
export function isSettled(calls: readonly VendorCall[]): boolean {
  const bets = idsOf(ofKind(calls, 'bet'));
  const ends = calls.filter(
    (each) => each.call !== 'bet' && each.call !== 'balance' && isBooked(each),
  );
  return bets.length > 0 && ends.length > 0;
}

/** Compares that no id was used for two contents, and that every call is of the launch. */
export function compareCalls(lab: Lab, calls: readonly VendorCall[]): void {
  const { user, currency, game } = lab.subject;
  const contents = new Map<string, string>();
  for (const each of calls) {
    if (each.call === 'balance' || each.call === 'info') continue;
    const { request_uuid: _attempt, token: _token, ...rest } = readFields(each.request);
    const content = JSON.stringify(rest);
    const what = `${each.call} ${idOf(each)}`;
    lab.check(`${what}: the same again`, contents.get(idOf(each)) ?? content, content);
    contents.set(idOf(each), content);
    lab.check(`${what}: user`, user, fieldOf(each, 'user'));
    lab.check(`${what}: game_code`, game, fieldOf(each, 'game_code'));
    if (each.call === 'rollback') continue;
    lab.check(`${what}: currency`, currency, fieldOf(each, 'currency'));
    const amount = Number(fieldOf(each, 'amount'));
    lab.verify(`${what}: amount`, 'a multiple of 10', amount % 10 === 0, String(amount));
  }
}

/** Compares that the ledger has what the booked calls came to. */
export function* compareMoney(lab: Lab, calls: readonly VendorCall[], start: number): Steps<void> {
  const booked = new Map(
    calls
      .filter((each) => isBooked(each) || each.fault === 'lost')
      .map((each) => [idOf(each), each]),
  );
  const undone = new Set(
    [...booked.values()]
      .filter(({ call }) => call === 'rollback')
      .map((each) => fieldOf(each, 'reference_transaction_uuid').toLowerCase()),
  );
  let balance = start;
  for (const [id, each] of booked) {
    if (undone.has(id)) continue;
    const amount = Number(fieldOf(each, 'amount'));
    if (each.call === 'bet' && fieldOf(each, 'is_free') !== 'true') balance -= amount;
    if (each.call === 'win') balance += amount;
  }
  lab.check('ledger: balance', String(balance), yield* arrange({ what: 'balance' }));
}

/** In place of a call that did not come. */
export const NO_CALL: VendorCall = {
  number: 0,
  call: '',
  request: '{}',
  http: 0,
  reply: '',
  fault: '',
};
