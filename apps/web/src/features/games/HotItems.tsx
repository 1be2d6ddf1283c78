import clsx from 'clsx';
import { Balls } from '../../ui/data/Balls.tsx';
import { usePlayWords } from '../../draws/play-words.ts';
import { parseHotItem, separateNumbers } from './popular.ts';

interface HotItemsProps {
  readonly family: string;
  /** Items by play and number or symbol, as in bets: `FixedPlace:4:7`. */
  readonly items: readonly string[];
  readonly label: string;
}

/** The most staked items of a lottery: numbers as balls, symbols by name. */
export function HotItems({ family, items, label }: HotItemsProps) {
  const words = usePlayWords(family);
  return (
    <ul aria-label={label} className="mt-1.5 flex min-h-6.5 flex-wrap items-center gap-1">
      {items.map((item, index) => {
        const { play, symbol } = parseHotItem(item);
        const word = separateNumbers(family, words.symbol(symbol, play));
        const isHottest = index === 0;
        return (
          <li key={item} className="inline-flex">
            {/^\d{1,2}$/.test(word) ? (
              <Balls size="sm" numbers={[word]} toneOf={() => (isHottest ? 'accent' : 'plain')} />
            ) : (
              <span className={clsx(pillClass, isHottest && 'border-accent-line text-accent-text')}>
                {word}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const pillClass =
  'figures rounded-full border border-line-strong bg-surface-2 px-2.5 py-0.5 text-xs font-semibold';
