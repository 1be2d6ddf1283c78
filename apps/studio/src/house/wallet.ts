// The wallet of a house as the studio asks it (vendors.md, Hub88 shape): signed, over HTTP. An
// answer that is not one of the protocol is no answer: nobody knows what was booked.
import { randomUUID } from 'node:crypto';
import { internalFetch } from '@fairhouse/tls';
import type { Amount } from '@fairhouse/values';
import * as z from 'zod';
import { SIGNATURE_HEADER, signBody } from '../keys/body-signature.ts';
import type { StudioKeys } from '../keys/studio-keys.ts';
import { fromHouse } from './units.ts';

export type WalletPath =
  | '/user/balance'
  | '/transaction/bet'
  | '/transaction/win'
  | '/transaction/rollback';

export type WalletAnswer =
  | { readonly answered: true; readonly status: string; readonly balance?: Amount }
  | { readonly answered: false; readonly problem: string };

export interface Wallet {
  /** Sends one request; `body` is without its request_uuid. */
  ask(path: WalletPath, body: Readonly<Record<string, unknown>>): Promise<WalletAnswer>;
}

export interface WalletOptions {
  /** The address of the house, to which `/vendor/v1` is added. */
  readonly houseUrl: string;
  readonly keys: StudioKeys;
  readonly timeoutMs: number;
  readonly caFile?: string | undefined;
}

const ANSWER = z.object({
  status: z.string().regex(/^RS_[A-Z_]+$/),
  request_uuid: z.string().optional(),
  currency: z.string().optional(),
  balance: z.number().optional(),
});

export function openWallet({ houseUrl, keys, timeoutMs, caFile }: WalletOptions): Wallet {
  return {
    ask: async (path, fields) => {
      const requestId = randomUUID();
      const body = JSON.stringify({ ...fields, request_uuid: requestId });
      try {
        const response = await internalFetch(caFile, new URL(`/vendor/v1${path}`, houseUrl), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: signBody(keys.signing, body),
          },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        return readAnswer(response.status, await response.text(), requestId, fields);
      } catch (error) {
        return { answered: false, problem: error instanceof Error ? error.message : 'no answer' };
      }
    },
  };
}

function readAnswer(
  httpStatus: number,
  text: string,
  requestId: string,
  fields: Readonly<Record<string, unknown>>,
): WalletAnswer {
  if (httpStatus !== 200) return { answered: false, problem: `HTTP ${httpStatus}` };
  const parsed = ANSWER.safeParse(JSON.parse(text));
  if (!parsed.success) return { answered: false, problem: 'not an answer of the protocol' };
  const { status, request_uuid: echoed, currency, balance } = parsed.data;
  if (echoed !== undefined && echoed !== requestId) {
    return { answered: false, problem: 'the answer of another request' };
  }
  if (status === 'RS_OK' && currency !== undefined && currency !== fields['currency']) {
    if (fields['currency'] !== undefined) return { answered: false, problem: 'another currency' };
  }
  const held = fromHouse(balance);
  if (status === 'RS_OK' && held === undefined) return { answered: false, problem: 'no balance' };
  return { answered: true, status, ...(held !== undefined && { balance: held }) };
}
