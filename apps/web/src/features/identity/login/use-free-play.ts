import { useState } from 'react';
import { call } from '../../../calls/calls.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { enterSession } from './enter-session.ts';

export interface FreePlay {
  readonly pending: boolean;
  readonly start: () => Promise<void>;
}

/** Opens a trial account and navigates home (product.md section 4). */
export function useFreePlay(): FreePlay {
  const [pending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    const answer = await call('freePlay', {
      os: navigator.platform,
      platform: 'W',
      random: crypto.randomUUID(),
    });
    setPending(false);
    if (answer.ok) enterSession(answer.value);
    else toast('failed', answer.refusal.message);
  };
  return { pending, start };
}
