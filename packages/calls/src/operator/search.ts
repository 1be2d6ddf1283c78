// One search over what an operator may read.
import type { CallTable } from '../call.ts';
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '../player/cashier.ts';
import { wireAmount, wireId, wireInstant } from '../wire.ts';
import * as z from 'zod';

const order = {
  number: z.string(),
  username: z.string(),
  currency: z.string(),
  amount: wireAmount,
  createdAt: wireInstant,
} as const;

const account = z.object({
  id: wireId('bank_card'),
  member: wireId('member'),
  username: z.string(),
  bank: z.string(),
  end: z.string(),
  removed: z.boolean(),
  addedAt: wireInstant,
});

export const searchCalls = {
  recordSearch: {
    method: 'GET',
    path: '/console/search',
    module: 'OPS_SEARCH',
    audience: 'operator',
    about:
      'Members by the beginning of their username or by an address that they came from, and ' +
      'whatever has exactly the given id, number, name or contact: of the merchant, and of the kinds that the caller may read.',
    limits: [{ per: 'session', count: 240, seconds: 60 }],
    request: z.strictObject({
      /** Any text; one that can name nothing finds nothing. */
      text: z.string(),
    }),
    response: z.object({
      members: z.array(
        z.object({
          id: wireId('member'),
          number: z.string(),
          username: z.string(),
          nickname: z.string(),
          state: z.enum(['active', 'frozen', 'disabled']),
          registeredAt: wireInstant,
        }),
      ),
      withdrawals: z.array(z.object({ ...order, state: z.enum(WITHDRAWAL_STATES) })),
      deposits: z.array(z.object({ ...order, state: z.enum(DEPOSIT_STATES) })),
      draws: z.array(
        z.object({
          issue: z.string(),
          gameCode: z.string(),
          state: z.string(),
          drawAt: wireInstant,
        }),
      ),
      bets: z.array(
        z.object({
          order: wireId('order'),
          member: wireId('member'),
          username: z.string(),
          issue: z.string(),
          stake: wireAmount,
          placedAt: wireInstant,
        }),
      ),
      /** Withdrawal accounts and addresses, by their last four characters. */
      cards: z.array(account),
      /** Who registered or logged in from the address, the latest first. */
      addresses: z.array(
        z.object({
          id: wireId('member'),
          username: z.string(),
          state: z.enum(['active', 'frozen', 'disabled']),
          /** The latest of its logins and its registration from there. */
          at: wireInstant,
          registered: z.boolean(),
        }),
      ),
      /** The audit record with this number, or of acts on what the text names. */
      audit: z.array(
        z.object({
          number: z.number().int(),
          at: wireInstant,
          operator: z.string(),
          call: z.string(),
          target: z.string().nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  accountSearch: {
    method: 'POST',
    path: '/console/search/account',
    module: 'OPS_SEARCH',
    audience: 'right:withdrawals.read',
    about:
      'The withdrawal accounts with exactly this number or address, of all members. It travels ' +
      'sealed, is compared by its tag, and is stored nowhere; that it was looked up is recorded.',
    sealed: true,
    limits: [{ per: 'session', count: 60, seconds: 60 }],
    request: z.strictObject({ number: z.string().max(120) }),
    response: z.object({ cards: z.array(account) }),
    refusals: [],
  },
} as const satisfies CallTable;
