import { usePages } from '../../calls/use-pages.ts';
import { RoundTable } from './RoundTable.tsx';

interface MemberRoundsProps {
  readonly of: {
    readonly member?: string;
    readonly username?: string;
    readonly vendor?: string;
    readonly round?: string;
  };
  /** The first one is shown with both sides' views at once. */
  readonly isOpened?: boolean;
}

/** The rounds of a member at vendors, the latest first; one opens with both sides' views. */
export function MemberRounds({ of, isOpened = false }: MemberRoundsProps) {
  const pages = usePages({
    call: 'vendorRounds',
    resource: 'memberRounds',
    filter: of,
  });
  return <RoundTable pages={pages} isOpened={isOpened} />;
}
