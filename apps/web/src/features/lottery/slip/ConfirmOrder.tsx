import { formatOdds } from '@fairhouse/rules/lottery';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DrawItem } from '../board/use-draw.ts';
import { pickWords, usePlayWords } from '../../../draws/play-words.ts';
import { useMoney } from '../use-money.ts';
import { ReducedMark } from './ReducedMark.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import { totalsOf, type Slip } from './slip.ts';
import { Totals } from './SlipPanel.tsx';
import { changedOddsOf, type Order } from './use-order.ts';

interface ConfirmOrderProps {
  readonly slip: Slip;
  readonly order: Order;
  /** The draw on sale; undefined while bets are not accepted. */
  readonly current: DrawItem | undefined;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The confirmation of a slip before it is placed, then its outcome and the receipt. */
export function ConfirmOrder({ slip, order, current, onClose, onAgain }: ConfirmOrderProps) {
  const t = useTexts('lottery');
  const [done, setDone] = useState(false);
  if (done && order.placed !== undefined) {
    const { receipt } = order.placed;
    return (
      <Dialog
        title={t('placedTitle')}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onAgain}>{t('betAgain')}</Button>
            <Button look="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        }
      >
        <p className="mb-4 flex items-center gap-3 rounded-md bg-won-soft p-3 text-won">
          <CircleCheck aria-hidden size={22} className="shrink-0" />
          {t('placedText', { issue: receipt.shortIssue })}
        </p>
        <ReceiptView receipt={receipt} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('confirmTitle')}
      about={current === undefined ? t('closed') : t('confirmFor', { issue: current.shortIssue })}
      onClose={onClose}
      footer={<Actions {...{ slip, order, current, onClose }} onDone={() => setDone(true)} />}
    >
      {current !== undefined && (
        <p className="mb-3 text-sm text-ink-2">
          {t('closesIn')}{' '}
          <Countdown until={current.closesAt} label={t('closesIn')} className="font-semibold" />
        </p>
      )}
      <Lines slip={slip} />
      <Totals slip={slip} />
      {order.refusal !== null && <Refused order={order} slip={slip} />}
    </Dialog>
  );
}

interface ActionsProps extends Pick<ConfirmOrderProps, 'slip' | 'order' | 'current' | 'onClose'> {
  readonly onDone: () => void;
}

function Actions({ slip, order, current, onClose, onDone }: ActionsProps) {
  const t = useTexts('lottery');
  const money = useMoney();
  const code = order.refusal?.code;
  const { stake } = totalsOf(slip.lines);
  const place = () => {
    if (current !== undefined) order.place(current.issue, onDone);
  };
  const label =
    current === undefined
      ? t('closed')
      : code === 'bet.draw_closed'
        ? t('placeNext', { issue: current.shortIssue })
        : t('place', { amount: money(stake) });
  return (
    <>
      <Button onClick={onClose}>{t('back')}</Button>
      {code === 'bet.odds_changed' ? (
        <Button look="primary" onClick={order.acceptOdds}>
          {t('acceptOdds')}
        </Button>
      ) : (
        <Button
          look="primary"
          busy={order.pending}
          disabled={current === undefined}
          onClick={place}
        >
          {label}
        </Button>
      )}
    </>
  );
}

function Lines({ slip }: Pick<ConfirmOrderProps, 'slip'>) {
  const words = usePlayWords();
  const money = useMoney();
  return (
    <ul className="mb-3 flex max-h-60 flex-col divide-y divide-line overflow-y-auto text-sm">
      {slip.lines.map(({ id, bet, payPercent }) => (
        <li key={id} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{words.fullName(bet.play)}</span>{' '}
            {bet.terms.style === 'FIXED' && (
              <span className="figures text-ink-3">@ {formatOdds(bet.terms.odds)}</span>
            )}
            <ReducedMark percent={payPercent} />
            <span className="figures block truncate text-ink-3">
              {pickWords(words, bet.play, bet.pick)}
            </span>
          </span>
          <span className="figures shrink-0 font-semibold">{money(bet.stake)}</span>
        </li>
      ))}
    </ul>
  );
}

function Refused({ order, slip }: Pick<ConfirmOrderProps, 'order' | 'slip'>) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  return (
    <div role="alert" className="mt-3 rounded-md bg-lost-soft p-3 text-sm text-lost">
      <p>{order.refusal?.message}</p>
      <ul>
        {changedOddsOf(order.refusal).map(({ bet, odds }) => {
          const line = slip.lines[bet - 1];
          return (
            <li key={bet} className="figures">
              {line && words.fullName(line.bet.play)}: {t('oddsNow', { odds })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
