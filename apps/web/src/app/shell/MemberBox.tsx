import clsx from 'clsx';
import { Bell, ChevronDown, Eye, EyeOff, Wallet } from 'lucide-react';
import { toggleBalanceHidden, useBalanceHidden } from '../../balance/balance-hidden.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/layout/Card.tsx';
import { Button, IconButton } from '../../ui/forms/Button.tsx';
import { CountingMoney } from '../../ui/data/CountingMoney.tsx';
import { useSite } from '../../site/use-site.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { isTrial } from '../../gate/gate.ts';
import { openModal } from '../../modals/modals.ts';
import { lazyPart } from '../../parts/load-chunk.ts';
import { useSession } from '../../session/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { preloadMemberCentre } from './Centres.tsx';

const { preload: preloadWallet } = lazyPart(
  () => import('../../pages/wallet/WalletDrawer.tsx'),
  (m) => m.WalletDrawer,
);

/** More are not counted. */
const COUNTED_MAX = 99;

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
        label={
          unread > COUNTED_MAX
            ? t('messagesManyUnread')
            : unread > 0
              ? t('messagesUnread', { count: unread })
              : t('messages')
        }
        onClick={() => openMemberCentre('messageV2')}
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span
            aria-hidden
            className="figures absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-[0.6875rem] leading-4.5 font-bold text-on-accent"
          >
            {unread > COUNTED_MAX ? `${COUNTED_MAX}+` : unread}
          </span>
        )}
      </IconButton>
      <AccountMenu />
    </>
  );
}

/** The balance: a press opens the wallet, the eye button hides it. */
function BalanceBox() {
  const t = useTexts('shell');
  const { balance, pending } = useBalance();
  const hidden = useBalanceHidden();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <div className="flex items-center rounded-md border border-line bg-surface-2">
      <button
        type="button"
        aria-label={t('wallet')}
        title={t('wallet')}
        aria-haspopup="dialog"
        onPointerEnter={preloadWallet}
        onFocus={preloadWallet}
        onClick={() => openModal('wallet', {})}
        className="figures flex min-h-10 items-center gap-2 rounded-md px-3 text-sm md:pr-1 font-semibold phone:min-h-11"
      >
        {hidden || balance === undefined ? (
          <span aria-label={t('balanceHidden')}>••••••</span>
        ) : (
          <CountingMoney value={balance.main} currency={balance.currency} />
        )}
        <ChevronDown
          aria-hidden
          size={14}
          className={clsx('text-ink-3 max-sm:hidden', pending && 'opacity-50')}
        />
      </button>
      <IconButton
        label={t(hidden ? 'showBalance' : 'hideBalance')}
        onClick={toggleBalanceHidden}
        size="sm"
        className="max-md:hidden"
      >
        <Icon aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
