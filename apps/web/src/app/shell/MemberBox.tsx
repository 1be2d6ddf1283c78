import { Bell, Eye, EyeOff, RotateCw, Wallet } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBalance } from '../../balance/use-balance.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/layout/Card.tsx';
import { Button, IconButton } from '../../ui/forms/Button.tsx';
import { CountingMoney } from '../../ui/data/CountingMoney.tsx';
import { useSite } from '../../site/use-site.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { isTrial } from '../../gate/gate.ts';
import { useSession } from '../../session/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { preloadMemberCentre } from './Centres.tsx';
import { saveBalanceHidden, isBalanceHidden } from './balance-hidden.ts';

/** The member's part of the header: balance, deposit, messages, the account menu. */
export function MemberBox() {
  const t = useTexts('shell');
  const trial = isTrial(useSession());
  const takesDeposits = useSite()?.features.depositV2 === true;
  const unread = useUnread();
  return (
    <>
      {trial && <Badge tone="accent">{t('trial')}</Badge>}
      <BalanceBox />
      {!trial && takesDeposits && (
        <Button
          look="primary"
          icon={<Wallet aria-hidden size={16} />}
          className="max-md:hidden"
          onPointerEnter={preloadMemberCentre}
          onFocus={preloadMemberCentre}
          onClick={() => openMemberCentre('depositv2')}
        >
          {t('deposit')}
        </Button>
      )}
      <IconButton
        label={unread > 0 ? t('messagesUnread', { count: unread }) : t('messages')}
        onClick={() => openMemberCentre('messageV2')}
        className="max-sm:hidden"
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span
            aria-hidden
            className="figures absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-[0.6875rem] leading-4.5 font-bold text-on-accent"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <AccountMenu />
    </>
  );
}

/** The balance: a press reloads it, the eye button hides it. */
function BalanceBox() {
  const t = useTexts('shell');
  const { balance, refresh, pending } = useBalance();
  const [hidden, setHidden] = useState(isBalanceHidden);
  const toggle = useCallback(() => {
    saveBalanceHidden(!hidden);
    setHidden(!hidden);
  }, [hidden]);
  const Icon = hidden ? EyeOff : Eye;
  return (
    <div className="flex items-center rounded-md border border-line bg-surface-2">
      <button
        type="button"
        aria-label={t('refreshBalance')}
        title={t('refreshBalance')}
        onClick={refresh}
        className="figures flex min-h-10 items-center gap-2 rounded-md pr-1 pl-3 text-sm font-semibold phone:min-h-11"
      >
        {hidden || balance === undefined ? (
          <span aria-label={t('balanceHidden')}>••••••</span>
        ) : (
          <CountingMoney value={balance.main} currency={balance.currency} />
        )}
        <RotateCw
          aria-hidden
          size={14}
          className={pending ? 'spinning text-ink-3' : 'text-ink-3'}
        />
      </button>
      <IconButton
        label={t(hidden ? 'showBalance' : 'hideBalance')}
        onClick={toggle}
        size="sm"
        className="max-md:hidden"
      >
        <Icon aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
