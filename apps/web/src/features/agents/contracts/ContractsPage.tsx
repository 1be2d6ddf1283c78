import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { CentreSection } from '../../../centre/CentreSection.tsx';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { mayOffer, useOwnPermissions } from '../use-own-permissions.ts';
import { DebtNotice } from './DebtNotice.tsx';
import { DownlineContracts } from './DownlineContracts.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OwnContract } from './OwnContract.tsx';

/** The agent's own contracts and offers, and those with its directs. */
export function ContractsPage() {
  const t = useTexts('agentContracts');
  const currency = useSite()?.currency ?? '';
  const { timeZone } = useSiteTimes();
  const permissions = useOwnPermissions();
  const query = useCall('agentContracts', {}, { staleTime: 0 });
  const [isOffering, setOffering] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      <DebtNotice currency={currency} />
      <CallResult query={query}>
        {({ items }) => {
          const own = items.filter(({ agreed, on }) => on && agreed !== null);
          const kinds = own.filter(
            ({ kind }) => permissions === undefined || mayOffer(permissions, kind),
          );
          return (
            <>
              <CentreSection title={t('mine')} extra={<ZoneNote timeZone={timeZone} />}>
                <ul className="grid gap-3 md:grid-cols-2">
                  {items
                    .filter(({ on }) => on)
                    .map((item) => (
                      <li key={item.kind}>
                        <OwnContract item={item} currency={currency} />
                      </li>
                    ))}
                </ul>
              </CentreSection>
              <CentreSection
                title={t('downline')}
                extra={
                  <Button
                    look="primary"
                    disabled={kinds.length === 0}
                    onClick={() => setOffering(true)}
                  >
                    {t('offer')}
                  </Button>
                }
              >
                {kinds.length === 0 && (
                  <p className="mb-3 text-sm text-ink-2">
                    {t(own.length === 0 ? 'needsOwn' : 'mayNotOffer')}
                  </p>
                )}
                <DownlineContracts />
              </CentreSection>
              {isOffering && (
                <OfferDialog
                  kinds={kinds.map(({ kind }) => kind)}
                  onClose={() => setOffering(false)}
                />
              )}
            </>
          );
        }}
      </CallResult>
    </div>
  );
}
