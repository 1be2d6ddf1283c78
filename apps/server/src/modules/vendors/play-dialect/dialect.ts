// What all calls of the second dialect share: signatures, ids, minor units and answers.
import type { IncomingHttpHeaders } from 'node:http';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isStorable } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { directoryOf } from '../../settings/index.ts';
import { isInNetworks, vendorsOf, type VendorConfig } from '../records/index.ts';
import { readMainBalance, type WalletUser } from '../transactions/index.ts';

const BODY_BYTES_MAX = 64 * 1024;
const SIGNATURE = 'x-request-sign';
/** Ledger units in one minor unit; a currency without a minor unit counts whole units. */
const MINOR_UNITS = 100n;
const WHOLE_UNITS = 10_000n;
const WITHOUT_MINOR: ReadonlySet<string> = new Set(['VND', 'IDR']);

export const text = (longest: number) => z.string().min(1).max(longest).refine(isStorable);
export const minorAmount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export interface RawRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Who may have signed a request: a vendor, at each merchant that has it. */
export interface Signer {
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
}

export const PLAYER_UNKNOWN = 'player or session';

export const refused = (code: number, message: string, balance?: number): RawAnswer => ({
  status: 412,
  body: { code, message, ...(balance === undefined ? {} : { balance }) },
});

const CODE_OF_STATUS: Readonly<Record<string, readonly [number, string]>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: [100, 'not enough money'],
  RS_ERROR_INVALID_TOKEN: [101, 'player or session'],
  RS_ERROR_TOKEN_EXPIRED: [101, 'player or session'],
  RS_ERROR_LIMIT_REACHED: [105, 'limit'],
  RS_ERROR_INVALID_GAME: [107, 'game'],
  RS_ERROR_USER_DISABLED: [110, 'disabled'],
  RS_ERROR_INVALID_PARTNER: [110, 'disabled'],
  RS_ERROR_WRONG_CURRENCY: [154, 'currency'],
  RS_ERROR_DUPLICATE_TRANSACTION: [155, 'changed fields'],
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: [155, 'changed fields'],
};

/** Reads a signed body, and answers it; a refusal says no more than that it was not read. */
export async function readSigned<Body>(
  app: AppContext,
  request: RawRequest,
  schema: z.ZodType<Body>,
  answer: (signers: readonly Signer[], body: Body) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const signers = await findSigner(app, request);
  if (signers.length === 0) return { status: 403, body: { code: 403, message: 'signature' } };
  let json: unknown;
  try {
    json = readJson(request.body.toString('utf8'));
  } catch {
    return SYNTAX;
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? answer(signers, parsed.data) : SYNTAX;
}

const SYNTAX: RawAnswer = { status: 400, body: { code: 400, message: 'syntax' } };

/** The answer to a call from an address that is not of the vendor; undefined for others. */
export function refuseAddress({ vendor }: Signer, address: string): RawAnswer | undefined {
  const { networks } = vendor;
  if (networks.length === 0 || isInNetworks(address, networks)) return undefined;
  return { status: 403, body: { code: 403, message: 'address' } };
}

async function findSigner(app: AppContext, { body, headers }: RawRequest): Promise<Signer[]> {
  const given = headers[SIGNATURE];
  if (typeof given !== 'string' || body.length > BODY_BYTES_MAX) return [];
  const signature = Buffer.from(given, 'utf8');
  const { merchants } = await directoryOf(app);
  const found = [];
  for (const merchant of merchants) {
    for (const vendor of (await vendorsOf(app, merchant.id)).vendors.values()) {
      if (vendor.dialect !== 'PLAY') continue;
      const isSigned = vendor.secrets.some((secret) => {
        const wanted = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
        return wanted.length === signature.length && timingSafeEqual(wanted, signature);
      });
      if (isSigned) found.push({ merchant, vendor });
    }
  }
  return found;
}

/** An action's id as a uuid: the same for the same text of one vendor. */
export function idOf(vendor: string, action: string): string {
  const hex = createHash('sha256').update(`${vendor}\0${action}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const unitsOf = (currency: string): bigint =>
  WITHOUT_MINOR.has(currency) ? WHOLE_UNITS : MINOR_UNITS;

/** The balance in minor units: what is finer is not shown. */
function minorOf({ merchant }: WalletUser, units: bigint): number {
  return Number(units / unitsOf(merchant.currency));
}

export function played(
  user: WalletUser,
  game: string | undefined,
  balance: bigint,
  transactions: object[],
) {
  return { balance: minorOf(user, balance), game_id: game, transactions };
}

export async function refuse(
  app: AppContext,
  user: WalletUser,
  status: string,
): Promise<RawAnswer> {
  const [code, message] = CODE_OF_STATUS[status] ?? [500, 'other'];
  const balance = minorOf(user, await readMainBalance(app, user));
  return code === 500 ? { status: 500, body: { code, message } } : refused(code, message, balance);
}
