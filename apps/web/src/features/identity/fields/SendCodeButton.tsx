import { useState } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useCooldown } from './use-cooldown.ts';

type Sent =
  | { readonly ok: true; readonly value: { readonly expiredMinutes: number } }
  | { readonly ok: false; readonly refusal: ClientRefusal };

interface SendCodeButtonProps {
  readonly send: () => Promise<Sent>;
  readonly onRefused: (refusal: ClientRefusal | undefined) => void;
  readonly disabled?: boolean;
}

/** Requests a code, and shows when another can be requested. */
export function SendCodeButton({ send, onRefused, disabled = false }: SendCodeButtonProps) {
  const t = useTexts('security');
  const { seconds, start } = useCooldown();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const began = performance.now();
    const answer = await send();
    setBusy(false);
    onRefused(answer.ok ? undefined : answer.refusal);
    if (!answer.ok) return;
    start(answer.value.expiredMinutes, performance.now() - began);
    toast('done', t('codeSent'));
  };
  return (
    <Button
      look="outline"
      className="min-h-11 shrink-0"
      busy={busy}
      disabled={disabled || seconds > 0}
      onClick={() => void ask()}
    >
      {seconds > 0 ? t('sendAgainIn', { seconds }) : t('sendCode')}
    </Button>
  );
}
