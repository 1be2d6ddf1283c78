// What the steps of a run are performed with.
import type { AppContext, Merchant } from '../../../../platform/app-context.ts';
import {
  countryOfCurrency,
  formatVendorUser,
  vendorsOf,
  type VendorConfig,
} from '../../records/index.ts';
import { operatorRefOf, originsOf } from '../../outbound/index.ts';
import { openLabKeys } from './lab-keys.ts';
import type { LabKeys } from './sign-request.ts';
import { giveToken, resetSandbox, type Sandbox } from '../../sandboxes/index.ts';
import { START, type LabSide, type LabSubject } from '../cases/index.ts';

export interface LabEnvironment {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly sandbox: Sandbox;
  /** The game that tokens are issued for. */
  readonly node: bigint;
  readonly subject: LabSubject;
  /** With which the lab signs; undefined where none was made. */
  readonly keys: LabKeys | undefined;
}

/** Units of the wallet's wire in one of the ledger. */
export const WIRE_UNITS = 10n;

/** The games that the lab plays, the best for it first: slots in the merchant's currency. */
export function playableGames({ vendor, merchant }: Pick<LabEnvironment, 'vendor' | 'merchant'>) {
  const all = [...vendor.games.values()].filter(({ status }) => status !== 'RETIRED');
  const rank = ({ listed }: (typeof all)[number]): number =>
    (listed.currencies[merchant.currency] === undefined ? 2 : 0) +
    (listed.category === 'RNG' ? 0 : 1);
  return all.toSorted((one, other) => rank(one) - rank(other) || (one.code < other.code ? -1 : 1));
}

/** Sets a sandbox up for a case: its money, a new token, and nothing that goes wrong. */
export async function openEnvironment(
  sandbox: Sandbox,
  side: LabSide,
  /** `isKept` leaves the sandbox of a case that is under way as it is. */
  { isKept = false }: { readonly isKept?: boolean } = {},
): Promise<LabEnvironment | undefined> {
  const { app, merchant } = sandbox;
  const vendor = (await vendorsOf(app, merchant.id)).vendors.get(sandbox.vendor);
  if (vendor === undefined) return undefined;
  const [game, second] = playableGames({ vendor, merchant });
  if (game === undefined) return undefined;
  if (!isKept) await resetSandbox(sandbox, BigInt(START) / WIRE_UNITS);
  const token = isKept ? '' : await giveToken(sandbox, { node: game.node_id });
  const keys = await openLabKeys({ app, merchant, vendor }, side);
  const subject: LabSubject = {
    side,
    operator: operatorRefOf(merchant, vendor, true),
    user: formatVendorUser(merchant.code, sandbox.member),
    other: formatVendorUser(merchant.code, sandbox.other),
    token,
    currency: merchant.currency,
    country: countryOfCurrency(merchant.currency) ?? '',
    game: game.code,
    secondGame: second?.code ?? '',
    isLobby: vendor.lobby,
    hasDemo: vendor.demo && game.listed.demo_support,
    rotates: side === 'WALLET' && keys !== undefined,
    hasNextKey: keys?.next !== undefined,
    hasFormerKey: keys?.former !== undefined,
    origins: originsOf(app, vendor),
    games: [...vendor.games.values()].map(({ listed }) => listed),
    now: app.clock.now(),
  };
  return { app, merchant, vendor, sandbox, node: game.node_id, subject, keys };
}
