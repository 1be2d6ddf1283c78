import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { CodeInput } from './CodeInput.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Creates new recovery codes; requires a code of the authenticator. */
export function RecoveryCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const { act, pending, refusal } = useAct('recoveryCodesRenew');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ code });
    setCode('');
    if (!answer.ok) return;
    renew('securityConfig');
    setCodes(answer.value.recoveryCodes);
  };
  return (
    <Dialog
      title={t('codesTitle')}
      about={t(codes === undefined ? 'renewAbout' : 'codesAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      {codes === undefined ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <CodeInput
            label={t('codeOfApp')}
            value={code}
            onType={setCode}
            error={refusal?.message}
          />
          <Button
            type="submit"
            look="primary"
            size="lg"
            busy={pending}
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
