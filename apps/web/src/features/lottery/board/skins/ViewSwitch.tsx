import clsx from 'clsx';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { BOARD_VIEWS, type BoardView } from './board-view.ts';
import type { Skin } from './skin-of.ts';

interface ViewSwitchProps {
  readonly skin: Skin;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  /** Loads the code of the skin before it is shown. */
  readonly onNear: () => void;
}

/** Chooses between the family's skin and the tabs with all plays. */
export function ViewSwitch({ skin, view, onView, onNear }: ViewSwitchProps) {
  const t = useTexts('pads');
  return (
    <div role="radiogroup" aria-label={t('view.label')} className={viewsClass}>
      {BOARD_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === view}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onView(each)}
          className={viewClass}
        >
          {t(each === 'skin' ? `view.${skin.kind}` : 'view.plays')}
        </button>
      ))}
    </div>
  );
}

const viewsClass = 'flex min-w-0 flex-1 gap-1 rounded-md bg-surface-2 p-1 md:flex-none';
const viewClass = clsx(
  'min-h-9 flex-1 rounded-sm px-4 text-sm leading-tight font-semibold text-ink-2 phone:min-h-11',
  'max-sm:px-2 md:whitespace-nowrap',
  'transition-colors hover:text-ink aria-checked:bg-surface-1 aria-checked:text-accent-text',
  'aria-checked:shadow-card',
);
