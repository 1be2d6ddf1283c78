// The wallet of a house as the studio asks it (vendors.md, Hub88 shape): signed, over HTTP. An
// answer that is not one of the protocol is no answer: nobody knows what was booked.
import { randomUUID } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  walletAnswer,
  WALLET_PATHS,
  type WalletStatus,
} from '@fairhouse/calls/vendor';
import { internalFetch } from '@fairhouse/tls';
import type { Amount } from '@fairhouse/values';
import { signBodyAside } from '../keys/body-signature.ts';
import type { StudioKeys } from '../keys/studio-keys.ts';

export type WalletCallName = Exclude<keyof typeof WALLET_PATHS, 'info'>;

export type WalletReply =
  | {
      readonly answered: true;
      readonly status: WalletStatus;
      readonly balance?: Amount;
      /** Of a bet: whether its round draws the jackpots of the house. */
      readonly drawsJackpots?: boolean;
      /** Of a balance: what is in the pots of the house that the game can win. */
      readonly pots?: readonly { readonly level: string; readonly amount: Amount }[];
      /** Of a claim: what was in the pot. */
      readonly jackpotPaid?: Amount;
    }
  | { readonly answered: false; readonly problem: string };

/** A request without its request_uuid, which is of the attempt. */
export type WalletFields = Readonly<Record<string, unknown>>;

export interface Wallet {
  ask(call: WalletCallName, fields: WalletFields): Promise<WalletReply>;
}

export interface WalletOptions {
  readonly houseUrl: string;
  readonly keys: StudioKeys;
  /** How long one attempt waits. */
  readonly timeoutMs: number;
  readonly caFile?: string | undefined;
}

/** Opens a client of the wallet below an address of the house. */
export function openWallet({ houseUrl, keys, timeoutMs, caFile }: WalletOptions): Wallet {
  return {
    ask: async (call, fields) => {
      const requestId = randomUUID();
      const body = JSON.stringify({ ...fields, request_uuid: requestId });
      try {
        const response = await internalFetch(caFile, new URL(WALLET_PATHS[call], houseUrl), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: await signBodyAside(keys.signing, body),
          },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) return unanswered(`HTTP ${response.status}`);
        return readReply(await response.text(), requestId, fields);
      } catch (error) {
        return unanswered(error instanceof Error ? error.message : 'no answer');
      }
    },
  };
}

function unanswered(problem: string): WalletReply {
  return { answered: false, problem };
}

function readReply(text: string, requestId: string, fields: WalletFields): WalletReply {
  const parsed = walletAnswer.safeParse(JSON.parse(text));
  if (!parsed.success) return unanswered('not an answer of the protocol');
  const { status, request_uuid: echoed, currency, balance } = parsed.data;
  const { house_jackpots: levels = [], house_jackpot_paid: paid, house_pots: pots } = parsed.data;
  if (echoed !== undefined && echoed !== requestId) return unanswered('answers another request');
  if (status === 'RS_OK') {
    if (balance === undefined) return unanswered('RS_OK without a balance');
    const expected = fields['currency'];
    if (expected !== undefined && currency !== expected) return unanswered('another currency');
    if (fields['house_jackpot'] !== undefined && paid === undefined) {
      return unanswered('a claim without what was paid');
    }
  }
  return {
    answered: true,
    status,
    ...(balance !== undefined && { balance }),
    ...(levels.length > 0 && { drawsJackpots: true }),
    ...(pots !== undefined && { pots }),
    ...(paid !== undefined && { jackpotPaid: paid }),
  };
}
