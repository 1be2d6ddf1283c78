import { LOTTERY_MOTIFS, lotteryMotifOf } from './motifs/lottery-motifs.tsx';
import { Backdrop } from './motifs/Backdrop.tsx';
import { lotteryVariation } from './lottery-variation.ts';
import { Picture } from './Picture.tsx';

interface LotteryArtProps {
  /** The family's code, such as `SSC`. */
  readonly family: string;
  /** The lottery's own code, so that two lotteries of a family differ. */
  readonly seed: string;
}

/** The picture of a lottery. */
export function LotteryArt({ family, seed }: LotteryArtProps) {
  const { pattern, turn, marks } = lotteryVariation(seed);
  const motif = LOTTERY_MOTIFS[lotteryMotifOf(family)];
  return (
    <Picture
      seed={seed}
      subject={(id) => (
        <>
          <Backdrop pattern={pattern} turn={turn} />
          {motif(id, marks)}
        </>
      )}
    />
  );
}
