// A provider's answer that is linked at the next login or registration. A store, because the login
// and register forms replace each other.
import { createStore, useStore } from '../../../browser/create-store.ts';
import { onRefusal } from '../../../calls/calls.ts';
import { currentSession, subscribeSession } from '../../../session/session.ts';
import type { Provider } from './provider-response.ts';

export interface PendingLink {
  readonly provider: Provider;
  readonly ticket: string;
}

const ENDED = ['social.ticket_ended', 'social.taken'];

const pending = createStore<PendingLink | undefined>(undefined);
let stops: readonly (() => void)[] = [];

/** Keeps a link until a login, until it can no longer be made, or until it is dropped. */
export function keepPendingLink(link: PendingLink): void {
  dropPendingLink();
  stops = [
    onRefusal(({ code }) => {
      if (ENDED.includes(code)) dropPendingLink();
    }),
    subscribeSession(() => {
      if (currentSession() !== undefined) dropPendingLink();
    }),
  ];
  pending.set(link);
}

export function dropPendingLink(): void {
  for (const stop of stops) stop();
  stops = [];
  pending.set(undefined);
}

/** The extra field of a login or registration, if a link is pending. */
export function pendingTicket(): { readonly socialTicket?: string } {
  const link = pending.get();
  return link === undefined ? {} : { socialTicket: link.ticket };
}

export function usePendingLink(): PendingLink | undefined {
  return useStore(pending);
}
