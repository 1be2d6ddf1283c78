import { Money } from '../../../ui/Money.tsx';

interface CancelledProps {
  readonly of: { readonly cancelledTickets: number; readonly cancelled: string };
}

/** How many tickets were cancelled, and their stakes, which count nowhere else. */
export function Cancelled({ of: { cancelledTickets, cancelled } }: CancelledProps) {
  return (
    <>
      {cancelledTickets} · <Money value={cancelled} />
    </>
  );
}
