import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { CentreSection } from '../../../centre/CentreSection.tsx';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { actsAsAgent } from '../../../gate/gate.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSession } from '../../../session/session.ts';
import { Switch } from '../../../ui/forms/Toggle.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferHistory } from './TransferHistory.tsx';

/** A transfer to the direct upline, and the transfers of before in both directions. */
export function TransferUpline() {
  const t = useTexts('agentTree');
  const session = useSession();
  const query = useCall('transferOptions', {}, { staleTime: 0 });
  return (
    <div className="flex flex-col gap-8">
      <CallResult query={query}>
        {({ up, acceptsTransfers }) => (
          <>
            {up === null ? (
              <EmptyState
                art={<EmptyArt name="ledger" />}
                title={t('noUpline')}
                text={t('noUplineText')}
              />
            ) : (
              <CentreSection title={t('toUpline', { name: up.username })}>
                <TransferForm direction="UP" to={up.username} />
              </CentreSection>
            )}
            {actsAsAgent(session) && <Acceptance accepts={acceptsTransfers} />}
          </>
        )}
      </CallResult>
      <CentreSection title={t('transfers')}>
        <TransferHistory />
      </CentreSection>
    </div>
  );
}

/** Whether the caller's own directs may transfer to it. */
function Acceptance({ accepts }: { readonly accepts: boolean }) {
  const t = useTexts('agentTree');
  const { mutate, isPending } = useCallMutation('transferAccept', {
    invalidates: ['transferOptions'],
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <Switch
      className="rounded-lg border border-line bg-surface-2 px-4 py-2"
      label={t('acceptTransfers')}
      checked={accepts}
      disabled={isPending}
      onToggle={(on) => mutate({ accepts: on })}
    />
  );
}
