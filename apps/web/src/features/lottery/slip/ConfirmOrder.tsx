import { formatOdds } from '@fairhouse/rules/lottery';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DrawItem } from '../board/use-draw.ts';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../draws/play-words.ts';
import { useBetName } from '../use-bet-name.ts';
import { useMoney } from '../use-money.ts';
import { useRefusalWords } from '../use-refusal-words.ts';
import { ReducedMark } from './ReducedMark.tsx';
import { totalsOf, type Slip } from './slip.ts';
import { Totals } from './SlipPanel.tsx';
import { StakeButton } from './StakeButton.tsx';
import { changedOddsOf, type Order, type Receipt } from './use-order.ts';

interface ConfirmOrderProps {
  readonly slip: Slip;
  readonly order: Order;
  /** The draw on sale; undefined while bets are not accepted. */
  readonly current: DrawItem | undefined;
  readonly onPlaced: (receipt: Receipt) => void;
  readonly onClose: () => void;
}

/**
 * The confirmation of an order before it is placed, and its refusal. It asks for one draw: when
 * that closes, it says so, and the player decides about the next one.
 */
export function ConfirmOrder({ slip, order, current, onPlaced, onClose }: ConfirmOrderProps) {
  const t = useTexts('lottery');
  const [draw, setDraw] = useState(current);
  const isOver = draw !== undefined && draw.issue !== current?.issue;
  return (
    <Dialog
      title={t('confirmTitle')}
      about={draw === undefined ? t('closed') : t('confirmFor', { issue: draw.shortIssue })}
      onClose={onClose}
      footer={
        <Actions
          {...{ slip, order, current, onPlaced, onClose, isOver }}
          onMove={() => setDraw(current)}
        />
      }
    >
      {draw !== undefined && !isOver && (
        <p className="mb-3 text-sm text-ink-2">
          {t('closesIn')}{' '}
          <Countdown until={draw.closesAt} label={t('closesIn')} className="font-semibold" />
        </p>
      )}
      {isOver && (
        <p role="alert" className="mb-3 rounded-md bg-accent-soft p-3 text-sm">
          {current === undefined
            ? t('confirmOver', { issue: draw.shortIssue })
            : t('confirmMove', { issue: draw.shortIssue, next: current.shortIssue })}
        </p>
      )}
      <Lines slip={slip} />
      <Totals slip={slip} />
      {order.refusal !== null && <Refused order={order} slip={slip} />}
    </Dialog>
  );
}

interface ActionsProps extends ConfirmOrderProps {
  /** The draw that was asked about has closed. */
  readonly isOver: boolean;
  /** Asks about the draw on sale from now on. */
  readonly onMove: () => void;
}

function Actions(props: ActionsProps) {
  const { slip, order, current, onPlaced, onClose, isOver, onMove } = props;
  const t = useTexts('lottery');
  const money = useMoney();
  const code = order.refusal?.code;
  const { stake } = totalsOf(slip.lines);
  const place = () => {
    if (current === undefined) return;
    onMove();
    order.place(current.issue, { onPlaced }, slip);
  };
  const label =
    current === undefined
      ? t('closed')
      : isOver || code === 'bet.draw_closed'
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
        <StakeButton
          stake={stake}
          look="primary"
          busy={order.pending}
          disabled={current === undefined}
          onClick={place}
        >
          {label}
        </StakeButton>
      )}
    </>
  );
}

function Lines({ slip }: Pick<ConfirmOrderProps, 'slip'>) {
  const words = usePlayWords();
  const nameOf = useBetName();
  const money = useMoney();
  return (
    <ul className="mb-3 flex max-h-60 flex-col divide-y divide-line overflow-y-auto text-sm">
      {slip.lines.map(({ id, bet, payPercent }) => (
        <li key={id} className="flex justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{nameOf(bet)}</span>{' '}
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
  const nameOf = useBetName();
  const refusalWords = useRefusalWords();
  return (
    <div role="alert" className="mt-3 rounded-md bg-lost-soft p-3 text-sm text-lost">
      {order.refusal !== null && <p>{refusalWords(order.refusal)}</p>}
      <ul>
        {changedOddsOf(order.refusal).map(({ bet, odds }) => {
          const line = slip.lines[bet - 1];
          return (
            <li key={bet} className="figures">
              {line && nameOf(line.bet)}: {t('oddsNow', { odds })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
