import { useTexts } from '../../i18n/use-texts.ts';
import { BankCards } from '../cashier/BankCards.tsx';
import { CentreList } from './CentreList.tsx';
import { LoginHistory } from './LoginHistory.tsx';
import { Part } from './Part.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** My account: who the member is, what protects the account, where it is open. */
export function SecurityCenter() {
  const t = useTexts('members');
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-4 xl:grid-cols-2">
        <ProfileCard />
        <CentreList />
        <SecurityCard />
      </div>
      <Part title={t('cards')}>
        <BankCards />
      </Part>
      <SessionsCard />
      <Part title={t('loginHistory')}>
        <LoginHistory />
      </Part>
    </div>
  );
}
