import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing from `art/`. */
  readonly art?: ReactNode;
  readonly title: string;
  /** The reason why it is empty, and what to do next. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Nothing else is on the page: the title is its heading. */
  readonly alone?: boolean;
}

/** An empty state with a link to continue. */
export function EmptyState({ art, title, text, action, alone = false }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {art !== undefined && <div className="w-44 max-w-full">{art}</div>}
      <div className="max-w-md">
        <Title className="text-lg font-semibold">{title}</Title>
        {text !== undefined && <p className="mt-1.5 text-sm text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  );
}
