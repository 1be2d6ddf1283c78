import { useState, type ReactNode } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** As the call takes it. */
const REASON_MAX = 100;

interface EndContractDialogProps {
  readonly contract: Pick<ValueOf<'agentDownlineContracts'>['list'][number], 'id' | 'kind'>;
  /** What follows from the end. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks before a contract is ended, and for the reason that its record keeps. */
export function EndContractDialog({ contract, children, onClose }: EndContractDialogProps) {
  const t = useTexts('agentContracts');
  const [reason, setReason] = useState('');
  const { id, kind } = contract;
  const terminate = useCallMutation('agentContractTerminate', {
    invalidates: ['agentContracts', 'agentDownlineContracts', 'fundsConsolidated'],
    onSuccess: () => toast('done', t('done')),
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <ConfirmDialog
      title={`${t('terminate')}: ${t(`kind.${kind}`)}`}
      confirmLabel={t('terminate')}
      danger
      busy={terminate.isPending}
      onConfirm={() => terminate.mutate({ id, reason: reason.trim() }, onClose)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>{children}</p>
        <Field label={t('endReason')} hint={t('endReasonHint')}>
          {(control) => (
            <Input
              {...control}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
