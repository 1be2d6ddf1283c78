import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/layout/Card.tsx';

interface SecurityTileProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly state: { readonly tone: BadgeTone; readonly label: string };
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One security feature: its description, state and actions. */
export function SecurityTile({ icon: Icon, title, state, text, children }: SecurityTileProps) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface-2 p-4 md:only:col-span-2">
      <div className="flex items-start gap-3">
        <span
          className={clsx(
            'grid size-10 shrink-0 place-items-center rounded-md',
            state.tone === 'won' ? 'bg-won-soft text-won' : 'bg-surface-3 text-ink-2',
          )}
        >
          <Icon aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h4 className="font-semibold">{title}</h4>
          <p className="mt-0.5 text-sm break-words text-ink-3">{text}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-4">
        <Badge tone={state.tone}>{state.label}</Badge>
        <div className="flex flex-wrap justify-end gap-2">{children}</div>
      </div>
    </li>
  );
}
