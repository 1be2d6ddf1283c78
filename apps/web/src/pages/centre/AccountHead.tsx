import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Eye,
  EyeOff,
  Mail,
  ReceiptText,
  ShieldCheck,
  Ticket,
  type LucideIcon,
} from 'lucide-react';
import { Avatar } from '../../art/Avatar.tsx';
import { toggleBalanceHidden, useBalanceHidden } from '../../balance/balance-hidden.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { useMember } from '../../features/members/profile/use-member.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/use-site.ts';
import { CountingMoney } from '../../ui/data/CountingMoney.tsx';
import { IconButton } from '../../ui/forms/Button.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';

/** Who the member is and what they have, then what is done most. */
export function AccountHead() {
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface-2 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Name />
        <Balance />
      </div>
      <QuickLinks />
    </div>
  );
}

function Name() {
  const member = useMember();
  const session = useSession();
  const account = member?.account ?? session?.account ?? '';
  const name = member?.nickname ?? account;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar picture={member?.avatar} type={member?.avatarType} name={account} size={48} />
      <div className="min-w-0">
        <p className="truncate text-lg leading-tight font-semibold">{name}</p>
        {name !== account && <p className="truncate text-sm text-ink-3">{account}</p>}
      </div>
    </div>
  );
}

function Balance() {
  const t = useTexts('wallet');
  const s = useTexts('shell');
  const { money } = useFormats();
  const { balance } = useBalance();
  const hidden = useBalanceHidden();
  const Icon = hidden ? Eye : EyeOff;
  if (balance === undefined) return <Skeleton className="h-14 w-44" />;
  const { main, locked, currency } = balance;
  return (
    <div className="md:text-right">
      <p className="flex items-center gap-1 md:justify-end">
        <span className="figures text-2xl leading-tight font-semibold md:text-3xl">
          {hidden ? HIDDEN : <CountingMoney value={main} currency={currency} />}
        </span>
        <IconButton
          size="sm"
          label={s(hidden ? 'showBalance' : 'hideBalance')}
          onClick={toggleBalanceHidden}
        >
          <Icon aria-hidden size={17} />
        </IconButton>
      </p>
      <p className="figures text-sm text-ink-3">
        {t('held')} {hidden ? HIDDEN : money(locked, currency)}
      </p>
    </div>
  );
}

const HIDDEN = '••••••';

interface QuickLink {
  readonly key: string;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly count?: number;
  readonly onOpen: () => void;
}

function QuickLinks() {
  const t = useTexts('members');
  const unread = useUnread();
  const takesDeposits = useSite()?.features.depositV2 !== false;
  const page = (
    key: 'depositv2' | 'withdraw' | 'personalHistoryCopy' | 'transactionHistory' | 'messageV2',
    icon: LucideIcon,
  ): QuickLink => ({
    key,
    icon,
    name: t(`page.${key}`),
    onOpen: () => openCentrePage(key),
  });
  const links: readonly QuickLink[] = [
    ...(takesDeposits ? [page('depositv2', ArrowDownToLine)] : []),
    page('withdraw', ArrowUpFromLine),
    page('personalHistoryCopy', Ticket),
    page('transactionHistory', ReceiptText),
    { ...page('messageV2', Mail), count: unread },
    {
      key: 'security',
      icon: ShieldCheck,
      name: t('security'),
      onOpen: () => document.getElementById('security-score')?.scrollIntoView(),
    },
  ];
  return (
    <nav aria-label={t('quickLinks')}>
      <ul className="grid grid-cols-3 gap-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {links.map(({ key, name, icon: Icon, count = 0, onOpen }) => (
          <li key={key}>
            <button
              type="button"
              onClick={onOpen}
              className="relative flex h-full min-h-18 w-full flex-col items-center justify-center gap-1.5 rounded-md border border-line bg-surface-1 px-1.5 py-2.5 text-center text-xs leading-tight font-medium transition-colors hover:border-accent-line"
            >
              <Icon aria-hidden size={21} className="shrink-0 text-accent-text" />
              {name}
              {count > 0 && (
                <span className="figures absolute top-1.5 left-1/2 ml-1.5 min-w-4.5 rounded-full bg-accent px-1 text-[0.6875rem] leading-4.5 font-bold text-on-accent">
                  {count > 99 ? '99+' : count}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
