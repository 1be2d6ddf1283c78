import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { OfferForm } from './OfferForm.tsx';

type Kind = ValueOf<'agentContracts'>['items'][number]['kind'];

interface OfferDialogProps {
  /** The kinds of which the agent has a contract of its own. */
  readonly kinds: readonly Kind[];
  readonly currency: string;
  readonly onClose: () => void;
}

/** Offers a contract: the limits are shown before anything is typed. */
export function OfferDialog({ kinds, currency, onClose }: OfferDialogProps) {
  const t = useTexts('agentContracts');
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'DIVIDEND');
  const query = useCall('agentContractLimits', { kind }, { staleTime: 0 });
  return (
    <Dialog title={t('offer')} size="wide" clickToClose={false} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Field label={t('kindOf')}>
          {(control) => (
            <Select
              {...control}
              choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onChoose={setKind}
            />
          )}
        </Field>
        <CallResult query={query}>
          {(limits) =>
            limits.own === null ? null : (
              <OfferForm
                key={kind}
                limits={limits}
                own={limits.own}
                currency={currency}
                onSent={onClose}
              />
            )
          }
        </CallResult>
      </div>
    </Dialog>
  );
}
