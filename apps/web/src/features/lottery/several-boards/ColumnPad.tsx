import type { Family } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import clsx from 'clsx';
import { Dices } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../draws/play-words.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { CoachRow } from '../coach/CoachRow.tsx';
import type { SlipAction } from '../slip/slip.ts';
import { useMoney } from '../use-money.ts';
import type { Board } from '../board/controls.ts';
import { simplestOpening } from '../board/opening-play.ts';
import { ClosedNote } from '../board/skins/ClosedNote.tsx';
import { EntryPad } from '../board/pads/EntryPad.tsx';
import { NumberPad } from '../board/pads/NumberPad.tsx';
import { PlacesPicker } from '../board/pads/PlacesPicker.tsx';
import { SinglePad } from './single-pad.ts';
import { usePicks } from '../board/pads/use-picks.ts';
import { QuickStakes } from '../board/stakes/QuickStakes.tsx';
import { useSlipActions } from '../board/use-slip-actions.ts';

interface ColumnPadProps {
  readonly board: Board;
  readonly family: Family;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly onAdd: (action: SlipAction) => void;
  /** The bets of this lottery on the slip. */
  readonly bets: number;
}

/** The pad of the lottery's simplest play, its stakes, and the way to the common slip. */
export function ColumnPad({ board, family, issue, onAdd }: ColumnPadProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const money = useMoney();
  const [first] = useState(() => simplestOpening(board));
  const picks = usePicks(board, family, first);
  const add = useSlipActions({ board, family, issue, dispatch: onAdd }, picks);
  const { play, sold, draft, controls, priced } = picks;
  const disabled = issue === undefined || sold.closed;
  const stake = amount(priced.bets.reduce((sum, { bet }) => sum + bet.stake, 0n));
  return (
    <SinglePad value={false}>
      <p className="text-sm font-semibold text-ink-2">{words.fullName(play)}</p>
      {/* Between draws no pick can be focused, and the pad is still scrolled by the keyboard. */}
      <div
        data-pad
        role="group"
        aria-label={words.fullName(play)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={disabled ? 0 : undefined}
        className={padClass}
      >
        {play.form.places !== undefined && (
          <PlacesPicker
            form={play.form.places}
            places={draft.places}
            disabled={disabled}
            onToggle={picks.tick}
          />
        )}
        {play.form.kind === 'lines' ? (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <EntryPad
              play={play}
              prices={picks.prices}
              form={play.form}
              label={words.row(play, 0)}
              text={draft.text}
              imported={priced.imported}
              pays={sold.pays}
              disabled={disabled}
              narrow
              onText={picks.type}
              onEnter={add.addPicks}
            />
          </Suspense>
        ) : (
          <NumberPad
            play={play}
            rows={draft.rows}
            prices={picks.prices}
            pays={sold.pays}
            disabled={disabled}
            onToggle={picks.toggle}
            onQuick={picks.quick}
            onEnter={add.addPicks}
          />
        )}
        {issue === undefined && <ClosedNote />}
      </div>
      <QuickStakes
        board={board}
        controls={controls}
        onChange={picks.change}
        className="flex-wrap *:min-w-11 *:flex-none *:px-2"
      />
      <div className="min-h-6">
        <CoachRow
          gameCode={board.game.gameCode}
          bets={priced.bets}
          memberGroup={board.groups.max}
        />
      </div>
      <p className="min-h-5 text-xs text-ink-2" aria-live="polite">
        {!priced.empty &&
          priced.problem !== undefined &&
          t(`problem.${priced.problem}`, { most: sold.maxNotes })}
      </p>
      <div className="flex gap-2">
        <Button
          look="outline"
          disabled={disabled}
          onClick={add.pickRandom}
          aria-label={t('quick1')}
          title={t('quick1')}
          className="min-h-11 w-11 shrink-0 px-0!"
        >
          <Dices aria-hidden size={18} />
        </Button>
        <Button
          look="primary"
          disabled={disabled || priced.bets.length === 0}
          onClick={add.addPicks}
          className="min-h-11 min-w-0 flex-1 px-2!"
        >
          <span className="truncate">
            {t('addToSlip')}
            {priced.bets.length > 0 && ` ${money(stake)}`}
          </span>
        </Button>
      </div>
    </SinglePad>
  );
}

/**
 * Of four boards side by side the stakes stay in sight. Names of rows stand above their numbers.
 */
const padClass = clsx(
  'relative max-h-[56dvh] min-h-32 overflow-y-auto',
  '[&_[data-row]>div]:basis-full [&_[data-row]>span]:w-full',
);
