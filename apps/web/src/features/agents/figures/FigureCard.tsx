import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FigureCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Opens the list behind the figure; without one the card is not a button. */
  readonly onOpen?: () => void;
}

const cardClass =
  'flex min-h-19 w-full items-start gap-1 rounded-lg border border-line bg-surface-1 p-3.5 text-left shadow-card';

/** A figure of a team; a press opens what it is the sum of. */
export function FigureCard({ label, value, note, onOpen }: FigureCardProps) {
  const body = (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-xs text-ink-3">{label}</span>
      <span className="figures mt-0.5 truncate text-lg font-semibold">{value}</span>
      {note !== undefined && <span className="text-xs text-ink-3">{note}</span>}
    </span>
  );
  if (onOpen === undefined) return <div className={cardClass}>{body}</div>;
  return (
    <button
      type="button"
      className={`${cardClass} transition-colors hover:border-accent-line`}
      onClick={onOpen}
    >
      {body}
      <ChevronRight aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-3" />
    </button>
  );
}
