// A TRON full node's HTTP API: the headers of its blocks.
import { blockNumber } from '@fairhouse/rules/fair';
import { assert } from '@fairhouse/values';
import * as z from 'zod';
import type { OutsideFetch } from '../../../platform/outside-fetch.ts';
import { readJson } from '../../../platform/read-json.ts';
import type { Block, Chain } from './find-first-block.ts';

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
/** A node's answer for a block that it does not have. */
const missingBlock = z.strictObject({});

/**
 * The chain according to one node. Each block is requested once: the object is made for one search
 * only, because a node's answer for a recent block may change.
 */
export function tronNode(fetchFeed: OutsideFetch, node: string): Chain {
  const url = `${node.replace(/\/+$/, '')}/wallet/getblock`;
  const cache = new Map<number, Promise<Block | undefined>>();
  let newest: Promise<Block> | undefined;
  const block = (number: number): Promise<Block | undefined> => {
    const cached = cache.get(number) ?? fetchBlock(fetchFeed, url, number);
    cache.set(number, cached);
    return cached;
  };
  return { newest: () => (newest ??= fetchNewestBlock(fetchFeed, url)), block };
}

async function fetchNewestBlock(fetchFeed: OutsideFetch, url: string): Promise<Block> {
  const block = await fetchBlock(fetchFeed, url);
  assert(block !== undefined, `${url} has no newest block`);
  return block;
}

async function fetchBlock(
  fetchFeed: OutsideFetch,
  url: string,
  number?: number,
): Promise<Block | undefined> {
  // The newest block is requested without a number. Without `detail` the answer has no
  // transactions.
  const selector = number === undefined ? {} : { id_or_num: String(number) };
  const response = await fetchFeed(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...selector, detail: false }),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const answer: unknown = readJson(await response.text());
  if (missingBlock.safeParse(answer).success) return undefined;
  const { blockID, block_header } = header.parse(answer);
  const { number: at, timestamp, parentHash } = block_header.raw_data;
  const isApprovalPending = blockNumber(blockID) === at && (number === undefined || number === at);
  assert(isApprovalPending, `${url} gives another block than ${number ?? 'its newest'}`);
  return { number: at, at: timestamp, hash: blockID, parent: parentHash };
}
