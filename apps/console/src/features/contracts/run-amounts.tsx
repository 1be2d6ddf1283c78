// The amounts of a line of a run: of its bill, and what it would come to now.
import type { ReactNode } from 'react';
import { Money } from '../../ui/Money.tsx';

const amountOf = (value: string | null): ReactNode =>
  value === null ? '–' : <Money value={value} />;

/** What the bill is; a dash where there is none. */
export const oldAmount = ({ before }: { readonly before: string | null }): ReactNode =>
  amountOf(before);

/** What it would be; a dash where no contract holds any more. */
export const newAmount = ({ after }: { readonly after: string | null }): ReactNode =>
  amountOf(after);
