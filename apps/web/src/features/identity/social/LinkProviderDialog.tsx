import { useState, type FormEvent } from 'react';
import { call } from '../../../calls/calls.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { signInAtProvider } from './sign-in-at-provider.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import type { Provider } from './provider-response.ts';

interface LinkProviderDialogProps {
  readonly provider: Provider;
  readonly onClose: () => void;
}

/** Links a provider to the account: the login password is required, then the provider's sign-in. */
export function LinkProviderDialog({ provider, onClose }: LinkProviderDialogProps) {
  const t = useTexts('social');
  const name = PROVIDER_NAMES[provider];
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setFault(undefined);
    const outcome = await link(provider, password);
    setPending(false);
    if (outcome !== 'done') return setFault(outcome === 'closed' ? t('closed') : outcome.text);
    invalidateCalls('socialLinks');
    toast('done', t('linkDone', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('linkTitle', { name })}
      about={t('linkAbout', { name })}
      size="confirm"
      clickToClose={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {fault !== undefined && <FormRefusal message={fault} />}
        <Field label={t('password')} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" size="lg" busy={pending} disabled={password === ''}>
          {pending ? t('waiting', { name }) : t('link')}
        </Button>
      </form>
    </Dialog>
  );
}

async function link(
  provider: Provider,
  password: string,
): Promise<'done' | 'closed' | { readonly text: string }> {
  const { origin } = location;
  const back = await signInAtProvider(provider, () =>
    call('socialLinkStart', { provider, origin, password }),
  );
  if (back.is === 'closed') return 'closed';
  if (back.is === 'refused') return { text: back.refusal.message };
  const answer = await call('socialLink', back.vouched);
  return answer.ok ? 'done' : { text: answer.refusal.message };
}
