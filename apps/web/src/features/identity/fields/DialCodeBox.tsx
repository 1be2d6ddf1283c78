import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass } from '../../../ui/forms/Input.tsx';
import { countryByTyping, type Country } from './initial-country.ts';
import { Flag } from './Flag.tsx';

/** The list stays open this long after it has lost the focus (product.md section 9). */
const CLOSES_AFTER_MS = 200;
/** Letters typed within this interval form one search word. */
const WORD_MS = 600;

interface DialCodeBoxProps {
  readonly countries: readonly Country[];
  readonly value: Country;
  readonly onChoose: (country: Country) => void;
}

/**
 * Chooses one of the merchant's countries by flag and dialling code. The list opens on focus;
 * arrows, Home, End and letters move in it, Enter or a press chooses, Escape closes only the list.
 */
export function DialCodeBox({ countries, value, onChoose }: DialCodeBoxProps) {
  const t = useTexts('forms');
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = Math.max(0, countries.indexOf(value));
  const [active, setActive] = useState(chosen);
  const list = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasOpen = useRef(false);
  const typing = useTyping();
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  const show = () => {
    clearTimeout(closing.current);
    setActive(chosen);
    setOpen(true);
  };
  const choose = (at: number) => {
    const country = countries[at];
    if (country !== undefined) onChoose(country);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const moved = targetIndex(key, active, countries.length);
    if (moved !== undefined) {
      event.preventDefault();
      if (open) setActive(moved);
      else show();
    } else if (key === 'Enter' || (key === ' ' && !typing.isWord())) {
      event.preventDefault();
      if (open) choose(active);
      else show();
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const found = countryByTyping(countries, active, typing.add(key));
      if (!open) show();
      if (found !== undefined) setActive(found);
    }
  };
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        role="combobox"
        aria-label={`${t('dialCode')}: ${t('dialCodeNow', { country: value.name, code: value.countryDialingCode })}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        onFocus={show}
        onBlur={() => {
          closing.current = setTimeout(() => setOpen(false), CLOSES_AFTER_MS);
        }}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => (wasOpen.current ? setOpen(false) : show())}
        onKeyDown={press}
        className={clsx(controlClass, 'flex items-center gap-2 pr-2.5 pl-3')}
      >
        <Flag countryCode={value.countryCode} />
        <span className="figures">+{value.countryDialingCode}</span>
        <ChevronDown aria-hidden size={16} className="text-ink-3" />
      </button>
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('dialCode')}
          className={listClass}
        >
          {countries.map((country, at) => (
            <button
              key={country.countryCode}
              type="button"
              id={`${id}-${at}`}
              role="option"
              aria-selected={country === value}
              tabIndex={-1}
              // Keeps the focus on the box, so that the list stays open.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(at)}
              onClick={() => choose(at)}
              className={clsx(optionClass, at === active && 'bg-accent-soft text-ink')}
            >
              <Flag countryCode={country.countryCode} />
              <span className="min-w-0 flex-1 truncate">{country.name}</span>
              <span className="figures text-ink-3">+{country.countryDialingCode}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const listClass = clsx(
  'absolute top-full left-0 z-10 mt-1 max-h-60 w-72 max-w-[calc(100vw-2.5rem)] overflow-y-auto',
  'overscroll-contain rounded-md border border-line-strong bg-surface-2 p-1.5 shadow-float',
);

const optionClass =
  'flex min-h-10 w-full items-center gap-3 rounded-sm px-2.5 text-left text-sm text-ink-2 phone:min-h-11';

/** The index that a key moves to in a list of `count`; undefined for other keys. */
function targetIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Collects letters typed in quick succession. */
function useTyping() {
  const word = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const isWord = () => word.current.text !== '' && performance.now() - word.current.at < WORD_MS;
  const add = (letter: string): string => {
    const text = isWord() ? word.current.text + letter : letter;
    word.current = { text, at: performance.now() };
    return text;
  };
  return { isWord, add };
}
