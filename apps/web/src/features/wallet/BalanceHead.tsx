import clsx from 'clsx';
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff, RotateCw } from 'lucide-react';
import { toggleBalanceHidden, useBalanceHidden } from '../../balance/balance-hidden.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { useCall } from '../../calls/use-call.ts';
import { CallResult } from '../../calls/CallResult.tsx';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CountingMoney } from '../../ui/data/CountingMoney.tsx';
import { Button, IconButton } from '../../ui/forms/Button.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';

interface BalanceHeadProps {
  /** Undefined where the member can make no deposit. */
  readonly onDeposit: (() => void) | undefined;
  readonly onWithdraw: (() => void) | undefined;
}

/** The balance and what is held of it, with the two acts that change it. */
export function BalanceHead({ onDeposit, onWithdraw }: BalanceHeadProps) {
  const t = useTexts('wallet');
  const query = useCall('balance', {});
  return (
    <div>
      <CallResult query={query} loading={<Skeleton className="h-24 rounded-lg" />}>
        {(balance) => <Figures balance={balance} />}
      </CallResult>
      {(onDeposit !== undefined || onWithdraw !== undefined) && (
        <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
          {onDeposit !== undefined && (
            <Button
              look="primary"
              icon={<ArrowDownToLine aria-hidden size={16} />}
              onClick={onDeposit}
            >
              {t('deposit')}
            </Button>
          )}
          {onWithdraw !== undefined && (
            <Button
              look="outline"
              icon={<ArrowUpFromLine aria-hidden size={16} />}
              onClick={onWithdraw}
            >
              {t('withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Figures({ balance }: { readonly balance: ValueOf<'balance'> }) {
  const t = useTexts('wallet');
  const s = useTexts('shell');
  const { money } = useFormats();
  const { refresh, pending } = useBalance();
  const hidden = useBalanceHidden();
  const Icon = hidden ? Eye : EyeOff;
  const { main, locked, currency } = balance;
  return (
    <div className="rounded-lg border border-line bg-surface-2 p-4">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-2">{t('main')}</p>
        <div className="-my-2 -mr-2 flex">
          <IconButton
            label={s(hidden ? 'showBalance' : 'hideBalance')}
            onClick={toggleBalanceHidden}
          >
            <Icon aria-hidden size={18} />
          </IconButton>
          <IconButton label={s('refreshBalance')} onClick={refresh}>
            <RotateCw aria-hidden size={18} className={clsx(pending && 'spinning')} />
          </IconButton>
        </div>
      </div>
      <p className="figures text-3xl font-semibold">
        {hidden ? HIDDEN : <CountingMoney value={main} currency={currency} />}
      </p>
      <p className="mt-1 flex justify-between gap-3 text-sm text-ink-3">
        <span>{t('held')}</span>
        <span className="figures">{hidden ? HIDDEN : money(locked, currency)}</span>
      </p>
    </div>
  );
}

const HIDDEN = '••••••';
