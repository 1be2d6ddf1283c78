import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Simulation } from './Simulation.tsx';
import { TierList } from './TierList.tsx';

interface AcceptDialogProps {
  readonly contract: ValueOf<'agentContractEffect'>['contract'];
  readonly currency: string;
  readonly onClose: () => void;
}

/** Accepts an offer. Where contracts below end by it, a second press follows their list. */
export function AcceptDialog({ contract, currency, onClose }: AcceptDialogProps) {
  const t = useTexts('agentContracts');
  const { dateTime, timeZone } = useSiteTimes();
  const { id } = contract;
  const query = useCall('agentContractEffect', { id }, { staleTime: 0 });
  const [hasSeen, setSeen] = useState(false);
  const accept = useCallMutation('agentContractAccept', {
    invalidates: ['agentContracts', 'agentDownlineContracts', 'fundsConsolidated'],
    invalidatesAlways: ['agentContractEffect'],
    onSuccess: () => toast('done', t('done')),
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <Dialog title={`${t('accept')}: ${t(`kind.${contract.kind}`)}`} onClose={onClose}>
      <CallResult query={query}>
        {({ ends, effectiveFrom }) => {
          const needsSecond = ends.length > 0 && !hasSeen;
          return (
            <div className="flex flex-col gap-4">
              <TierList {...contract.terms} currency={currency} />
              <div>
                <p className="text-sm text-ink-2">
                  {t('since', { time: dateTime(effectiveFrom) })}
                </p>
                <ZoneNote timeZone={timeZone} />
              </div>
              <Simulation input={{ id }} currency={currency} />
              {ends.length > 0 && hasSeen && (
                <div className="rounded-md border border-lost bg-lost-soft p-3 text-sm">
                  <p className="mb-2 font-medium text-lost">{t('endsList')}</p>
                  <ul className="flex flex-col gap-2">
                    {ends.map((each) => (
                      <li key={each.username}>
                        <span className="font-semibold">{each.username}</span>
                        <TierList tiers={each.tiers} currency={currency} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <Button
                size="lg"
                look={ends.length > 0 && hasSeen ? 'danger' : 'primary'}
                busy={accept.isPending}
                onClick={() =>
                  needsSecond
                    ? setSeen(true)
                    : accept.mutate({ id, confirmAutoTerminate: ends.length > 0 }, onClose)
                }
              >
                {ends.length > 0 && hasSeen ? t('endsConfirm') : t('accept')}
              </Button>
            </div>
          );
        }}
      </CallResult>
    </Dialog>
  );
}
