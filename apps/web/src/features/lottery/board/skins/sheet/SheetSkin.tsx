import clsx from 'clsx';
import { Dices } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../../parts/load-chunk.ts';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import { emptyDraft, setBits, toggleSymbol, type Draft } from '../../draft.ts';
import { browserChance } from '../../random-draft.ts';
import { readLastUsed, saveLastUsed } from '../last-used.ts';
import { SkinFrame } from '../SkinFrame.tsx';
import type { SkinProps } from '../skin-props.ts';
import { useSkinBets } from '../use-skin-bets.ts';
import { GameRecord } from './GameRecord.tsx';
import { PeriodTabs } from './PeriodTabs.tsx';
import { SheetPad, type SheetPick } from './SheetPad.tsx';
import { TimesRow } from './TimesRow.tsx';
import { SHEET_TIMES, timesStake } from './sheet-stake.ts';

const betSheet = lazyPart(
  () => import('./BetSheet.tsx'),
  (m) => m.BetSheet,
);

/** Colours, digits and sizes to press; a press opens a sheet with stake, multiplier and total. */
export function SheetSkin(props: SkinProps) {
  const { skin, board, family, open, picks } = props;
  const t = useTexts('skins');
  const { gameCode } = board.game;
  const [times, setTimes] = useState(() => lastTimes(gameCode));
  const [pressed, setPressed] = useState<SheetPick>();
  const [isOpen, setOpen] = useState(false);
  const stake = timesStake(picks.controls.stake, times);
  const bets = useSkinBets(props, { stake, random: 'Number' });
  const buttons = useRovingTabIndex<HTMLDivElement>();
  useEffect(() => betSheet.preload(), []);
  const press = (pick: SheetPick) => {
    const form = family.plays.get(pick.play)?.form;
    if (form === undefined) return;
    picks.clearPlays(skin.plays);
    picks.editPlay(pick.play, () => toggleSymbol(emptyDraft(form), form, 0, pick.symbol));
    setPressed(pick);
    setOpen(true);
  };
  const chooseTimes = (next: number) => {
    setTimes(next);
    saveLastUsed(gameCode, [`x${next}`]);
  };
  const putFavourite = (play: string, draft: Draft) => {
    const [symbol, ...more] = setBits(draft.rows[0] ?? 0);
    if (symbol !== undefined && more.length === 0) press({ play, symbol });
  };
  const pressRandom = () => {
    const form = family.plays.get('Number')?.form;
    if (form?.kind !== 'rows') return;
    press({ play: 'Number', symbol: browserChance(form.rows[0]?.symbols.length ?? 1) });
  };
  return (
    <SkinFrame
      {...props}
      bets={bets}
      onFavourite={putFavourite}
      below={<GameRecord gameCode={gameCode} family={family} />}
    >
      <PeriodTabs game={board.game} />
      <SheetPad family={family} bets={bets} open={open} onPress={press} />
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" disabled={!open} onClick={pressRandom} className={randomClass}>
          <Dices aria-hidden size={18} />
          {t('random')}
        </button>
        <div ref={buttons} className="min-w-0 flex-1">
          <TimesRow times={times} onTimes={chooseTimes} />
        </div>
      </div>
      {isOpen && pressed !== undefined && (
        <Suspense fallback={null}>
          <betSheet.Part
            {...props}
            bets={bets}
            pick={pressed}
            times={times}
            onTimes={chooseTimes}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </SkinFrame>
  );
}

/** The multiplier used last on a lottery. */
function lastTimes(gameCode: string): number {
  const [kept] = readLastUsed(
    gameCode,
    SHEET_TIMES.map((each) => `x${each}`),
  );
  return Number(kept?.slice(1) ?? 1);
}

const randomClass = clsx(
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm',
  'font-semibold text-ink transition-colors hover:border-accent disabled:opacity-50 max-sm:w-full',
  'max-sm:justify-center',
);
