// A small full node of TRON: it makes a block every three seconds of the test's clock, skips some,
// and answers over HTTP as a node does.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BLOCK_MS = 3000;
const FIRST_NUMBER = 66_000_000;
const MISSED_EVERY = 11;

interface MadeBlock {
  readonly number: number;
  readonly at: number;
  readonly hash: string;
}

export interface TronChain {
  readonly url: string;
  /** Switches to other blocks from here on, as after a fork, or to none at all. */
  say(now: 'truth' | 'fork' | 'nothing'): void;
  /** The first block at or after a time, and its hash after a fork. */
  firstAt(moment: number): { readonly hash: string; readonly forked: string };
  close(): void;
}

/** Opens a node whose chain began at `start`; `clock` gives the current time. */
export async function openTronChain(start: number, clock: () => number): Promise<TronChain> {
  const begin = Math.floor(start / BLOCK_MS) * BLOCK_MS;
  let mood: 'truth' | 'fork' | 'nothing' = 'truth';
  const blocksUpTo = (end: number, salt: string): MadeBlock[] => {
    const blocks: MadeBlock[] = [];
    for (let slot = 0; begin + slot * BLOCK_MS <= end; slot += 1) {
      if (slot % MISSED_EVERY === MISSED_EVERY - 1) continue;
      const number = FIRST_NUMBER + blocks.length;
      blocks.push({ number, at: begin + slot * BLOCK_MS, hash: hashOf(number, salt) });
    }
    return blocks;
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      if (mood === 'nothing' || request.url !== '/node/wallet/getblock') {
        return response.writeHead(503).end();
      }
      const which = (JSON.parse(body) as { id_or_num?: string }).id_or_num;
      const blocks = blocksUpTo(clock(), mood);
      const found = which === undefined ? blocks.length - 1 : Number(which) - FIRST_NUMBER;
      response.end(JSON.stringify(blockAnswer(blocks, found)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/node`,
    say: (now) => (mood = now),
    firstAt: (moment) => {
      const block = blocksUpTo(moment + 60_000, 'truth').find(({ at }) => at >= moment);
      if (block === undefined) throw new Error('the chain stands');
      return { hash: block.hash, forked: hashOf(block.number, 'fork') };
    },
    close: () => void server.close(),
  };
}

function hashOf(number: number, salt: string): string {
  const rest = createHash('sha256').update(`${salt} ${number}`).digest('hex').slice(16);
  return number.toString(16).padStart(16, '0') + rest;
}

function blockAnswer(blocks: readonly MadeBlock[], index: number): unknown {
  const block = blocks[index];
  if (block === undefined) return {};
  return {
    blockID: block.hash,
    block_header: {
      raw_data: {
        number: block.number,
        timestamp: block.at,
        parentHash: blocks[index - 1]?.hash ?? '0'.repeat(64),
      },
      witness_signature: '',
    },
  };
}
