import type { ComponentProps } from 'react';
import { wholeNumberPad } from '../pad-parts.ts';
import { PlayPrice } from './PlayPrice.tsx';
import type { WholeNumberPadProps } from './WholeNumberPad.tsx';

type EntryPadProps = WholeNumberPadProps & ComponentProps<typeof PlayPrice>;

/** The prices of a play of whole numbers, and its pad, which suspends while its code loads. */
export function EntryPad({ play, prices, ...pad }: EntryPadProps) {
  return (
    <>
      <PlayPrice play={play} prices={prices} />
      <wholeNumberPad.Part {...pad} />
    </>
  );
}
