import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { OfferForm } from './OfferForm.tsx';

type Kind = ValueOf<'agentContracts'>['items'][number]['kind'];

interface OfferDialogProps {
  /** The kinds that can be chosen, of which the agent has a contract of its own. */
  readonly kinds: readonly Kind[];
  /** Who gets the offer; typed where it is absent. */
  readonly username?: string;
  readonly onClose: () => void;
}

/** Offers a contract: the limits are shown before anything is typed. */
export function OfferDialog({ kinds, username, onClose }: OfferDialogProps) {
  const t = useTexts('agentContracts');
  const currency = useSite()?.currency ?? '';
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'DIVIDEND');
  const asked = { kind, ...(username === undefined ? {} : { username }) };
  const query = useCall('agentContractLimits', asked, { staleTime: 0 });
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
                to={username}
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
