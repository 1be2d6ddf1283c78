import type { Family, Play, Style } from '@fairhouse/rules/lottery';
import { memo, startTransition, Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../../../ui/layout/Skeleton.tsx';
import { usePlayWords } from '../../../../draws/play-words.ts';
import type { SlipAction } from '../../slip/slip.ts';
import type { TextBet } from '../../text/parse-text-slip.ts';
import { acceptsTypedBets } from '../../text/accepts-typed-bets.ts';
import { BetBar, type OrderState } from '../BetBar.tsx';
import { FavouritesButton } from '../favourites/FavouritesButton.tsx';
import { ClosedNote } from '../skins/ClosedNote.tsx';
import { EntryPad } from './EntryPad.tsx';
import { NumberNotes } from './NumberNotes.tsx';
import { hasSigns } from './number-pays.ts';
import { NumberPad } from './NumberPad.tsx';
import { PlacesPicker } from './PlacesPicker.tsx';
import { PlayTabs } from '../plays/PlayTabs.tsx';
import { EntryRow, EntrySwitch } from '../plays/entry-choice.tsx';
import { hasPrizeModes, PrizeModeRow, PrizeModeSelect } from '../plays/prize-mode.tsx';
import { boundsOf, type Board } from '../controls.ts';
import { TermsBar } from '../TermsBar.tsx';
import { NOTHING_PICKED } from '../price-draft.ts';
import { openingView, saveView } from '../skins/board-view.ts';
import { skinOf } from '../skins/skin-of.ts';
import { skinParts } from '../skins/skin-parts.ts';
import { ViewSwitch } from '../skins/ViewSwitch.tsx';
import { RuleText } from '../plays/RuleText.tsx';
import { useBetKeys } from '../use-bet-keys.ts';
import { usePicks, type Picks } from './use-picks.ts';
import { useSlipActions } from '../use-slip-actions.ts';

const yearSign = lazyPart(
  () => import('../../../../draws/YearSign.tsx'),
  (m) => m.YearSign,
);
const recentDigits = lazyPart(
  () => import('../RecentDigits.tsx'),
  (m) => m.RecentDigits,
);
const textPad = lazyPart(
  () => import('../../text/TextPad.tsx'),
  (m) => m.TextPad,
);

interface PickCardProps {
  readonly board: Board;
  readonly family: Family;
  readonly open: boolean;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly dispatch: (action: SlipAction) => void;
  readonly onPlay: (play: string) => void;
  readonly state: OrderState;
  /** Places bets without the slip; `onPlaced` is called when they are accepted. */
  readonly onBet: (bets: Extract<SlipAction, { do: 'add' }>, onPlaced: () => void) => void;
}

/**
 * The family's skin, or plays, pad and terms. It holds the picks itself, so that a press re-renders
 * nothing else.
 */
export const PickCard = memo(function PickCard(props: PickCardProps) {
  const { board, family } = props;
  const { gameCode } = board.game;
  const picks = usePicks(board, family);
  const skin = useMemo(() => skinOf(family.code, board.plays), [family, board.plays]);
  const [view, setView] = useState(() => openingView(gameCode, skin));
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const skinPart = skin && skinParts[skin.kind];
  return (
    <Card className="flex flex-col gap-4 p-4! max-sm:gap-3 max-sm:p-3! md:p-5!">
      {skin && (
        <div className="flex items-center gap-2">
          <ViewSwitch
            skin={skin}
            view={view}
            onNear={() => skinPart?.preload()}
            onView={(next) => {
              saveView(gameCode, next);
              startTransition(() => setView(next));
            }}
          />
          <span ref={setTools} className="ml-auto flex items-center gap-2 empty:hidden" />
        </div>
      )}
      {skin && skinPart && view === 'skin' ? (
        <Suspense fallback={<PadSkeleton />}>
          <skinPart.Part
            key={skin.kind}
            {...props}
            skin={skin}
            picks={picks}
            tools={tools}
            onAllPlays={() => setView('plays')}
          />
        </Suspense>
      ) : (
        <AllPlays {...props} picks={picks} />
      )}
    </Card>
  );
});

interface AllPlaysProps extends PickCardProps {
  readonly picks: Picks;
}

/** Every play by tabs, with its pad and terms. */
function AllPlays(props: AllPlaysProps) {
  const { board, family, open, issue, dispatch, onPlay, state, onBet, picks } = props;
  const add = useSlipActions({ board, family, issue, dispatch }, picks);
  const [isWritten, setWritten] = useState(false);
  const words = usePlayWords();
  const { play, sold, draft, controls, priced } = picks;
  const disabled = !open || sold.closed;
  const bet = () => {
    const picked = add.takePicks();
    if (picked !== undefined) onBet(picked, picks.clear);
  };
  useBetKeys(disabled || isWritten ? undefined : bet);
  const chosen = {
    plays: board.plays,
    style: controls.style,
    play: play.code,
    onChoose: (style: Style, code: string) => {
      picks.choosePlay(style, code);
      onPlay(code);
    },
  };
  const withModes = hasPrizeModes(board.plays);
  const isTyped = acceptsTypedBets(family.code);
  return (
    <>
      {family.code === 'WGG' && (
        // The sheet of this family has its own list of results.
        <Suspense fallback={<div className="h-18 max-sm:h-25" />}>
          <recentDigits.Part gameCode={board.game.gameCode} family={family.code} />
        </Suspense>
      )}
      <div className="flex flex-col gap-3">
        {withModes && <PrizeModeRow {...chosen} />}
        <PlayTabs family={family} {...chosen} />
      </div>
      <div className="flex items-start justify-between gap-3 max-sm:gap-2">
        <RuleText text={words.rule(play.code)} />
        {withModes && <PrizeModeSelect {...chosen} />}
        {isTyped && <EntrySwitch isWritten={isWritten} onWritten={setWritten} />}
        <FavouritesButton
          board={board}
          family={family}
          picked={[{ style: controls.style, play, draft }]}
          onPut={(favourite, put) => {
            setWritten(false);
            picks.put(favourite.style, favourite.play, put);
            onPlay(favourite.play);
          }}
        />
      </div>
      {sold.day !== undefined && hasSigns(play) && (
        <p className="min-h-5 text-sm font-medium text-accent-text">
          <Suspense fallback={null}>
            <yearSign.Part day={sold.day} />
          </Suspense>
        </p>
      )}
      {isTyped && <EntryRow isWritten={isWritten} onWritten={setWritten} />}
      {isWritten ? (
        <div className="relative min-h-32">
          <WrittenBets
            board={board}
            family={family}
            play={play.code}
            open={open}
            onAdd={add.addTyped}
          />
          {!open && <ClosedNote />}
        </div>
      ) : (
        <PadBoundary kind={play.form.kind}>
          <div data-pad className="relative min-h-32">
            {play.form.places !== undefined && (
              <PlacesPicker
                form={play.form.places}
                places={draft.places}
                disabled={disabled}
                onToggle={picks.tick}
              />
            )}
            {play.form.kind === 'lines' ? (
              <EntryPad
                key={play.code}
                play={play}
                prices={picks.prices}
                form={play.form}
                label={words.row(play, 0)}
                text={draft.text}
                imported={priced.imported}
                pays={sold.pays}
                disabled={disabled}
                onText={picks.type}
                onEnter={add.addPicks}
              />
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
            <NumberNotes pays={sold.pays} />
            {!open && <ClosedNote />}
          </div>
          <TermsBar board={board} play={play} controls={controls} onChange={picks.change} />
        </PadBoundary>
      )}
      <BetBar
        board={board}
        controls={controls}
        priced={isWritten ? NOTHING_PICKED : priced}
        sold={sold}
        open={!disabled}
        state={state}
        onChange={picks.change}
        onAdd={add.addPicks}
        onBet={bet}
        onPickRandom={() => {
          setWritten(false);
          add.pickRandom();
        }}
        onAddRandom={add.addRandom}
      />
    </>
  );
}

interface PadBoundaryProps {
  readonly kind: Play['form']['kind'];
  readonly children: ReactNode;
}

/**
 * A pad of whole numbers, whose code comes later, and the terms below it come together: nothing
 * that was shown moves. Until then there is something as high as a screen.
 */
function PadBoundary({ kind, children }: PadBoundaryProps) {
  if (kind === 'rows') return children;
  return <Suspense fallback={<PadSkeleton />}>{children}</Suspense>;
}

function PadSkeleton() {
  return (
    <div className="h-160 max-sm:h-200">
      <SkeletonRows rows={8} />
    </div>
  );
}

interface WrittenBetsProps extends Pick<PickCardProps, 'board' | 'family'> {
  readonly play: string;
  readonly open: boolean;
  readonly onAdd: (bets: readonly TextBet[]) => void;
}

/** The field for typed bets, with the plays that the board sells. */
function WrittenBets({ board, family, play, open, onAdd }: WrittenBetsProps) {
  const sells = useMemo(
    () => ({ family, plays: board.plays, bounds: boundsOf(board) }),
    [family, board],
  );
  return (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <textPad.Part board={sells} play={play} disabled={!open} onAdd={onAdd} />
    </Suspense>
  );
}
