import { openSupportLink } from '@fairhouse/calls/client';
import { useState } from 'react';
import { call } from '../calls/calls.ts';
import { navigate } from '../navigation/history.ts';
import { closeAllModals } from '../modals/modals.ts';
import { openWindow, SUPPORT_WINDOW } from '../modals/open-window.ts';
import { toast } from '../ui/overlays/toasts.ts';
import { urls } from '../urls.ts';

export interface CustomerService {
  readonly pending: boolean;
  readonly open: () => Promise<void>;
}

/** Opens the merchant's customer service; `pending` is true while its address is loading. */
export function useCustomerService(): CustomerService {
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    await openCustomerService();
    setPending(false);
  };
  return { pending, open };
}

/** Opens the merchant's customer service: a page of the site, or a window of 440x500. */
export async function openCustomerService(): Promise<void> {
  const answer = await call('customerService', {});
  if (!answer.ok) {
    toast('failed', answer.refusal.message);
    return;
  }
  const [first] = answer.value.version.pathList;
  const path = first?.type === '3' ? await readSealed(first.path) : first?.path;
  if (path === undefined || path.startsWith('/')) {
    closeAllModals();
    navigate(path ?? `${urls.help}#contact`);
  } else {
    openWindow(path, SUPPORT_WINDOW);
  }
}

/** The address in a sealed link; `NO_ADDRESS` unless its host is one of the merchant's. */
async function readSealed(link: string): Promise<string> {
  const [address = '', site] = await Promise.all([openSupportLink(link), call('whitelabel', {})]);
  if (!site.ok || !URL.canParse(address)) return NO_ADDRESS;
  const { protocol, hostname } = new URL(address);
  const isKnown = protocol === 'https:' && site.value.supportHosts.includes(hostname);
  return isKnown ? address : NO_ADDRESS;
}

/** Shown as an invalid address, whatever the link contained. */
const NO_ADDRESS = 'about:blank';
