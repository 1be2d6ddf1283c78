import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, type ButtonSize } from '../../../ui/forms/Button.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { DownlineContract } from './downline-contract.ts';
import { EndContractDialog } from './EndContractDialog.tsx';

interface ContractActsProps {
  readonly contract: DownlineContract;
  readonly size: ButtonSize;
  /** After something was done. */
  readonly onDone?: () => void;
}

/** Takes an offer back, or asks a direct to end its contract; nothing for one that is over. */
export function ContractActs({ contract, size, onDone }: ContractActsProps) {
  const t = useTexts('agentContracts');
  const [isEnding, setEnding] = useState(false);
  const { id, state, username } = contract;
  const withdraw = useCallMutation('agentContractWithdraw', {
    invalidates: ['agentDownlineContracts', 'agentTeam'],
    onSuccess: () => toast('done', t('done')),
    onError: ({ message }) => toast('failed', message),
  });
  if (state === 'PENDING' || state === 'PENDING_APPROVAL') {
    return (
      <Button
        size={size}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ id }, () => onDone?.())}
      >
        {t('withdraw')}
      </Button>
    );
  }
  if (state !== 'ACTIVE') return null;
  return (
    <>
      <Button size={size} look="ghost" onClick={() => setEnding(true)}>
        {t('terminate')}
      </Button>
      {isEnding && (
        <EndContractDialog
          contract={contract}
          onClose={() => {
            setEnding(false);
            onDone?.();
          }}
        >
          {t('terminateDownline', { name: username })}
        </EndContractDialog>
      )}
    </>
  );
}
