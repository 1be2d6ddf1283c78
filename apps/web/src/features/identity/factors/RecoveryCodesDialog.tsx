import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { CodeInput } from './CodeInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Creates new recovery codes; requires a code of the authenticator. */
export function RecoveryCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutate, isPending, error } = useCallMutation('recoveryCodesRenew', {
    invalidates: ['securityConfig'],
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onSettled: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ code });
  };
  return (
    <Dialog
      title={t('codesTitle')}
      about={t(codes === undefined ? 'renewAbout' : 'codesAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      {codes === undefined ? (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <CodeInput label={t('codeOfApp')} value={code} onType={setCode} error={error?.message} />
          <Button
            type="submit"
            look="primary"
            size="lg"
            busy={isPending}
            disabled={code.length !== 6}
          >
            {t('newCodes')}
          </Button>
        </form>
      ) : (
        <RecoveryCodes codes={codes} onKept={onClose} />
      )}
    </Dialog>
  );
}
