import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { Qr } from '../../../ui/data/Qr.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CodeInput } from './CodeInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}

/** Sets up an authenticator app: password, QR code, first code, recovery codes. */
export function AuthenticatorDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (recoveryCodes: readonly string[]) => {
    setEnrolment(undefined);
    setCodes(recoveryCodes);
    toast('done', t('authenticatorIsOn'));
  };
  return (
    <Dialog
      title={t(codes === undefined ? 'setUpTitle' : 'codesTitle')}
      about={t(codes === undefined ? 'setUpAbout' : 'codesAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      {codes !== undefined ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : enrolment !== undefined ? (
        <Scan enrolment={enrolment} onDone={finish} />
      ) : (
        <AskPassword onDone={setEnrolment} />
      )}
    </Dialog>
  );
}

function AskPassword({ onDone }: { readonly onDone: (enrolment: Enrolment) => void }) {
  const t = useTexts('security');
  const { mutate, isPending, error } = useCallMutation('authenticatorSetUp', { onSuccess: onDone });
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ password });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('presentPassword')} required error={error?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" size="lg" busy={isPending} disabled={password === ''}>
        {t('goOn')}
      </Button>
    </form>
  );
}

interface ScanProps {
  readonly enrolment: Enrolment;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

function Scan({ enrolment: { secret, uri }, onDone }: ScanProps) {
  const t = useTexts('security');
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useCallMutation('authenticatorConfirm', {
    invalidates: ['securityConfig'],
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ code });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface-2 p-4 sm:flex-row sm:items-start">
        <Qr value={uri} label={t('scanLabel')} size={168} />
        <div className="min-w-0 flex-1 text-sm">
          <p>{t('scan')}</p>
          <p className="mt-3 text-xs text-ink-3">{t('key')}</p>
          <CopyText name={t('key')} text={groups(secret)} />
          <p className="mt-2 text-xs text-ink-3">{t('keyOnce')}</p>
          <a
            href={uri}
            className="mt-2 inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline lg:hidden"
          >
            {t('openInApp')}
          </a>
        </div>
      </div>
      <CodeInput label={t('codeOfApp')} value={code} onType={setCode} error={error?.message} />
      <Button type="submit" look="primary" size="lg" busy={isPending} disabled={code.length !== 6}>
        {t('turnOn')}
      </Button>
    </form>
  );
}

/** Groups of four are easier to type; authenticator apps ignore the blanks. */
function groups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
