// Tickets of the live connection. Each says by itself who holds it and until when, under a secret
// that every copy of the server has; that it opens one connection only is kept in the database.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Id, MerchantId } from '@fairhouse/values';
import type { House } from '../ground/house.ts';
import { spendSealed } from '../ground/request-store.ts';

const TICKET_MS = 30_000;
const USE_BYTES = 18;

export interface Holder {
  readonly merchant: MerchantId;
  readonly member: Id<'member'> | undefined;
  /** The page hears no longer than it lasts. */
  readonly session: Id<'session'> | undefined;
}

interface Ticket extends Holder {
  readonly endsAt: number;
  readonly use: string;
}

export interface LiveTickets {
  /** A ticket that opens one connection within 30 seconds, at whichever copy. */
  issue(holder: Holder): string;
  /** What a ticket says; undefined for one that is not ours or has ended. It is not spent by it. */
  read(ticket: string): Ticket | undefined;
  /** True for the first use of a ticket, at any copy. */
  spend(ticket: Ticket): Promise<boolean>;
}

export function openLiveTickets(house: Pick<House, 'keys' | 'clock' | 'pool'>): LiveTickets {
  const { keys, clock, pool } = house;
  const secret = keys.secret('live-ticket');
  const mark = (body: string): Buffer => createHmac('sha256', secret).update(body).digest();
  return {
    issue: ({ merchant, member, session }) => {
      const endsAt = clock.now() + TICKET_MS;
      const use = randomBytes(USE_BYTES).toString('base64url');
      const said = JSON.stringify({ merchant, member, session, endsAt, use });
      const body = Buffer.from(said).toString('base64url');
      return `${body}.${mark(body).toString('base64url')}`;
    },
    read: (text) => {
      const [body = '', given = ''] = text.split('.');
      const marked = Buffer.from(given, 'base64url');
      const right = mark(body);
      if (marked.length !== right.length || !timingSafeEqual(marked, right)) return undefined;
      const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
      return ticket.endsAt < clock.now() ? undefined : ticket;
    },
    spend: ({ use }) => spendSealed(pool, `live:${use}`),
  };
}
