import { useCall } from '../../calls/use-call.ts';
import { DepositPage } from '../../features/cashier/deposits/DepositPage.tsx';
import { DepositBreak } from '../../features/protection/DepositBreak.tsx';
import { FirstLimitPrompt } from '../../features/protection/FirstLimitPrompt.tsx';

/** Deposits; a new one begins with the prompt for a first limit, and waits for a break's end. */
export function CentreDeposit() {
  const pause = useCall('protection', {}).data?.pause ?? null;
  return (
    <DepositPage
      above={(currency) => <FirstLimitPrompt currency={currency} />}
      closed={pause === null ? undefined : <DepositBreak pause={pause} />}
    />
  );
}
