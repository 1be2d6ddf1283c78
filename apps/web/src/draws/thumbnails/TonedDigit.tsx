import { usePlayWords } from '../play-words.ts';
import { Balls } from '../../ui/data/Balls.tsx';
import { wingoColour } from '../results/result-view.ts';

interface TonedDigitProps {
  readonly digit: string;
  readonly size: 'xs' | 'sm' | 'md' | 'lg';
  readonly label?: string;
  readonly fresh?: boolean;
}

/** A digit of WinGo in its colours, which are named for screen readers. */
export function TonedDigit({ digit, size, label, fresh = false }: TonedDigitProps) {
  const words = usePlayWords('WGG');
  const tone = wingoColour(Number(digit));
  const colours = ['red', 'green', 'violet'].filter((colour) =>
    tone.toLowerCase().includes(colour),
  );
  const said = [
    ...(label === undefined ? [] : [label]),
    ...colours.map((each) => words.symbol(each)),
  ];
  return (
    <Balls numbers={[digit]} size={size} toneOf={() => tone} label={said.join(' ')} fresh={fresh} />
  );
}
