import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface OpenButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The title of a row that opens what is behind it. */
export function OpenButton({ label, onClick, children }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="figures -my-2 inline-flex min-h-11 items-center gap-1 rounded-md whitespace-nowrap text-accent-text hover:underline"
      onClick={onClick}
    >
      {children}
      <ChevronRight aria-hidden size={14} />
    </button>
  );
}
