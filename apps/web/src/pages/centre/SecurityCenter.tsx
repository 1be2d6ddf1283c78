import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { BankCards } from '../../features/cashier/cards/BankCards.tsx';
import { SocialLinksCard } from '../../features/identity/social/SocialLinksCard.tsx';
import { IdentityCard } from '../../features/kyc/IdentityCard.tsx';
import { SessionLine } from '../../features/protection/SessionLine.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { AccountHead } from './AccountHead.tsx';
import { CentreList } from './CentreList.tsx';
import { DevicesCard } from '../../features/members/security/DevicesCard.tsx';
import { LoginHistory } from '../../features/members/security/LoginHistory.tsx';
import { CentreSection } from '../../centre/CentreSection.tsx';
import { ProfileCard } from '../../features/members/profile/ProfileCard.tsx';
import type { SecurityAction } from '../../features/members/security/security-action.ts';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { SecurityOverview } from '../../features/members/security/SecurityOverview.tsx';
import { SecurityTiles } from '../../features/members/security/SecurityTiles.tsx';
import { SessionsCard } from '../../features/members/security/SessionsCard.tsx';

/** My account: name and balance, what is done most, profile, security, sessions and devices. */
export function SecurityCenter() {
  const t = useTexts('members');
  const config = useCall('securityConfig', {}, { staleTime: 0 });
  const cards = useCall('bankCards', {});
  const [act, setAct] = useState<SecurityAction>();
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      <AccountHead />
      <SessionLine onOpen={() => openCentrePage('playSafe')} />
      <CentreList />
      <div id="security-score" className="scroll-mt-4">
        <CallResult query={config} loading={<Skeleton className="h-56 rounded-lg" />}>
          {(known) => (
            <SecurityOverview
              config={known}
              cards={cards.data?.cards.length ?? 0}
              onAction={setAct}
            />
          )}
        </CallResult>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ProfileCard />
        <CallResult query={config} loading={<Skeleton className="h-80 rounded-lg" />}>
          {(known) => <SecurityTiles config={known} onAction={setAct} />}
        </CallResult>
      </div>
      <SocialLinksCard />
      <div id="security-identity" className="scroll-mt-4">
        <IdentityCard />
      </div>
      <div id="security-cards" className="scroll-mt-4">
        <CentreSection title={t('cards')}>
          <BankCards />
        </CentreSection>
      </div>
      <div id="security-sessions" className="grid items-start gap-6 xl:grid-cols-2">
        <SessionsCard />
        <DevicesCard />
      </div>
      <CentreSection title={t('loginHistory')}>
        <LoginHistory />
      </CentreSection>
      {act !== undefined && config.data !== undefined && (
        <SecurityDialogs act={act} config={config.data} onClose={() => setAct(undefined)} />
      )}
    </div>
  );
}
