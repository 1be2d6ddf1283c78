// What the driver sends, signed beforehand: bets alone, or rounds with wins and rollbacks.
import { createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER, WALLET_PATHS } from '@fairhouse/calls/vendor';
import type { BenchPlayer, BenchVendor } from './create-vendors.ts';

/** In the ledger's units. */
export const STAKE = 10_000n;
export const WIN = 15_000n;
const WIRE_UNITS = 10n;
/** Of this many rounds one is rolled back: 5 of 70 requests that are no repetitions. */
const ROLLED_BACK_EVERY = 7;
/** Of this many rollbacks one arrives before its bet, which is refused then. */
const EARLY_EVERY = 5;

export interface SignedRequest {
  /** The id of its transaction, under which every repetition gets the same answer. */
  readonly id: string;
  readonly text: string;
  /** The status that it must be answered with. */
  readonly expected: string;
}

/** A round: each request is sent when the one before it was answered. */
export interface SignedRound {
  readonly vendor: number;
  readonly player: number;
  readonly requests: readonly SignedRequest[];
  /** What the player has more after it, in the ledger's units. */
  readonly change: bigint;
}

interface Signing {
  readonly host: string;
  readonly vendor: BenchVendor;
  readonly key: KeyObject;
  readonly player: BenchPlayer;
}

/** Signs rounds of one bet each, or of a bet and what follows it, over vendors and players. */
export function* signRounds(
  port: number,
  vendors: readonly BenchVendor[],
  kind: 'bets' | 'rounds',
): Generator<SignedRound> {
  const keys = vendors.map(({ key }) => createPrivateKey(key));
  for (let at = 0; ; at++) {
    const vendor = at % vendors.length;
    const from = vendors[vendor];
    const player = at % (from?.players.length ?? 1);
    const [key, whose] = [keys[vendor], from?.players[player]];
    if (from === undefined || key === undefined || whose === undefined) return;
    const signing = { host: `127.0.0.1:${port}`, vendor: from, key, player: whose };
    const round = kind === 'bets' ? betAlone(signing) : roundOf(signing, at);
    yield { vendor, player, ...round };
  }
}

function betAlone(signing: Signing): Pick<SignedRound, 'requests' | 'change'> {
  const bet = signCall(signing, 'bet', { round: randomUUID(), closes: true, amount: STAKE });
  return { requests: [bet], change: -STAKE };
}

function roundOf(signing: Signing, at: number): Pick<SignedRound, 'requests' | 'change'> {
  const round = randomUUID();
  const id = randomUUID();
  const stake = { round, closes: false, amount: STAKE, id };
  const rollsBack = at % ROLLED_BACK_EVERY === 0;
  if (!rollsBack) {
    const bet = signCall(signing, 'bet', stake);
    const win = signCall(signing, 'win', { round, closes: true, amount: WIN, reference: id });
    return { requests: [bet, win], change: WIN - STAKE };
  }
  const rollback = signCall(signing, 'rollback', { round, closes: true, reference: id });
  const isEarly = Math.floor(at / ROLLED_BACK_EVERY) % EARLY_EVERY === 0;
  const bet = signCall(signing, 'bet', stake, isEarly ? 'RS_ERROR_DUPLICATE_TRANSACTION' : 'RS_OK');
  return { requests: isEarly ? [rollback, bet] : [bet, rollback], change: 0n };
}

interface Called {
  readonly round: string;
  readonly closes: boolean;
  readonly amount?: bigint;
  readonly id?: string;
  readonly reference?: string;
}

function signCall(
  { host, vendor, key, player }: Signing,
  call: 'bet' | 'win' | 'rollback',
  { round, closes, amount, id = randomUUID(), reference }: Called,
  expected = 'RS_OK',
): SignedRequest {
  const body = JSON.stringify({
    user: player.user,
    token: player.token,
    game_code: vendor.game,
    request_uuid: randomUUID(),
    transaction_uuid: id,
    supplier_transaction_id: id,
    round,
    round_closed: closes,
    ...(amount === undefined ? {} : { currency: 'PHP', amount: Number(amount * WIRE_UNITS) }),
    ...(reference === undefined ? {} : { reference_transaction_uuid: reference }),
  });
  const signature = sign('sha256', Buffer.from(body), key).toString('base64');
  const text =
    `POST ${WALLET_PATHS[call]} HTTP/1.1\r\nHost: ${host}\r\n` +
    `${SIGNATURE_HEADER}: ${signature}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return { id, text, expected };
}
