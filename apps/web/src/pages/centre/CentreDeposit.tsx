import { DepositPage } from '../../features/cashier/deposits/DepositPage.tsx';
import { FirstLimitPrompt } from '../../features/protection/FirstLimitPrompt.tsx';

/** Deposits; a new one begins with the prompt for a first limit. */
export function CentreDeposit() {
  return <DepositPage above={(currency) => <FirstLimitPrompt currency={currency} />} />;
}
