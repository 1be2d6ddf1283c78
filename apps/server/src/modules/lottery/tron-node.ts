// A full node of TRON as the server asks it over HTTP: the headers of its blocks.
import { blockNumber } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { OutsideFetch } from '../../ground/outside-fetch.ts';
import { readJson } from '../../ground/read-json.ts';
import type { Block, Chain } from './first-block-at.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const header = z.object({
  blockID: hash,
  block_header: z.object({
    raw_data: z.object({
      number: z.number().int(),
      timestamp: z.number().int(),
      parentHash: hash,
    }),
  }),
});
/** What a node answers of a block that it does not have. */
const nothing = z.strictObject({});

/**
 * A chain as one node tells it. Every block is asked for once: a chain is made for one look and
 * then forgotten, for what a node says of a young block may change.
 */
export function tronNode(ask: OutsideFetch, node: string): Chain {
  const url = `${node.replace(/\/+$/, '')}/wallet/getblock`;
  const known = new Map<number, Promise<Block | undefined>>();
  let newest: Promise<Block> | undefined;
  const block = (number: number): Promise<Block | undefined> => {
    const found = known.get(number) ?? askBlock(ask, url, number);
    known.set(number, found);
    return found;
  };
  return { newest: () => (newest ??= askNewest(ask, url)), block };
}

async function askNewest(ask: OutsideFetch, url: string): Promise<Block> {
  const block = await askBlock(ask, url);
  assert(block !== undefined, `${url} has no newest block`);
  return block;
}

async function askBlock(
  ask: OutsideFetch,
  url: string,
  number?: number,
): Promise<Block | undefined> {
  // Of the newest block the number is left out. Without `detail` no transactions come with it.
  const which = number === undefined ? {} : { id_or_num: String(number) };
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...which, detail: false }),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const told: unknown = readJson(await response.text());
  if (nothing.safeParse(told).success) return undefined;
  const { blockID, block_header } = header.parse(told);
  const { number: at, timestamp, parentHash } = block_header.raw_data;
  const isAsked = blockNumber(blockID) === at && (number === undefined || number === at);
  assert(isAsked, `${url} gives another block than ${number ?? 'its newest'}`);
  return { number: at, at: timestamp, hash: blockID, parent: parentHash };
}
