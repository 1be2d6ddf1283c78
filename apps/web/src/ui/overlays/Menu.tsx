import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Marks the item as the current choice. */
  readonly chosen?: boolean;
  readonly danger?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** The button; it keeps its own look and receives the menu's props. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
  /** Shown above the items, such as the user's name. */
  readonly head?: ReactNode;
  readonly align?: 'start' | 'end';
  readonly defaultOpen?: boolean;
}

/** A menu under a button, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, items, head, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root defaultOpen={defaultOpen} modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          {/* Fixed like its button: while scrolling, an item could move from under a press. */}
          <Base.Positioner
            align={align}
            positionMethod="fixed"
            sideOffset={8}
            className="z-60 outline-none"
          >
            <Base.Popup className={popupClass}>
              {head !== undefined && <div className="border-b border-line p-4">{head}</div>}
              <div className="p-1.5">
                {items.map((item) => (
                  <Base.Item key={item.key} onClick={item.onChoose} className={itemClass(item)}>
                    {item.icon}
                    <span className="flex-1">{item.label}</span>
                    {item.chosen === true && <Check aria-hidden size={16} />}
                  </Base.Item>
                ))}
              </div>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

const popupClass = clsx(
  'min-w-56 rounded-lg border border-line bg-surface-2 text-ink shadow-float outline-none',
  'origin-(--transform-origin) transition duration-150 ease-out',
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0',
);

function itemClass(item: MenuItem): string {
  return clsx(
    'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm outline-none phone:min-h-11',
    'data-highlighted:bg-surface-3',
    item.danger === true && 'text-lost',
    item.chosen === true && 'font-semibold text-accent-text',
  );
}
