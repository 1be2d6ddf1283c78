import { usePeriodName } from './use-period-name.ts';

/** The period of a bill, by its key. */
export function Period({ of }: { readonly of: string }) {
  return <span>{usePeriodName()(of)}</span>;
}
