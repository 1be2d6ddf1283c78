// Tickets of the live connection. Each contains its holder and its expiry, signed with a secret
// that every copy of the server has; its single use is recorded in the database.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Id, MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';
import { spendSealed } from '../../platform/request-store.ts';

const TICKET_MS = 30_000;
const USE_BYTES = 18;

export interface Holder {
  readonly merchant: MerchantId;
  readonly member: Id<'member'> | undefined;
  /** The connection is closed when this session ends. */
  readonly session: Id<'session'> | undefined;
}

interface Ticket extends Holder {
  readonly endsAt: number;
  readonly use: string;
}

export interface LiveTickets {
  /** A ticket that opens one connection within 30 seconds, at any copy. */
  issue(holder: Holder): string;
  /**
   * The content of a ticket; undefined for an invalid or expired one. Reading does not spend it.
   */
  read(ticket: string): Ticket | undefined;
  /** True for the first use of a ticket, at any copy. */
  spend(ticket: Ticket): Promise<boolean>;
}

export function openLiveTickets(app: Pick<AppContext, 'keys' | 'clock' | 'pool'>): LiveTickets {
  const { keys, clock, pool } = app;
  const secret = keys.secret('live-ticket');
  const sign = (body: string): Buffer => createHmac('sha256', secret).update(body).digest();
  return {
    issue: ({ merchant, member, session }) => {
      const endsAt = clock.now() + TICKET_MS;
      const use = randomBytes(USE_BYTES).toString('base64url');
      const content = JSON.stringify({ merchant, member, session, endsAt, use });
      const body = Buffer.from(content).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    read: (text) => {
      const [body = '', given = ''] = text.split('.');
      const givenSignature = Buffer.from(given, 'base64url');
      const signature = sign(body);
      if (givenSignature.length !== signature.length || !timingSafeEqual(givenSignature, signature))
        return undefined;
      const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
      return ticket.endsAt < clock.now() ? undefined : ticket;
    },
    spend: ({ use }) => spendSealed(pool, `live:${use}`),
  };
}
