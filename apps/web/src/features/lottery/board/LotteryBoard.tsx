import type { Family } from '@fairhouse/rules/lottery';
import { Suspense, useMemo, useReducer, useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { lazyPart, type LazyPart } from '../../../parts/load-chunk.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { FamilyContext } from '../../../draws/family-context.ts';
import { useFamily } from '../use-family.ts';
import type { SideBet } from '../panels/bet-on-side.ts';
import { BoardTabs } from '../panels/BoardTabs.tsx';
import { WinBanner } from '../panels/WinBanner.tsx';
import { useSite } from '../../../site/use-site.ts';
import { EMPTY_SLIP, freshNonce, slipReducer } from '../slip/slip.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { SlipSheet } from '../slip/SlipSheet.tsx';
import { useOrder } from '../slip/use-order.ts';
import { carryDecision, acceptsBets } from './draw-phase.ts';
import { DrawHeader } from './DrawHeader.tsx';
import { playsOfDraw } from './pads/number-pays.ts';
import { PickCard } from './pads/PickCard.tsx';
import type { Board } from './controls.ts';
import { useDraw } from './use-draw.ts';
import { usePreloadOnInteraction } from './use-preload-on-interaction.ts';
import { freshBets, isSlipInSight } from './use-slip-actions.ts';

const confirmOrder = lazyPart(
  () => import('../slip/ConfirmOrder.tsx'),
  (m) => m.ConfirmOrder,
);
const chaseDialog = lazyPart(
  () => import('../slip/ChaseDialog.tsx'),
  (m) => m.ChaseDialog,
);
const roundEntries = lazyPart(
  () => import('../panels/RoundEntries.tsx'),
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
  usePageTitle(answer.game.name);
  usePreloadOnInteraction(confirmOrder);
  usePreloadOnInteraction(chaseDialog);
  const { gameCode } = answer.game;
  const site = useSite();
  const { draw, phase } = useDraw(gameCode);
  const issue = draw?.current?.issue;
  const board = useMemo<Board>(
    () => ({ ...answer, plays: playsOfDraw(answer, family, issue) }),
    [answer, family, issue],
  );
  const [play, setPlay] = useState(board.plays[0]?.play ?? '');
  const [slip, dispatch] = useReducer(slipReducer, EMPTY_SLIP);
  const [dialog, setDialog] = useState<'confirm' | 'chase' | 'sheet'>();
  const order = useOrder(slip, dispatch);
  const open = acceptsBets(phase);
  const current = open ? draw?.current : undefined;
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
      <DrawHeader
        game={board.game}
        form={family.drawFormat}
        draw={draw}
        phase={phase}
        gamePicker={gamePicker}
      />
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
          {family.drawFormat.format === 'sum' && (
            <Suspense fallback={null}>
              <roundEntries.Part draw={draw} open={open} />
            </Suspense>
          )}
          <BoardTabs board={board} family={family} play={play} onBet={putOnSlip} />
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
      <Suspense fallback={null}>
        {dialog === 'confirm' && (
          <confirmOrder.Part
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
          <chaseDialog.Part
            slip={slip}
            gameCode={gameCode}
            maxMultiple={board.limits.maxMultiple}
            onPlaced={() => dispatch({ do: 'clear' })}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
