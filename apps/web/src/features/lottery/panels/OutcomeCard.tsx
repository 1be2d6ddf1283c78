import { formatAmount } from '@fairhouse/values';
import clsx from 'clsx';
import { CircleMinus, CirclePlay, PartyPopper, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { opensMyDraw } from '../../../ui/cues/draw-choice.ts';
import { isDialogOpen } from '../../../ui/overlays/dialog-stack.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { isMotionReduced } from '../../../ui/cues/motion.ts';
import { playCue } from '../../../ui/cues/play-cue.ts';
import type { DrawItem } from '../board/use-draw.ts';
import { useWatchedIssue, watchDraw } from '../my-draw/watch-draw.ts';
import { useMoney } from '../use-money.ts';
import { hasWaitingOrders, outcomeOf, type Outcome } from './outcome.ts';

interface OutcomeCardProps {
  readonly gameCode: string;
  readonly family: string;
  /** A draw that finished while the board was open. */
  readonly last: DrawItem;
  /** The lottery's name, where several have their boards: their cards are one above the other. */
  readonly name?: string;
}

/** A loss is shown for this long; a win stays until the next draw. */
const LOSS_SHOWN_MS = 12_000;

/**
 * Shows once what a draw has brought the player. It lies over the board, so that nothing moves.
 */
export function OutcomeCard({ gameCode, family, last, name }: OutcomeCardProps) {
  const session = useSession();
  const bets = useCall(
    'myBets',
    { gameCode, issue: last.issue, pageSize: 50 },
    {
      enabled: session !== undefined,
      refetchInterval: (value) =>
        value === undefined || hasWaitingOrders(value.list) ? 2_000 : false,
    },
  );
  const orders = bets.data?.list ?? [];
  const outcome = hasWaitingOrders(orders) ? undefined : outcomeOf(orders);
  const [isClosed, setClosed] = useState(false);
  const watch = (isNew: boolean): void => {
    const { issue, shortIssue, numbers } = last;
    if (numbers === undefined) return;
    watchDraw({ gameCode, issue, shortIssue, family, numbers, isNew });
  };
  // By itself only where that was chosen, and never over a dialog that is in use.
  const isWatched = useWatchedIssue() === last.issue;
  const opensItself =
    last.numbers !== undefined &&
    !isClosed &&
    !isWatched &&
    orders.some(isOfTheDraw) &&
    opensMyDraw() &&
    !isDialogOpen();
  const watchNew = useEffectEvent(() => watch(true));
  useEffect(() => {
    if (opensItself) watchNew();
  }, [opensItself]);
  const isLoss = outcome?.kind === 'lost';
  useEffect(() => {
    if (!isLoss) return undefined;
    const timer = setTimeout(() => setClosed(true), LOSS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isLoss]);
  if (isClosed || isWatched || opensItself || outcome === undefined) return null;
  return (
    <Card
      outcome={outcome}
      last={last}
      name={name}
      onWatch={last.numbers === undefined ? undefined : () => watch(false)}
      onClose={() => setClosed(true)}
    />
  );
}

/** Whether the numbers of the draw decide the order: it was not cancelled or refunded. */
function isOfTheDraw({ status }: { readonly status: number }): boolean {
  return hasWaitingOrders([{ status }]) || [4, 5, 16].includes(status);
}

interface CardProps {
  readonly outcome: Outcome;
  readonly last: DrawItem;
  readonly name: string | undefined;
  readonly onWatch: (() => void) | undefined;
  readonly onClose: () => void;
}

function Card({ outcome, last, name, onWatch, onClose }: CardProps) {
  const t = useTexts('lottery');
  const tDraw = useTexts('drawShow');
  const money = useMoney();
  const { kind, stake, payout, net } = outcome;
  const { Icon, box, ink } = LOOKS[kind];
  useEffect(() => {
    if (kind !== 'lost') playCue(kind);
  }, [kind]);
  return (
    <div role="status" className={clsx(cardClass, name === undefined && overClass, box)}>
      {kind === 'won' && <Sparks />}
      <Icon aria-hidden size={26} className={clsx('shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {name !== undefined && <p className="text-sm font-semibold text-ink-2">{name}</p>}
        <p className={clsx('font-bold', kind === 'won' && 'text-lg', ink)}>
          {t(`outcome.${kind}`, { amount: money(payout), stake: money(stake) })}
        </p>
        <p className="figures text-sm text-ink-2">
          {t('outcome.text', {
            issue: last.shortIssue,
            stake: money(stake),
            net: joined(`${net > 0n ? '+' : ''}${money(formatAmount(net))}`),
          })}
        </p>
        {onWatch !== undefined && (
          <Button
            look="outline"
            size="sm"
            className="mt-2 min-h-11"
            icon={<CirclePlay aria-hidden size={18} />}
            onClick={onWatch}
          >
            {tDraw('watch')}
          </Button>
        )}
      </div>
      <IconButton label={t('outcome.close')} onClick={onClose}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

/** Keeps the sign and its amount on one line. */
const joined = (amount: string): string => amount.replace(/^[+-]/, '$&\u2060');

/** Only more than the stake is celebrated. */
const LOOKS = {
  won: {
    Icon: PartyPopper,
    box: 'border-won bg-[linear-gradient(var(--won-soft),var(--won-soft))]',
    ink: 'text-won',
  },
  returned: { Icon: Undo2, box: 'border-line-strong', ink: 'text-ink' },
  lost: { Icon: CircleMinus, box: 'border-line-strong', ink: 'text-ink' },
} as const;

/** Solid below its tint, because the board shines through otherwise. */
const cardClass = clsx(
  'rise-in relative flex items-center gap-3 rounded-lg border bg-surface-2 p-3 shadow-float',
);
const overClass = clsx(
  'fixed! inset-x-3 bottom-(--bet-bar) z-30 mb-3 sm:right-auto sm:left-1/2 sm:w-104',
  'sm:-translate-x-1/2 xl:right-6 xl:left-auto xl:translate-x-0',
);

/** Coins that fly up once; none with reduced motion. */
function Sparks() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMotionReduced()) return;
    for (const [index, coin] of [...(box.current?.children ?? [])].entries()) {
      const x = (index % 2 === 0 ? 1 : -1) * (20 + index * 9);
      coin.animate(
        [
          { opacity: 1, transform: 'translate(0, 0) scale(0.5)' },
          { opacity: 1, transform: `translate(${x}px, ${-60 - index * 5}px) scale(1)` },
          { opacity: 0, transform: `translate(${x * 1.6}px, 30px) scale(0.9)` },
        ],
        { duration: 1_400 + index * 70, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
      );
    }
  }, []);
  return (
    <div ref={box} aria-hidden className="pointer-events-none absolute bottom-2 left-1/3">
      {Array.from({ length: 14 }, (_, index) => (
        <span key={index} className="absolute size-3 rounded-full bg-accent opacity-0" />
      ))}
    </div>
  );
}
