import { pickWords } from '@fairhouse/rules/words';
import type { Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleDot, CircleMinus, Undo2 } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../draws/play-words.ts';
import type { BetOrder } from '../bets/bet-totals.ts';
import { useBetName } from '../use-bet-name.ts';
import { useMoney } from '../use-money.ts';
import type { OwnBetState } from './own-bets.ts';

type OwnBet = BetOrder['bets'][number];

interface OwnBetsProps {
  readonly family: Family;
  readonly bets: readonly OwnBet[];
  /** The state of each bet, in the same order. */
  readonly states: readonly OwnBetState[];
  /** What was paid is shown once it is booked and all numbers have fallen. */
  readonly showsPaid: boolean;
}

/** The player's bets of the draw, in the words of the tabs; each lights up as it is decided. */
export function OwnBets({ family, bets, states, showsPaid }: OwnBetsProps) {
  const t = useTexts('drawShow');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('mine', { count: bets.length })}</h3>
      <ul className="flex flex-col gap-2">
        {bets.map((bet, index) => (
          <BetRow
            key={bet.seq}
            family={family}
            bet={bet}
            state={states[index] ?? 'wait'}
            showsPaid={showsPaid}
          />
        ))}
      </ul>
    </section>
  );
}

interface BetRowProps {
  readonly family: Family;
  readonly bet: OwnBet;
  readonly state: OwnBetState;
  readonly showsPaid: boolean;
}

function BetRow({ family, bet, state, showsPaid }: BetRowProps) {
  const t = useTexts('drawShow');
  const words = usePlayWords(family.code);
  const name = useBetName();
  const money = useMoney();
  const play = family.plays.get(bet.play);
  const { Icon, row, ink } = LOOKS[state];
  return (
    <li
      data-state={state}
      className={clsx(
        'flex items-center gap-3 rounded-md border p-3 text-sm transition-colors duration-200',
        row,
      )}
    >
      <Icon aria-hidden key={state} size={22} className={clsx('ball-in shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {play === undefined ? bet.play : name({ play, terms: { style: bet.style } })}
        </p>
        <p className="figures line-clamp-2 break-words text-ink-2">
          {pickWords(words, play, bet.pick)}
        </p>
      </div>
      <div className="figures shrink-0 text-right">
        <p className={clsx('text-xs font-semibold', ink)}>{t(`bet.${state}`)}</p>
        <p>
          {showsPaid && state === 'won' ? (
            <strong className="text-won">+{money(bet.prize)}</strong>
          ) : (
            <span className="text-ink-2">{money(bet.stake)}</span>
          )}
        </p>
      </div>
    </li>
  );
}

const LOOKS: Readonly<
  Record<
    OwnBetState,
    { readonly Icon: typeof CircleCheck; readonly row: string; readonly ink: string }
  >
> = {
  wait: { Icon: CircleDashed, row: 'border-line bg-surface-2', ink: 'text-ink-3' },
  open: { Icon: CircleDot, row: 'border-accent-line bg-accent-soft', ink: 'text-accent-text' },
  won: { Icon: CircleCheck, row: 'border-won bg-won-soft', ink: 'text-won' },
  tied: { Icon: Undo2, row: 'border-line-strong bg-surface-2', ink: 'text-ink-2' },
  back: { Icon: Undo2, row: 'border-line-strong bg-surface-2', ink: 'text-ink-2' },
  lost: { Icon: CircleMinus, row: 'border-line bg-surface-1', ink: 'text-ink-3' },
};
