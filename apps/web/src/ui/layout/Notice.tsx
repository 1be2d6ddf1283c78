import clsx from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'plain' | 'lost' | 'accent';
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** A notice with an action that resolves it. */
export function Notice({ tone, text, action }: NoticeProps) {
  const Icon = tone === 'lost' ? TriangleAlert : Info;
  return (
    <div
      className={clsx(
        'mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-sm',
        TONES[tone],
      )}
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-40">{text}</p>
      {action}
    </div>
  );
}

const TONES = {
  plain: 'border-line bg-surface-2 text-ink-2',
  lost: 'border-lost bg-lost-soft text-lost',
  accent: 'border-accent-line bg-accent-soft text-accent-text',
} as const;
