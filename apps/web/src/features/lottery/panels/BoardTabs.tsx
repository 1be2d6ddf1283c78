import { hasRoads, type Family } from '@fairhouse/rules/lottery';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/use-site.ts';
import { zoneOf } from '../../../draws/draw-view.ts';
import type { Board } from '../board/controls.ts';
import type { SideBet } from './bet-on-side.ts';
import { LogInFirst } from '../LogInFirst.tsx';
import { resultShape } from './result-shape.ts';

interface BoardTabsProps {
  readonly board: Board;
  readonly family: Family;
  /** The play that is open on the board; its rules are shown first. */
  readonly play: string;
  /** Adds a bet to the slip, ready to be placed; undefined while bets are not accepted. */
  readonly onBet: ((bet: SideBet) => void) | undefined;
}

const PARTS = [
  'bets',
  'chases',
  'offers',
  'results',
  'trend',
  'heat',
  'roads',
  'dragons',
  'rules',
] as const;
type Part = (typeof PARTS)[number];

/** The code of each panel is loaded when it is first opened. */
const late = {
  bets: lazyPart(
    () => import('./MyBets.tsx'),
    (m) => m.MyBets,
  ),
  chases: lazyPart(
    () => import('./MyChases.tsx'),
    (m) => m.MyChases,
  ),
  offers: lazyPart(
    () => import('../offers/OfferList.tsx'),
    (m) => m.OfferList,
  ),
  results: lazyPart(
    () => import('./Results.tsx'),
    (m) => m.Results,
  ),
  trend: lazyPart(
    () => import('./TrendChart.tsx'),
    (m) => m.TrendChart,
  ),
  heat: lazyPart(
    () => import('./HotCold.tsx'),
    (m) => m.HotCold,
  ),
  roads: lazyPart(
    () => import('./Roads.tsx'),
    (m) => m.Roads,
  ),
  dragons: lazyPart(
    () => import('./LongDragons.tsx'),
    (m) => m.LongDragons,
  ),
  rules: lazyPart(
    () => import('./PlayRules.tsx'),
    (m) => m.PlayRules,
  ),
} as const;

/** The panels below the board: own bets, results, statistics and rules. */
export function BoardTabs({ board, family, play, onBet }: BoardTabsProps) {
  const t = useTexts('lottery');
  const site = useSite();
  const isVisitor = useSession() === undefined;
  const [part, setPart] = useState<Part>('bets');
  const { gameCode, pace } = board.game;
  const zone = zoneOf(pace);
  const shape = useMemo(() => resultShape(family.drawFormat), [family]);
  const parts = PARTS.filter((each) => {
    if (each === 'chases') return site?.features.chase === true;
    if (each === 'roads' || each === 'dragons') return hasRoads(family.code);
    return shape !== undefined || (each !== 'trend' && each !== 'heat');
  });
  return (
    <Card className="p-4! md:p-5!">
      <Tabs<Part>
        label={t('below.label')}
        tabs={parts.map((each) => ({ value: each, label: t(`below.${each}`) }))}
        value={part}
        onChoose={setPart}
      >
        <Suspense fallback={<SkeletonRows />}>
          {isVisitor && (part === 'bets' || part === 'chases') && <LogInFirst />}
          {!isVisitor && part === 'bets' && <late.bets.Part gameCode={gameCode} family={family} />}
          {!isVisitor && part === 'chases' && <late.chases.Part />}
          {part === 'offers' && <late.offers.Part gameCode={gameCode} />}
          {part === 'results' && (
            <late.results.Part gameCode={gameCode} family={family} zone={zone} />
          )}
          {part === 'trend' && shape && <late.trend.Part gameCode={gameCode} shape={shape} />}
          {part === 'heat' && shape && <late.heat.Part gameCode={gameCode} shape={shape} />}
          {part === 'roads' && <late.roads.Part gameCode={gameCode} family={family} />}
          {part === 'dragons' && <late.dragons.Part board={board} family={family} onBet={onBet} />}
          {part === 'rules' && <late.rules.Part board={board} family={family} play={play} />}
        </Suspense>
      </Tabs>
    </Card>
  );
}
