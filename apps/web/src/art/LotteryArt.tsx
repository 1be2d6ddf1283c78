import { LOTTERY_MOTIFS, lotteryMotifOf } from './motifs/lottery-motifs.tsx';
import { Picture, textHash } from './Picture.tsx';

interface LotteryArtProps {
  /** The family's code, such as `SSC`. */
  readonly family: string;
  /** The lottery's own code, so that two lotteries of a family differ. */
  readonly seed: string;
}

/** The picture of a lottery. */
export function LotteryArt({ family, seed }: LotteryArtProps) {
  const sum = textHash(seed);
  const figures = [0, 1, 2, 3, 4].map((index) => String(Math.floor(sum / 3 ** index) % 10));
  const motif = LOTTERY_MOTIFS[lotteryMotifOf(family)];
  return <Picture seed={seed} subject={(id) => motif(id, figures)} />;
}
