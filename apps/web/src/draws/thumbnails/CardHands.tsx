import { usePlayWords } from '../play-words.ts';
import { handWords } from '../result-words.ts';
import { Hands, type HandsProps } from './Hands.tsx';

interface CardHandsProps extends Omit<HandsProps, 'names' | 'label'> {
  readonly family: string;
  readonly label?: string;
}

/** A baccarat coup: the player's and the banker's cards with their totals. */
export function CardHands({ family, label, ...hands }: CardHandsProps) {
  const words = usePlayWords(family);
  const said = [...(label === undefined ? [] : [label]), ...handWords(words, hands.cards)];
  const names = [words.symbol('PLAYER'), words.symbol('BANKER')] as const;
  return <Hands {...hands} names={names} label={said.join('. ')} />;
}
