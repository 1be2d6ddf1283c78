import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';

export interface CheckedLine {
  readonly key: string;
  readonly state: 'ok' | 'failed' | 'open';
  readonly title: string;
  readonly text: string;
  /** The state in one word. */
  readonly word: string;
  /** The problem of a failed check. */
  readonly problem?: string | undefined;
}

/** Checks with their results, one per line. */
export function CheckList({ lines }: { readonly lines: readonly CheckedLine[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <CheckRow key={line.key} line={line} />
      ))}
    </ul>
  );
}

const MARKS = {
  ok: { Icon: CircleCheck, colour: 'text-won' },
  failed: { Icon: CircleX, colour: 'text-lost' },
  open: { Icon: CircleDashed, colour: 'text-ink-3' },
} as const;

function CheckRow({ line }: { readonly line: CheckedLine }) {
  const { Icon, colour } = MARKS[line.state];
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden size={22} className={clsx('mt-0.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          {line.title}
          <span className={clsx('text-xs font-semibold', colour)}>{line.word}</span>
        </p>
        <p className="text-sm text-ink-2">{line.text}</p>
        {line.problem !== undefined && (
          <p className="text-sm break-words text-lost">{line.problem}</p>
        )}
      </div>
    </li>
  );
}
