import type { Family } from '@fairhouse/rules/lottery';
import { useState } from 'react';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { simplestPlay } from '../../simplest-play.ts';
import { readLastUsed, saveLastUsed } from '../last-used.ts';
import { SkinFrame } from '../SkinFrame.tsx';
import type { SkinProps } from '../skin-props.ts';
import { useSkinBets } from '../use-skin-bets.ts';
import { Keypad } from './Keypad.tsx';
import { ModeChips } from './ModeChips.tsx';
import { NumberList } from './NumberList.tsx';
import { PlayToggles } from './PlayToggles.tsx';
import {
  addNumbers,
  areTogether,
  entryLength,
  numberLength,
  numbersOfEntry,
  refusesAll,
  removeFrom,
  toggleChosen,
  type EntryMode,
} from './keypad-entry.ts';

/** Plays to choose several at once, a keypad, and below it the numbers of each play. */
export function KeypadSkin(props: SkinProps) {
  const { skin, board, family, open, picks } = props;
  const { gameCode } = board.game;
  const t = useTexts('skins');
  const words = usePlayWords();
  const [chosen, setChosen] = useState(() => startOf(family, gameCode, skin.plays));
  const [digits, setDigits] = useState('');
  const [refused, setRefused] = useState<string>();
  const [mode, setMode] = useState<Pick<EntryMode, 'isTurned' | 'helper'>>(PLAIN);
  const bets = useSkinBets(props, { random: chosen[0] ?? '' });
  const first = family.plays.get(chosen[0] ?? '');
  const entry: EntryMode = { ...mode, length: first === undefined ? 0 : numberLength(first) };
  const isClosed = bets.plays.every(({ play, closed }) => closed || !chosen.includes(play));
  const choose = (next: string[]) => {
    setChosen(next);
    saveLastUsed(gameCode, next);
    if (!next.some((each) => chosen.includes(each))) change(PLAIN);
  };
  const change = (next: typeof mode) => {
    setMode(next);
    setDigits('');
  };
  const press = (digit: string) => {
    const typed = digits + digit;
    const numbers = numbersOfEntry(entry, typed);
    setDigits(numbers === undefined ? typed : '');
    setRefused(undefined);
    if (numbers === undefined) return;
    for (const code of chosen) {
      const play = family.plays.get(code);
      if (play === undefined) continue;
      if (refusesAll(play, numbers)) {
        setRefused(t('keypad.refused', { number: typed, play: words.play(play) }));
      }
      picks.editPlay(code, (draft) => addNumbers(play, draft, numbers));
    }
  };
  return (
    <SkinFrame
      {...props}
      bets={bets}
      onFavourite={(play) => choose([play])}
      chooser={
        <PlayToggles
          family={family}
          bets={bets}
          chosen={chosen}
          onToggle={(code) => choose(toggleChosen(family, chosen, code))}
        />
      }
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <ModeChips entry={entry} onChange={change} />
          <Keypad
            digits={digits}
            length={entryLength(entry)}
            disabled={!open || isClosed}
            onDigit={press}
            onBack={() => setDigits(digits.slice(0, -1))}
            onEnter={bets.add}
          />
          <p role="status" className="min-h-5 text-center text-sm text-lost">
            {refused}
          </p>
        </div>
        <NumberList
          family={family}
          bets={bets}
          disabled={!open}
          onRemove={(play, number) =>
            picks.editPlay(play.code, (draft) => removeFrom(play, draft, number))
          }
          onClear={(play) => picks.clearPlays([play.code])}
        />
      </div>
    </SkinFrame>
  );
}

/** The plays used last, else the family's simplest where it is sold, else the first. */
function startOf(family: Family, gameCode: string, plays: readonly string[]): string[] {
  const last = readLastUsed(gameCode, plays);
  if (areTogether(family, last)) return last;
  const simplest = simplestPlay(family.code)?.play;
  return plays.filter((play) => play === simplest || plays[0] === play).slice(-1);
}

const PLAIN = { isTurned: false, helper: undefined } as const;
