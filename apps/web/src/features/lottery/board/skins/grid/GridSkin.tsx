import { importLines } from '@fairhouse/rules/lottery';
import { useMemo, useState } from 'react';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { Tabs } from '../../../../../ui/forms/Tabs.tsx';
import { chosenNumbers } from '../../pads/grid.ts';
import { PlayTabs } from '../../plays/PlayTabs.tsx';
import { LinesPad } from '../../pads/LinesPad.tsx';
import { PlayPrice } from '../../pads/PlayPrice.tsx';
import { TypedNumbers } from '../../../text/TypedNumbers.tsx';
import { readLastUsed, saveLastUsed } from '../last-used.ts';
import { SkinFrame } from '../SkinFrame.tsx';
import type { SkinProps } from '../skin-props.ts';
import { useSkinBets } from '../use-skin-bets.ts';
import { HeadTailGrid } from './HeadTailGrid.tsx';
import { chosenOfHundred, DIGITS } from './heads-and-tails.ts';

/** Plays of two and three digits, each on a grid of heads and tails. */
export function GridSkin(props: SkinProps) {
  const { skin, board, family, open, picks } = props;
  const t = useTexts('skins');
  const words = usePlayWords();
  const { gameCode } = board.game;
  const [code, setCode] = useState(
    () => readLastUsed(gameCode, skin.plays)[0] ?? skin.plays[0] ?? '',
  );
  const [hundred, setHundred] = useState('0');
  const plays = useMemo(() => [code], [code]);
  const presented = useMemo(
    () => skin.plays.flatMap((each) => board.plays.filter(({ play: sold }) => sold === each)),
    [skin.plays, board.plays],
  );
  const bets = useSkinBets(props, { plays });
  const play = family.plays.get(code);
  if (play?.form.kind !== 'lines') return null;
  const { form } = play;
  const { text } = bets.draftOf(code);
  const chosen = chosenNumbers(text);
  const isLong = form.length === 3;
  const choose = (chosenPlay: string) => {
    setCode(chosenPlay);
    saveLastUsed(gameCode, [chosenPlay]);
  };
  const type = (next: string) => picks.editPlay(code, (draft) => ({ ...draft, text: next }));
  const disabled = !open || bets.sold.closed;
  return (
    <SkinFrame
      {...props}
      bets={bets}
      chooser={
        <PlayTabs
          family={family}
          plays={presented}
          style={skin.style}
          play={code}
          onChoose={(_style, chosenPlay) => choose(chosenPlay)}
        />
      }
      onFavourite={(favourite, draft) => {
        choose(favourite);
        setHundred(draft.text.charAt(0) || '0');
      }}
    >
      <PlayPrice play={play} prices={bets.prices.get(code)} />
      {isLong && (
        <Tabs
          look="chips"
          wrap
          label={t('grid.hundreds')}
          tabs={DIGITS.map((digit) => {
            const count = chosenOfHundred(chosen, digit);
            const tab = { value: digit as string, label: `${digit}00` };
            return count === 0 ? tab : { ...tab, count };
          })}
          value={hundred}
          onChoose={setHundred}
        />
      )}
      <HeadTailGrid
        key={code}
        form={form}
        label={words.row(play, 0)}
        hundred={isLong ? hundred : ''}
        text={text}
        pays={bets.sold.pays}
        disabled={disabled}
        onText={type}
        onEnter={bets.add}
      />
      <TypedNumbers>
        <LinesPad
          form={form}
          text={text}
          imported={text === '' ? undefined : importLines(form, text)}
          disabled={disabled}
          onText={type}
        />
      </TypedNumbers>
    </SkinFrame>
  );
}
