import type { Play } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pickWords } from '@fairhouse/rules/words';
import { usePlayWords } from '../../../../draws/play-words.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { IconButton } from '../../../../ui/forms/Button.tsx';
import { Input } from '../../../../ui/forms/Input.tsx';
import { useBetName } from '../../use-bet-name.ts';
import type { Draft } from '../draft.ts';
import { cleanName, NAME_MAX, type Favourite } from './favourite.ts';

interface FavouriteLineProps {
  readonly favourite: Favourite;
  readonly draft: Draft | undefined;
  readonly play: Play | undefined;
  readonly onPut: (draft: Draft) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A favourite: one press puts it onto the pad; it can be renamed and removed. */
export function FavouriteLine(props: FavouriteLineProps) {
  const { favourite, draft, play, onPut, onRename, onRemove } = props;
  const { name, style, pick } = favourite;
  const t = useTexts('favourites');
  const words = usePlayWords();
  const betName = useBetName();
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined) {
    return (
      <RenameForm
        name={name}
        typed={typed}
        onType={setTyped}
        onCancel={() => setTyped(undefined)}
        onSubmit={() => {
          if (cleanName(typed) !== '') onRename(cleanName(typed));
          setTyped(undefined);
        }}
      />
    );
  }
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        disabled={draft === undefined}
        onClick={() => draft !== undefined && onPut(draft)}
        className={lineClass}
      >
        <span className="w-full truncate font-semibold text-ink">{name}</span>
        <span className="line-clamp-2 w-full text-xs break-words text-ink-3">
          {draft === undefined || play === undefined
            ? t('notSold')
            : `${betName({ play, terms: { style } })}: ${pickWords(words, play, pick)}`}
        </span>
      </button>
      <IconButton label={t('renameOf', { name })} onClick={() => setTyped(name)}>
        <Pencil aria-hidden size={16} />
      </IconButton>
      <IconButton label={t('removeOf', { name })} onClick={onRemove}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, typed, onType, onSubmit, onCancel }: RenameFormProps) {
  const t = useTexts('favourites');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <li>
      <form onSubmit={submit} className="flex items-center gap-1">
        <Input
          ref={field}
          aria-label={t('renameOf', { name })}
          value={typed}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
        <IconButton label={t('save')} type="submit">
          <Check aria-hidden size={18} />
        </IconButton>
        <IconButton label={t('cancel')} onClick={onCancel}>
          <X aria-hidden size={18} />
        </IconButton>
      </form>
    </li>
  );
}

const lineClass = clsx(
  'flex min-h-12 min-w-0 flex-1 flex-col items-start justify-center rounded-md border border-line',
  'bg-surface-2 px-3 py-2 text-left transition-colors hover:border-accent disabled:opacity-60',
);
