import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRight, useSession } from '../../../calls/session.ts';
import { useAsk } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatRoundedMoney } from '../../../ui/format.ts';
import { QueryError } from '../../../ui/QueryError.tsx';
import { urls } from '../../../urls.ts';
import type { Withdrawal } from '../order-acts.ts';
import { useAlertChoice } from './alert-choice.ts';
import { playAlertSound } from './alert-sound.ts';
import { newWithdrawals } from './new-withdrawals.ts';
import { useOnlyTab } from './use-only-tab.ts';

const REFRESH_MS = 8_000;
const LATEST = { pageNo: 1, pageSize: 50 };

/** Tells the operator of new withdrawals as chosen; of several open tabs one does. */
export function WithdrawalWatch() {
  const [{ desktop, sound }] = useAlertChoice();
  const { merchant } = useSession();
  const mayRead = useRight('withdrawals.read');
  const isOnly = useOnlyTab('console.withdrawal-alert', mayRead && (desktop || sound));
  return isOnly ? <Watch key={merchant} desktop={desktop} sound={sound} /> : null;
}

function Watch({ desktop, sound }: { readonly desktop: boolean; readonly sound: boolean }) {
  const { data, error, refetch } = useAsk('withdrawalList', LATEST, { refreshMs: REFRESH_MS });
  const show = useNotification();
  // What is there at first is not new; compared are times of the server.
  const since = useRef<number>(undefined);
  const announced = useRef(new Set<string>());
  const list = data?.list;
  useEffect(() => {
    if (list === undefined) return;
    since.current ??= Math.max(0, ...list.map(({ createdAt }) => createdAt));
    const fresh = newWithdrawals(list, since.current, announced.current);
    for (const { number } of fresh) announced.current.add(number);
    if (fresh.length === 0) return;
    if (sound) void playAlertSound();
    if (desktop) show(fresh);
    // A change of the choice announces nothing again.
  }, [list, desktop, sound, show]);
  return error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null;
}

/** Shows a desktop notification that opens the withdrawal, or the list where there are several. */
function useNotification() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  return (fresh: readonly Withdrawal[]) => {
    const [first, ...others] = fresh;
    if (first === undefined || Notification.permission !== 'granted') return;
    const amount = `${formatRoundedMoney(first.amount, language)} ${first.currency}`;
    const notification = new Notification(
      others.length === 0
        ? text('alert.one', { amount })
        : text('alert.several', { count: fresh.length }),
      {
        body: fresh.map(({ number, bank }) => `${number} · ${bank}`).join('\n'),
        tag: `withdrawal-${first.number}`,
      },
    );
    notification.addEventListener('click', () => {
      window.focus();
      void navigate(others.length === 0 ? urls.withdrawal(first.number) : urls.withdrawals);
    });
  };
}
