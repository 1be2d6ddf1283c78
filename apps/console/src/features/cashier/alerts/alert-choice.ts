import { useStore } from 'react-admin';

/** How an operator is notified of new withdrawals in this browser; at first in no way. */
interface AlertChoice {
  readonly desktop: boolean;
  readonly sound: boolean;
}

const NEITHER: AlertChoice = { desktop: false, sound: false };

/** The operator's choice, the same in all tabs of the browser. */
export function useAlertChoice(): [AlertChoice, (choice: AlertChoice) => void] {
  return useStore<AlertChoice>('withdrawalAlert', NEITHER);
}
