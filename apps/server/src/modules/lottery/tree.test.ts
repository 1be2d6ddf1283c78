import { leafOf as ruledLeaf, merkleRoot } from '@fairhouse/rules/fair';
import { amount, instant, type Id } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { ordinalOnSale, slotOf } from './draw.ts';
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
      expect(hashTicket(ticket, 'SSC1-20261121-0007', 'cafe')).toEqual(ruled);
    }
  });
});

describe('the timetable of a lottery', () => {
  const timetable = {
    lottery: 'SSC1',
    intervalSeconds: 60,
    closeLeadSeconds: 5,
    zone: 'Asia/Manila',
  };
  // 2026-11-20T16:00:00Z is midnight of the 21st in Manila.
  const midnight = 1_795_190_400_000;

  test('counts draws by the merchant’s own day, and has one on sale at every instant', () => {
    expect(new Date(midnight).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    const first = slotOf(timetable, ordinalOnSale(timetable, instant(midnight)));
    expect(first).toMatchObject({
      issue: 'SSC1-20261121-0001',
      opensAt: midnight - 5000,
      closesAt: midnight + 55_000,
      drawAt: midnight + 60_000,
    });
    const last = slotOf(timetable, first.ordinal - 1);
    expect(last.issue).toBe('SSC1-20261120-1440');
    expect(last.closesAt).toBe(first.opensAt);
    for (const at of [first.opensAt, first.closesAt - 1]) {
      expect(ordinalOnSale(timetable, instant(at))).toBe(first.ordinal);
    }
    expect(ordinalOnSale(timetable, first.closesAt)).toBe(first.ordinal + 1);
  });
});
