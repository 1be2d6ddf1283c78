import { useState } from 'react';
import { call } from '../../app/calls.ts';
import { navigate } from '../../app/navigation/history.ts';
import { closeAllModals } from '../../app/modals/modals.ts';
import { openWindow, SUPPORT_WINDOW } from '../../app/open-window.ts';
import { toast } from '../../ui/toasts.ts';
import { urls } from '../../urls.ts';

export interface CustomerService {
  readonly pending: boolean;
  readonly open: () => Promise<void>;
}

/** The merchant's customer service, and whether it is being looked for. */
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
  const path = answer.value.version.pathList[0]?.path ?? `${urls.help}#contact`;
  if (path.startsWith('/')) {
    closeAllModals();
    navigate(path);
  } else {
    openWindow(path, SUPPORT_WINDOW);
  }
}
