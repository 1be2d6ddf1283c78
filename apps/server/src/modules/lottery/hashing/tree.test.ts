import { hashLeaf as ruledLeaf, merkleRoot } from '@fairhouse/rules/fair';
import { amount, type Id } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';

import { NODE_HASHES } from '@fairhouse/hashes';
import { hashTicket, ticketLeaf, type Ticket } from '../orders/ticket.ts';
import { addLeaf, decodeFrontier, treeRoot, sha256, encodeFrontier } from './tree.ts';

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
  test('has the same root leaf by leaf as the rules compute for all leaves at once', () => {
    const frontier = decodeFrontier(0, Buffer.alloc(0));
    const leaves: Buffer[] = [];
    expect(treeRoot(frontier)).toEqual(Buffer.from(merkleRoot(NODE_HASHES, [])));
    for (let index = 0; index < 130; index += 1) {
      const leaf = sha256(Buffer.from(`leaf ${index}`));
      leaves.push(leaf);
      const stored = decodeFrontier(frontier.count, encodeFrontier(frontier));
      addLeaf(frontier, leaf);
      addLeaf(stored, leaf);
      expect(treeRoot(frontier)).toEqual(Buffer.from(merkleRoot(NODE_HASHES, leaves)));
      expect(treeRoot(stored)).toEqual(treeRoot(frontier));
    }
  });

  test('hashes a ticket like the rules hash its published form', () => {
    for (const ticket of [TICKET, { ...TICKET, style: 'FIXED', terms: '1.98' } as const]) {
      const published = ticketLeaf(ticket, 'SSC1-20261121-0007', 'cafe');
      const ruled = Buffer.from(ruledLeaf(NODE_HASHES, published));
      expect(
        hashTicket(ticket, { seq: ticket.seq, issue: 'SSC1-20261121-0007', player: 'cafe' }),
      ).toEqual(ruled);
    }
  });
});
