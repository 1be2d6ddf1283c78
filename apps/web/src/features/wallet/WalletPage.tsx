import { ArrowDownToLine, ArrowUpFromLine, Lock, ReceiptText, Wallet } from 'lucide-react';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Badge, Card, Stat } from '../../ui/layout/Card.tsx';
import { CountingMoney } from '../../ui/data/CountingMoney.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/layout/ErrorState.tsx';
import { Money } from '../../ui/data/Money.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { RecordTable } from './RecordTable.tsx';
import { useRecord } from './use-record.ts';

/** My wallet: the total, its accounts, and the latest movements. */
export function WalletPage() {
  const query = useCall('balance', {}, { staleTime: 0 });
  const funds = useCall('fundsConsolidated', {}, { staleTime: 0 });
  return (
    <div className="flex flex-col gap-8">
      <CallResult query={query} loading={<Skeleton className="h-48 rounded-lg" />}>
        {(balance) => <WalletCard balance={balance} today={funds.data} />}
      </CallResult>
      <RecentLines />
    </div>
  );
}

interface WalletCardProps {
  readonly balance: ValueOf<'balance'>;
  readonly today: ValueOf<'fundsConsolidated'> | undefined;
}

function WalletCard({ balance, today }: WalletCardProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  const { currency, vendors } = balance;
  return (
    <div className="flex flex-col gap-3">
      <Card className="flex flex-wrap items-end justify-between gap-5 bg-surface-2">
        <div>
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Wallet aria-hidden size={16} /> {t('main')}
          </p>
          <p className="mt-1 text-4xl font-semibold">
            <CountingMoney value={balance.main} currency={currency} />
          </p>
        </div>
        <QuickLinks />
      </Card>
      <div className="grid grid-cols-2 gap-3 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
        <Stat
          label={t('held')}
          value={money(balance.locked, currency)}
          note={t('heldNote')}
          icon={<Lock aria-hidden size={18} />}
        />
        <Stat label={t('sum')} value={money(balance.sumBalance, currency)} note={t('sumNote')} />
        <Stat
          label={t('todayNet')}
          value={
            today === undefined ? '–' : <Money value={today.todayNet} currency={currency} result />
          }
          note={
            today === undefined
              ? undefined
              : t('todayStake', { amount: money(today.todayStake, currency) })
          }
        />
      </div>
      {vendors.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-sm text-ink-3">
          {t('noVendors')}
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-3">
          {vendors.map((vendor) => (
            <li key={vendor.code}>
              <Stat
                label={vendor.code}
                value={money(vendor.balance, currency)}
                note={vendor.stale ? <Badge>{t('stale')}</Badge> : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function QuickLinks() {
  const t = useTexts('wallet');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        icon={<ArrowDownToLine aria-hidden size={16} />}
        onClick={() => openCentrePage('depositv2')}
      >
        {t('deposit')}
      </Button>
      <Button
        look="outline"
        icon={<ArrowUpFromLine aria-hidden size={16} />}
        onClick={() => openCentrePage('withdraw')}
      >
        {t('withdraw')}
      </Button>
      <Button
        look="outline"
        icon={<ReceiptText aria-hidden size={16} />}
        onClick={() => openCentrePage('transactionHistory')}
      >
        {t('record')}
      </Button>
    </div>
  );
}

const RECENT = 6;

function RecentLines() {
  const t = useTexts('wallet');
  const query = useRecord({});
  const lines = query.data?.pages[0]?.list.slice(0, RECENT);
  return (
    <Section
      title={t('recent')}
      extra={
        <Button look="ghost" size="sm" onClick={() => openCentrePage('transactionHistory')}>
          {t('seeAll')}
        </Button>
      }
    >
      {query.error !== null && lines === undefined ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <RecordTable
          lines={lines}
          empty={
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noLines')}
              text={t('firstDeposit')}
            />
          }
        />
      )}
    </Section>
  );
}
