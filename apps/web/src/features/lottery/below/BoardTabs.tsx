import { followedOf, type Family } from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useSite } from '../../settings/use-site.ts';
import type { Board } from '../board/terms.ts';
import type { SideBet } from './bet-on-side.ts';
import { HotCold } from './HotCold.tsx';
import { LongDragons } from './LongDragons.tsx';
import { MyBets } from './MyBets.tsx';
import { MyChases } from './MyChases.tsx';
import { PlayRules } from './PlayRules.tsx';
import { Results } from './Results.tsx';
import { shapeOf } from './result-shape.ts';
import { Roads } from './Roads.tsx';
import { TrendChart } from './TrendChart.tsx';

interface BoardTabsProps {
  readonly board: Board;
  readonly family: Family;
  /** The play that the board is open at; its rules are shown first. */
  readonly play: string;
  /** Puts a bet on the slip, ready to be placed; undefined while bets are not taken. */
  readonly onBet: ((bet: SideBet) => void) | undefined;
}

const PARTS = ['bets', 'chases', 'results', 'trend', 'heat', 'roads', 'dragons', 'rules'] as const;
type Part = (typeof PARTS)[number];

/** What stands under the board: own bets, results, statistics and rules. */
export function BoardTabs({ board, family, play, onBet }: BoardTabsProps) {
  const t = useTexts('lottery');
  const site = useSite();
  const [part, setPart] = useState<Part>('bets');
  const { gameCode } = board.game;
  const shape = useMemo(() => shapeOf(family.drawFormat), [family]);
  const hasRoads = useMemo(() => followedOf(family).length > 0, [family]);
  const parts = PARTS.filter((each) => {
    if (each === 'chases') return site?.features.chase === true;
    if (each === 'roads' || each === 'dragons') return hasRoads;
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
        {part === 'bets' && <MyBets gameCode={gameCode} family={family} />}
        {part === 'chases' && <MyChases family={family} />}
        {part === 'results' && <Results gameCode={gameCode} family={family} />}
        {part === 'trend' && shape && <TrendChart gameCode={gameCode} shape={shape} />}
        {part === 'heat' && shape && <HotCold gameCode={gameCode} shape={shape} />}
        {part === 'roads' && <Roads gameCode={gameCode} family={family} />}
        {part === 'dragons' && <LongDragons board={board} family={family} onBet={onBet} />}
        {part === 'rules' && <PlayRules board={board} family={family} play={play} />}
      </Tabs>
    </Card>
  );
}
