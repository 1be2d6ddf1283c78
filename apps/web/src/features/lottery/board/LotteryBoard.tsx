import type { Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Suspense, useMemo, useRef, useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { lazyPart, type LazyPart } from '../../../parts/load-chunk.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { FamilyContext } from '../../../draws/family-context.ts';
import { useFamily } from '../use-family.ts';
import type { SideBet } from '../panels/bet-on-side.ts';
import { BoardTabs } from '../panels/BoardTabs.tsx';
import { useIsLater } from '../panels/use-is-later.ts';
import { useSite } from '../../../site/use-site.ts';
import { freshNonce } from '../slip/slip.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { SlipSheet } from '../slip/SlipSheet.tsx';
import { useSlip } from '../slip/use-slip.ts';
import { CoachContext } from '../coach/coach-context.ts';
import { coachTerms } from '../coach/coach-terms.ts';
import { carryDecision, acceptsBets } from './draw-phase.ts';
import { DrawHeader } from './DrawHeader.tsx';
import { openingPlay } from './opening-play.ts';
import { playsOfDraw } from './pads/number-pays.ts';
import { PickCard } from './pads/PickCard.tsx';
import { boundsOf, type Board } from './controls.ts';
import { usePadParts } from './pad-parts.ts';
import { SmallHead } from './SmallHead.tsx';
import { useBetting } from './use-betting.ts';
import { useDraw } from './use-draw.ts';
import { useDrawDay } from './use-draw-day.ts';
import { usePreloadOnInteraction } from './use-preload-on-interaction.ts';
import { freshBets, isSlipInSight } from './use-slip-actions.ts';

const confirmOrder = lazyPart(
  () => import('../slip/ConfirmOrder.tsx'),
  (m) => m.ConfirmOrder,
);
const placedOrder = lazyPart(
  () => import('../slip/PlacedOrder.tsx'),
  (m) => m.PlacedOrder,
);
const chaseDialog = lazyPart(
  () => import('../slip/ChaseDialog.tsx'),
  (m) => m.ChaseDialog,
);
const offerDialog = lazyPart(
  () => import('../offers/OfferDialog.tsx'),
  (m) => m.OfferDialog,
);
const outcomeCard = lazyPart(
  () => import('../panels/OutcomeCard.tsx'),
  (m) => m.OutcomeCard,
);
const roundEntries = lazyPart(
  () => import('../panels/rounds/RoundEntries.tsx'),
  (m) => m.RoundEntries,
);

interface LotteryBoardProps {
  readonly board: ValueOf<'lotteryBoard'>;
  /** The dialog that opens another lottery. */
  readonly gamePicker: LazyPart<{ readonly onClose: () => void }>;
}

/** The board of one lottery: head, plays, pad, terms, slip, and the tabs below it. */
export function LotteryBoard({ board, gamePicker }: LotteryBoardProps) {
  const family = useFamily(board.game.family);
  usePadParts(board, family);
  if (family === undefined) return null;
  return (
    <FamilyContext value={family.code}>
      <OpenBoard board={board} gamePicker={gamePicker} family={family} />
    </FamilyContext>
  );
}

interface OpenBoardProps extends LotteryBoardProps {
  readonly family: Family;
}

function OpenBoard({ board: answer, gamePicker, family }: OpenBoardProps) {
  const t = useTexts('lottery');
  usePageTitle(answer.game.name);
  usePreloadOnInteraction(confirmOrder);
  usePreloadOnInteraction(chaseDialog);
  const { gameCode } = answer.game;
  const site = useSite();
  const { draw, phase } = useDraw(gameCode);
  const issue = draw?.current?.issue;
  const day = useDrawDay(answer, draw);
  const board = useMemo<Board>(
    () => ({ ...answer, plays: playsOfDraw(answer, family, { issue, day }) }),
    [answer, family, issue, day],
  );
  const coach = useMemo(() => coachTerms(board, day), [board, day]);
  const [play, setPlay] = useState(() => openingPlay(board).play);
  const sells = { family, plays: board.plays, bounds: boundsOf(board) };
  const place = { merchantCode: site?.merchantCode ?? '', gameCode };
  const [slip, dispatch] = useSlip(place, sells);
  const head = useRef<HTMLDivElement>(null);
  const open = acceptsBets(phase);
  const current = open ? draw?.current : undefined;
  const betting = useBetting({ board, slip, dispatch, current });
  const { dialog, setDialog, order, direct } = betting;
  const isLater = useIsLater(draw);
  const count = slip.lines.length;
  const asksToCarry = carryDecision({ count, issue: slip.issue }, draw?.current?.issue) === 'ask';
  const again = () => {
    if (order.placed === undefined || current === undefined) return;
    const lines = order.placed.slip.lines.map((line) => ({ ...line, nonce: freshNonce() }));
    dispatch({ do: 'restore', slip: { ...order.placed.slip, lines, issue: current.issue } });
    order.reset();
  };
  const putOnSlip =
    current &&
    (({ bets, offer }: SideBet) => {
      dispatch({ do: 'add', bets: freshBets(bets), offer, issue: current.issue });
      if (!isSlipInSight()) setDialog('sheet');
    });
  const close = () => setDialog(undefined);
  const panel = (
    <SlipPanel
      slip={slip}
      dispatch={dispatch}
      issue={current?.shortIssue}
      asksToCarry={asksToCarry}
      pending={order.pending}
      onCarry={() => current !== undefined && dispatch({ do: 'carry', issue: current.issue })}
      onPlace={betting.placeSlip}
      onChase={site?.features.chase === true ? () => setDialog('chase') : undefined}
      onOffer={() => setDialog('offer')}
      onAgain={order.placed === undefined || current === undefined ? undefined : again}
    />
  );
  return (
    <CoachContext value={coach}>
      <div className={pageClass}>
        <div ref={head}>
          <DrawHeader
            game={board.game}
            form={family.drawFormat}
            draw={draw}
            phase={phase}
            gamePicker={gamePicker}
          />
        </div>
        <SmallHead game={board.game} draw={draw} phase={phase} head={head} />
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <PickCard
              board={board}
              family={family}
              open={open}
              issue={current?.issue}
              dispatch={dispatch}
              onPlay={setPlay}
              state={{
                slipBets: count,
                asksToCarry,
                onOpenSlip: () => setDialog('sheet'),
                pending: direct.order.pending,
                last: betting.last,
              }}
              onBet={betting.betNow}
            />
            {family.drawFormat.format === 'sum' && (
              <Suspense fallback={null}>
                <roundEntries.Part draw={draw} open={open} />
              </Suspense>
            )}
            <BoardTabs board={board} family={family} play={play} onBet={putOnSlip} />
          </div>
          <aside aria-label={t('slip')} className="max-xl:hidden">
            <Card className="sticky top-20">{panel}</Card>
          </aside>
        </div>
        <SlipSheet open={dialog === 'sheet'} onClose={close}>
          {panel}
        </SlipSheet>
        {isLater && draw?.last !== undefined && (
          <Suspense fallback={null}>
            <outcomeCard.Part
              key={draw.last.issue}
              gameCode={gameCode}
              family={family.code}
              last={draw.last}
            />
          </Suspense>
        )}
        <Suspense fallback={null}>
          {dialog === 'confirm' && (
            <confirmOrder.Part
              slip={slip}
              order={order}
              current={current}
              onPlaced={betting.handlePlaced.slip}
              onClose={close}
            />
          )}
          {dialog === 'confirmBet' && (
            <confirmOrder.Part
              {...direct}
              current={current}
              onPlaced={betting.handlePlaced.bet}
              onClose={close}
            />
          )}
          {dialog === 'placed' && order.placed !== undefined && (
            <placedOrder.Part
              receipt={order.placed.receipt}
              onClose={close}
              onAgain={() => {
                again();
                close();
              }}
            />
          )}
          {dialog === 'offer' && (
            <offerDialog.Part
              slip={slip}
              current={current}
              onPlaced={() => dispatch({ do: 'clear' })}
              onClose={close}
            />
          )}
          {dialog === 'chase' && (
            <chaseDialog.Part
              slip={slip}
              board={board}
              onPlaced={() => dispatch({ do: 'clear' })}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </CoachContext>
  );
}

/** The bar at the lower edge of narrow screens covers nothing at the end of the page. */
const pageClass = clsx(
  'page flex flex-col gap-4 pt-4 max-sm:gap-3 max-sm:pt-3 [--bet-bar:12rem] phone:[--bet-bar:calc(12rem+var(--bottom-bar))] md:gap-5 md:pt-6 xl:[--bet-bar:0rem]',
  'pb-52 xl:pb-16',
);
