import { findFamily, parseFixed, type Family } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import clsx from 'clsx';
import { Ban } from 'lucide-react';
import { memo, useMemo, useReducer, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toasts.ts';
import { FamilyContext } from '../family-context.ts';
import { BoardTabs } from '../below/BoardTabs.tsx';
import { WinBanner } from '../below/WinBanner.tsx';
import { useSite } from '../../settings/use-site.ts';
import { usePlayWords } from '../play-words.ts';
import { ChaseDialog } from '../slip/ChaseDialog.tsx';
import { ConfirmOrder } from '../slip/ConfirmOrder.tsx';
import { EMPTY_SLIP, freshNonce, slipReducer, type SlipAction } from '../slip/slip.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { SlipSheet } from '../slip/SlipSheet.tsx';
import { useOrder } from '../slip/use-order.ts';
import { DraftBar } from './DraftBar.tsx';
import { carryOf, takesBets } from './draw-phase.ts';
import { DrawHeader } from './DrawHeader.tsx';
import { EntryPad } from './EntryPad.tsx';
import { NumberPad } from './NumberPad.tsx';
import { PlacesPicker } from './PlacesPicker.tsx';
import { PlayTabs } from './PlayTabs.tsx';
import { priceDraft } from './price-draft.ts';
import { browserChance, randomDraft } from './random-draft.ts';
import { askedOf, boundsOf, type Board } from './terms.ts';
import { TermsBar } from './TermsBar.tsx';
import { useDraw } from './use-draw.ts';
import { usePicks, type Picks } from './use-picks.ts';

/** The board of one lottery: head, plays, pad, terms, slip, and what stands under it. */
export function LotteryBoard({ board }: { readonly board: Board }) {
  const family = findFamily(board.game.family);
  if (family === undefined) return null;
  return (
    <FamilyContext value={family.code}>
      <OpenBoard board={board} family={family} />
    </FamilyContext>
  );
}

interface OpenBoardProps {
  readonly board: Board;
  readonly family: Family;
}

function OpenBoard({ board, family }: OpenBoardProps) {
  const { gameCode } = board.game;
  const site = useSite();
  const { draw, phase } = useDraw(gameCode);
  const [play, setPlay] = useState(board.plays[0]?.play ?? '');
  const [slip, dispatch] = useReducer(slipReducer, EMPTY_SLIP);
  const [dialog, setDialog] = useState<'confirm' | 'chase' | 'sheet'>();
  const order = useOrder(slip, dispatch);
  const open = takesBets(phase);
  const current = open ? draw?.current : undefined;
  const count = slip.lines.length;
  const asksToCarry = carryOf({ count, issue: slip.issue }, draw?.current?.issue) === 'ask';
  const again = () => {
    if (order.placed === undefined || current === undefined) return;
    const lines = order.placed.slip.lines.map((line) => ({ ...line, nonce: freshNonce() }));
    dispatch({ do: 'restore', slip: { ...order.placed.slip, lines, issue: current.issue } });
    order.reset();
  };
  const panel = (
    <SlipPanel
      slip={slip}
      dispatch={dispatch}
      issue={current?.shortIssue}
      asksToCarry={asksToCarry}
      onCarry={() => current !== undefined && dispatch({ do: 'carry', issue: current.issue })}
      onPlace={() => {
        order.reset();
        setDialog('confirm');
      }}
      onChase={site?.features.chase === true ? () => setDialog('chase') : undefined}
      onAgain={order.placed === undefined || current === undefined ? undefined : again}
    />
  );
  return (
    <div className="page flex flex-col gap-4 pt-4 pb-32 md:gap-5 md:pt-6 xl:pb-16">
      <DrawHeader game={board.game} form={family.drawFormat} draw={draw} phase={phase} />
      <WinBanner gameCode={gameCode} last={draw?.last} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <PickCard
            board={board}
            family={family}
            open={open}
            issue={current?.issue}
            dispatch={dispatch}
            onPlay={setPlay}
          />
          <BoardTabs board={board} family={family} play={play} />
        </div>
        <aside aria-label={useTexts('lottery')('slip')} className="max-xl:hidden">
          <Card className="sticky top-20">{panel}</Card>
        </aside>
      </div>
      <SlipSheet
        slip={slip}
        open={dialog === 'sheet'}
        asksToCarry={asksToCarry}
        closed={!open}
        onOpen={() => setDialog('sheet')}
        onClose={() => setDialog(undefined)}
      >
        {panel}
      </SlipSheet>
      {dialog === 'confirm' && (
        <ConfirmOrder
          slip={slip}
          order={order}
          current={current}
          onClose={() => setDialog(undefined)}
          onAgain={() => {
            again();
            setDialog(undefined);
          }}
        />
      )}
      {dialog === 'chase' && (
        <ChaseDialog
          slip={slip}
          gameCode={gameCode}
          maxMultiple={board.limits.maxMultiple}
          onPlaced={() => dispatch({ do: 'clear' })}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** From this width on the slip stands beside the pad, and shows by itself what was added. */
const SLIP_IN_SIGHT = '(width >= 80rem)';

interface Slipping {
  readonly picked: () => void;
  readonly random: (lines: number) => void;
}

/** Puts what is picked on the slip, or what chance picks. */
function useSlipping(
  board: Board,
  family: Family,
  picks: Picks,
  issue: string | undefined,
  dispatch: (action: SlipAction) => void,
): Slipping {
  const t = useTexts('lottery');
  const { play, sold, controls, priced, clear } = picks;
  const bounds = boundsOf(board);
  const offer = { styles: sold.styles, ...bounds, minUnit: amount(1n) };
  const put = (bets: Extract<SlipAction, { do: 'add' }>) => {
    dispatch(bets);
    if (!window.matchMedia(SLIP_IN_SIGHT).matches) {
      toast('done', t('added', { count: bets.bets.length }));
    }
  };
  return {
    picked: () => {
      if (priced.bet === undefined || issue === undefined) return;
      put({ do: 'add', bets: [{ bet: priced.bet, nonce: freshNonce() }], offer, issue });
      clear();
    },
    random: (lines) => {
      if (issue === undefined) return;
      const asked = askedOf(board, controls);
      const bets = Array.from({ length: lines }, () => randomDraft(play, browserChance)).flatMap(
        (draft) => {
          const { bet } = priceDraft(family, play, sold, draft, asked, bounds);
          return bet === undefined ? [] : [{ bet, nonce: freshNonce() }];
        },
      );
      if (bets.length > 0) put({ do: 'add', bets, offer, issue });
    },
  };
}

interface PickCardProps extends OpenBoardProps {
  readonly open: boolean;
  /** The draw on sale; undefined while bets are not taken. */
  readonly issue: string | undefined;
  readonly dispatch: (action: SlipAction) => void;
  readonly onPlay: (play: string) => void;
}

/** Plays, pad and terms. It keeps the picks itself, so that a press draws nothing else again. */
const PickCard = memo(function PickCard(props: PickCardProps) {
  const { board, family, open, issue, dispatch, onPlay } = props;
  const picks = usePicks(board, family);
  const add = useSlipping(board, family, picks, issue, dispatch);
  const words = usePlayWords();
  const { play, sold, draft, controls, priced } = picks;
  const fixed = controls.style === 'FIXED';
  const odds = useMemo(
    () => (fixed && sold.odds !== undefined ? parseFixed(play, sold.odds)?.odds : undefined),
    [fixed, play, sold.odds],
  );
  const disabled = !open || sold.closed;
  return (
    <Card className="flex flex-col gap-4 p-4! md:p-5!">
      <PlayTabs
        family={family}
        plays={board.plays}
        style={controls.style}
        play={play.code}
        onChoose={(style, code) => {
          picks.choosePlay(style, code);
          onPlay(code);
        }}
      />
      <p className="text-sm text-ink-2">{words.rule(play.code)}</p>
      <div className={clsx('relative', !open && 'min-h-32')}>
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
            form={play.form}
            label={words.row(play, 0)}
            text={draft.text}
            imported={priced.imported}
            disabled={disabled}
            onText={picks.type}
          />
        ) : (
          <NumberPad
            play={play}
            rows={draft.rows}
            odds={odds}
            disabled={disabled}
            onToggle={picks.toggle}
            onQuick={picks.quick}
          />
        )}
        {!open && <ClosedNote />}
      </div>
      <TermsBar board={board} play={play} controls={controls} onChange={picks.change} />
      <DraftBar
        priced={priced}
        sold={sold}
        open={!disabled}
        onAdd={add.picked}
        onRandom={add.random}
      />
    </Card>
  );
});

function ClosedNote() {
  const t = useTexts('lottery');
  return (
    <div className="absolute inset-0 grid place-items-center rounded-md bg-surface-1/80 backdrop-blur-xs">
      <p role="status" className="flex items-center gap-2 text-lg font-semibold text-lost">
        <Ban aria-hidden size={22} />
        {t('closedBoard')}
      </p>
    </div>
  );
}
