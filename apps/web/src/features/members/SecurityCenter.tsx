import { useState } from 'react';
import { useCall } from '../../app/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BankCards } from '../cashier/BankCards.tsx';
import { SocialLinksCard } from '../identity/social/SocialLinksCard.tsx';
import { IdentityCard } from '../kyc/IdentityCard.tsx';
import { SessionLine } from '../protection/SessionLine.tsx';
import { Answered } from './Answered.tsx';
import { openPage } from './centre-address.ts';
import { CentreList } from './CentreList.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { LoginHistory } from './LoginHistory.tsx';
import { Part } from './Part.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import type { SecurityAct } from './security-acts.ts';
import { SecurityDialogs } from './SecurityDialogs.tsx';
import { SecurityOverview } from './SecurityOverview.tsx';
import { SecurityTiles } from './SecurityTiles.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** My account: who the member is, what protects the account, where it is open. */
export function SecurityCenter() {
  const t = useTexts('members');
  const config = useCall('securityConfig', {}, { staleTime: 0 });
  const cards = useCall('bankCards', {});
  const [act, setAct] = useState<SecurityAct>();
  return (
    <div className="flex flex-col gap-8">
      <Answered query={config} loading={<Skeleton className="h-56 rounded-lg" />}>
        {(known) => (
          <SecurityOverview config={known} cards={cards.data?.cards.length ?? 0} onAct={setAct} />
        )}
      </Answered>
      <SessionLine onOpen={() => openPage('playSafe')} />
      <CentreList />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ProfileCard />
        <Answered query={config} loading={<Skeleton className="h-80 rounded-lg" />}>
          {(known) => <SecurityTiles config={known} onAct={setAct} />}
        </Answered>
      </div>
      <SocialLinksCard />
      <div id="security-identity" className="scroll-mt-4">
        <IdentityCard />
      </div>
      <div id="security-cards" className="scroll-mt-4">
        <Part title={t('cards')}>
          <BankCards />
        </Part>
      </div>
      <div id="security-sessions" className="grid items-start gap-6 xl:grid-cols-2">
        <SessionsCard />
        <DevicesCard />
      </div>
      <Part title={t('loginHistory')}>
        <LoginHistory />
      </Part>
      {act !== undefined && config.data !== undefined && (
        <SecurityDialogs act={act} config={config.data} onClose={() => setAct(undefined)} />
      )}
    </div>
  );
}
