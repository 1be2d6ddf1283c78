import clsx from 'clsx';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A number beside the label, such as a count of unread items. */
  readonly count?: number;
}

interface TabsProps<Value extends string> {
  /** The label for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** `line` above content, `chips` for a choice that filters. */
  readonly look?: 'line' | 'chips';
  /** On wide screens tabs wrap into several lines instead of scrolling. */
  readonly wrap?: boolean;
  /** The panel of the chosen tab. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * Tabs: arrow keys move between them; the panel belongs to the chosen one. Not Base UI's, which are
 * too heavy for a board (decision 0073).
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChoose, look = 'line', wrap = false, children, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const wasMoved = useRef(false);
  useEffect(() => {
    // A row that never moved shows its first tab; asking it would cost a layout of the whole page.
    if (chosen <= 0 && !wasMoved.current) return undefined;
    wasMoved.current = true;
    // The frame lays the page out anyway; an effect would be followed by changes of other effects.
    const frame = requestAnimationFrame(() => scrollTabIntoView(list.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen, tabs.length]);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(chosen, event.key, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={clsx(
          'rail gap-1',
          look === 'line' ? 'border-b border-line' : 'gap-2',
          wrap && 'md:flex-wrap',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
            className={look === 'line' ? lineClass : chipClass}
          >
            {tab.label}
            {tab.count !== undefined && <span className="figures font-normal">{tab.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
          {children}
        </div>
      )}
    </div>
  );
}

const lineClass = clsx(
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-4 text-sm font-semibold text-ink-3',
  'transition-colors hover:text-ink aria-selected:text-ink',
  'after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full',
  'aria-selected:after:bg-accent focus-visible:-outline-offset-2',
);

const chipClass = clsx(
  'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border border-line px-4 phone:min-h-11',
  'text-sm font-medium text-ink-2 transition-colors hover:border-accent-line hover:text-ink',
  'aria-selected:border-accent aria-selected:bg-accent-soft aria-selected:text-accent-text',
  'focus-visible:-outline-offset-2',
);

/** Scrolls the row, and only the row, until its chosen tab is visible. */
function scrollTabIntoView(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!row || !tab) return;
  const left = tab.offsetLeft - row.offsetLeft;
  const right = left + tab.offsetWidth;
  if (left < row.scrollLeft) row.scrollLeft = left;
  else if (right > row.scrollLeft + row.clientWidth) {
    row.scrollLeft = right - row.clientWidth;
  }
}

/** The index that a key moves to from the tab at `index`; undefined for other keys. */
export function nextTab(index: number, key: string, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
