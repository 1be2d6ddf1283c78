import { formatAmount } from '@fairhouse/values';
import clsx from 'clsx';
import { CircleMinus, Hourglass, PartyPopper, Undo2 } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Outcome } from '../panels/outcome.ts';
import { useMoney } from '../use-money.ts';

interface NetCardProps {
  /** Undefined until all numbers have fallen and the payouts are booked. */
  readonly outcome: Outcome | undefined;
  /** Why there is no outcome. */
  readonly waiting: 'wait' | 'settling' | 'none';
}

/** Stake, payout and net of the draw. It has its height from the beginning. */
export function NetCard({ outcome, waiting }: NetCardProps) {
  const t = useTexts('drawShow');
  const tLottery = useTexts('lottery');
  const money = useMoney();
  const { Icon, box, ink } = outcome === undefined ? WAITING : LOOKS[outcome.kind];
  const figures =
    outcome === undefined
      ? []
      : ([
          ['stake', money(outcome.stake)],
          ['payout', money(outcome.payout)],
          ['net', `${outcome.net > 0n ? '+' : ''}${money(formatAmount(outcome.net))}`],
        ] as const);
  return (
    <section
      role="status"
      data-outcome={outcome?.kind}
      className={clsx('flex min-h-36 flex-col justify-center gap-3 rounded-lg border p-4', box)}
    >
      <p
        key={outcome?.kind}
        className={clsx(
          'flex items-center gap-3',
          outcome === undefined ? 'text-sm text-ink-2' : ['rise-in text-xl font-bold', ink],
        )}
      >
        <Icon aria-hidden size={28} className="shrink-0" />
        {outcome === undefined
          ? t(`net.${waiting}`)
          : tLottery(`outcome.${outcome.kind}`, {
              amount: money(outcome.payout),
              stake: money(outcome.stake),
            })}
      </p>
      {figures.length > 0 && (
        <dl className="grid grid-cols-3 gap-3">
          {figures.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-2">{t(`net.${name}`)}</dt>
              <dd className={clsx('figures font-semibold break-words', name === 'net' && ink)}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const WAITING = { Icon: Hourglass, box: 'border-line bg-surface-2', ink: 'text-ink-2' };

/** Only more than the stake is celebrated. */
const LOOKS = {
  won: { Icon: PartyPopper, box: 'border-won bg-won-soft', ink: 'text-won' },
  returned: { Icon: Undo2, box: 'border-line-strong bg-surface-2', ink: 'text-ink' },
  lost: { Icon: CircleMinus, box: 'border-line-strong bg-surface-2', ink: 'text-ink' },
} as const;
