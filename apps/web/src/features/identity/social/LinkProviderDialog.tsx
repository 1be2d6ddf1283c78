import { useState, type FormEvent } from 'react';
import { call } from '../../../app/calls.ts';
import { renew } from '../../../app/queries.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/Input.tsx';
import { toast } from '../../../ui/toasts.ts';
import { FormRefusal } from '../FormRefusal.tsx';
import { askProvider } from './ask-provider.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import type { Provider } from './way-back.ts';

interface LinkProviderDialogProps {
  readonly provider: Provider;
  readonly onClose: () => void;
}

/** The login password opens another way into the account, and then the provider is asked. */
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
    const told = await link(provider, password);
    setPending(false);
    if (told !== 'done') return setFault(told === 'closed' ? t('closed') : told.text);
    renew('socialLinks');
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
  const back = await askProvider(provider, () =>
    call('socialLinkStart', { provider, origin, password }),
  );
  if (back.is === 'closed') return 'closed';
  if (back.is === 'refused') return { text: back.refusal.message };
  const answer = await call('socialLink', back.vouched);
  return answer.ok ? 'done' : { text: answer.refusal.message };
}
