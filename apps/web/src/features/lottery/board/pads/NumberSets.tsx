import type { LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { use, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { Input } from '../../../../ui/forms/Input.tsx';
import { FamilyContext } from '../../../../draws/family-context.ts';
import { chosenNumbers } from './grid.ts';
import { pressSet, setKindsOf, type SetKind } from './number-sets.ts';

interface NumberSetsProps {
  readonly form: LinesForm;
  readonly text: string;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

/** Named sets of numbers above the pad; one kind is open at a time. */
export function NumberSets({ form, text, disabled, onText }: NumberSetsProps) {
  const t = useTexts('numberSets');
  const kinds = setKindsOf(use(FamilyContext), form);
  const [open, setOpen] = useState<string>();
  if (kinds.length === 0) return null;
  const chosen = chosenNumbers(text);
  const press = (numbers: readonly string[]) => onText(pressSet(chosen, numbers));
  const shown = kinds.find(({ kind }) => kind === open);
  return (
    <div role="group" aria-label={t('label')} className="flex flex-col gap-2 pt-3">
      <div className={kindsClass}>
        {kinds.map((kind) =>
          kind.how === 'chosen' ? (
            <button
              key={kind.kind}
              type="button"
              disabled={disabled || chosen.size === 0}
              onClick={() => onText([...new Set([...chosen].flatMap(kind.turn))].join(' '))}
              className={chipClass}
            >
              {nameOf(t, kind.kind)}
            </button>
          ) : (
            <button
              key={kind.kind}
              type="button"
              disabled={disabled}
              aria-expanded={kind.kind === open}
              onClick={() => setOpen(kind.kind === open ? undefined : kind.kind)}
              className={chipClass}
            >
              {nameOf(t, kind.kind)}
            </button>
          ),
        )}
      </div>
      {shown?.how === 'chips' && (
        <Chips kind={shown} chosen={chosen} most={form.most} disabled={disabled} onPress={press} />
      )}
      {shown?.how === 'typed' && (
        <TypedSet key={shown.kind} kind={shown} disabled={disabled} onPress={press} />
      )}
    </div>
  );
}

type Say = ReturnType<typeof useTexts<'numberSets'>>;

/** The name of a digit is the digit. */
function nameOf(t: Say, name: string): string {
  return /^\d$/.test(name) ? name : t(name as 'sides');
}

interface ChipsProps {
  readonly kind: Extract<SetKind, { how: 'chips' }>;
  readonly chosen: ReadonlySet<string>;
  readonly most: number | undefined;
  readonly disabled: boolean;
  readonly onPress: (numbers: readonly string[]) => void;
}

/** The sets of a kind; a set with more numbers than the play accepts is disabled. */
function Chips({ kind, chosen, most, disabled, onPress }: ChipsProps) {
  const t = useTexts('numberSets');
  return (
    <div role="group" aria-label={nameOf(t, kind.kind)} className={panelClass}>
      {kind.sets.map(({ name, numbers }) => (
        <button
          key={name}
          type="button"
          title={numbers.join(' ')}
          disabled={disabled || (most !== undefined && numbers.length > most)}
          aria-pressed={numbers.every((number) => chosen.has(number))}
          onClick={() => onPress(numbers)}
          className={setClass}
        >
          {nameOf(t, name)}
        </button>
      ))}
    </div>
  );
}

interface TypedSetProps {
  readonly kind: Extract<SetKind, { how: 'typed' }>;
  readonly disabled: boolean;
  readonly onPress: (numbers: readonly string[]) => void;
}

function TypedSet({ kind, disabled, onPress }: TypedSetProps) {
  const t = useTexts('numberSets');
  const [typed, setTyped] = useState('');
  const numbers = kind.read(typed);
  return (
    <form
      className={clsx(panelClass, 'items-center')}
      onSubmit={(event) => {
        event.preventDefault();
        if (numbers.length > 0) onPress(numbers);
      }}
    >
      <Input
        aria-label={nameOf(t, kind.kind)}
        value={typed}
        disabled={disabled}
        autoComplete="off"
        placeholder={t(`hint.${kind.kind}` as 'hint.range')}
        onChange={(event) => setTyped(event.target.value)}
        className="figures w-44!"
      />
      <Button type="submit" size="sm" look="outline" disabled={disabled || numbers.length === 0}>
        {t('add', { count: numbers.length })}
      </Button>
    </form>
  );
}

/* One line to swipe on a phone, so that the numbers stay in sight. */
const kindsClass = clsx(
  'flex gap-1.5 sm:flex-wrap max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4',
  'max-sm:[scrollbar-width:none] max-sm:*:shrink-0',
);
const chipClass = clsx(
  'min-h-9 rounded-full border border-line px-3 text-xs font-medium text-ink-2 phone:min-h-11',
  'phone:min-w-11',
  'transition-colors hover:border-accent-line hover:text-ink disabled:opacity-50',
  'aria-expanded:border-accent aria-expanded:text-accent-text',
);
const panelClass = 'flex flex-wrap gap-1.5 rounded-md bg-surface-2 p-2';
const setClass = clsx(
  'figures min-h-10 min-w-10 rounded-md border border-line-strong bg-surface-1 px-3 text-sm',
  'font-medium transition-colors hover:border-accent disabled:opacity-50 phone:min-h-11',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
