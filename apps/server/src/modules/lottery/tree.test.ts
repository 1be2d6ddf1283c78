import { leafOf as ruledLeaf, merkleRoot } from '@fairhouse/rules/fair';
import { amount, type Id } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';

import { NODE_HASHES } from './node-hashes.ts';
import { hashTicket, ticketLeaf, type Ticket } from './ticket.ts';
import { addLeaf, readEdge, rootOf, sha256, writeEdge } from './tree.ts';

const TICKET: Ticket = {
  seq: 12,
  member: '00000000-0000-7000-8000-000000000001' as Id<'member'>,
  play: 'Any3Com6',
  pick: '1245:8|06',
  style: 'GROUP',
  terms: '1956',
  unit: amount(20_000n),
  multiple: 3,
  notes: 4,
  stake: amount(240_000n),
  nonce: 'ab'.repeat(16),
};

describe('the tree of a draw', () => {
  test('grows leaf by leaf to the root that the rules give all leaves at once', () => {
    const edge = readEdge(0, Buffer.alloc(0));
    const leaves: Buffer[] = [];
    expect(rootOf(edge)).toEqual(Buffer.from(merkleRoot(NODE_HASHES, [])));
    for (let index = 0; index < 130; index += 1) {
      const leaf = sha256(Buffer.from(`leaf ${index}`));
      leaves.push(leaf);
      const stored = readEdge(edge.count, writeEdge(edge));
      addLeaf(edge, leaf);
      addLeaf(stored, leaf);
      expect(rootOf(edge)).toEqual(Buffer.from(merkleRoot(NODE_HASHES, leaves)));
      expect(rootOf(stored)).toEqual(rootOf(edge));
    }
  });

  test('takes a ticket as the rules hash what is published of it', () => {
    for (const ticket of [TICKET, { ...TICKET, style: 'FIXED', terms: '1.98' } as const]) {
      const published = ticketLeaf(ticket, 'SSC1-20261121-0007', 'cafe');
      const ruled = Buffer.from(ruledLeaf(NODE_HASHES, published));
      expect(
        hashTicket(ticket, { seq: ticket.seq, issue: 'SSC1-20261121-0007', player: 'cafe' }),
      ).toEqual(ruled);
    }
  });
});
