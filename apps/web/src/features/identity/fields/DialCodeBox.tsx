import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass } from '../../../ui/forms/Input.tsx';
import type { Country } from './initial-country.ts';
import { Flag } from './Flag.tsx';

/** The list stays open this long after it has lost the focus (product.md section 9). */
const CLOSES_AFTER_MS = 200;

interface DialCodeBoxProps {
  readonly countries: readonly Country[];
  readonly value: Country;
  readonly onChoose: (country: Country) => void;
}

/**
 * Chooses one of the merchant's countries by flag and dialling code. The list opens on focus;
 * arrows, Home, End, letters of the name and digits of the code move in it.
 */
export function DialCodeBox({ countries, value, onChoose }: DialCodeBoxProps) {
  const t = useTexts('forms');
  const list = useRef<HTMLDivElement>(null);
  const { open, change, focus } = useOpening(list);
  const [typesCode, setTypesCode] = useState(false);
  // The list compares what is typed with one label of each country: its name or its code.
  const chooseLabel = ({ key }: KeyboardEvent) => {
    if (key.length === 1) flushSync(() => setTypesCode(/\d/.test(key)));
  };
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        value={value.countryCode}
        onValueChange={(code) => {
          const country = countries.find(({ countryCode }) => countryCode === code);
          if (country !== undefined) onChoose(country);
        }}
        open={open}
        onOpenChange={change}
        modal={false}
      >
        <Base.Trigger
          aria-label={`${t('dialCode')}: ${t('dialCodeNow', { country: value.name, code: value.countryDialingCode })}`}
          onFocus={focus}
          className={clsx(controlClass, 'flex w-auto! shrink-0 items-center gap-2 pr-2.5 pl-3')}
        >
          <Flag countryCode={value.countryCode} />
          <span className="figures">+{value.countryDialingCode}</span>
          <ChevronDown aria-hidden size={16} className="text-ink-3" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            align="start"
            alignItemWithTrigger={false}
            positionMethod="fixed"
            sideOffset={4}
            className="z-60 outline-none"
          >
            <Base.Popup
              ref={list}
              aria-label={t('dialCode')}
              onKeyDownCapture={chooseLabel}
              className={listClass}
            >
              {countries.map((country) => (
                <Base.Item
                  key={country.countryCode}
                  value={country.countryCode}
                  label={typesCode ? country.countryDialingCode : country.name}
                  className={optionClass}
                >
                  <Flag countryCode={country.countryCode} />
                  <span className="min-w-0 flex-1 truncate">{country.name}</span>
                  <span className="figures text-ink-3">+{country.countryDialingCode}</span>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Opens the list on focus from outside, and closes it some time after the focus has left it. */
function useOpening(list: RefObject<HTMLDivElement | null>) {
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A list that a choice closes gives the focus back, even where it has left the page by then.
  const givesBack = useRef(false);
  useEffect(() => () => clearTimeout(closing.current), []);
  const set = (next: boolean) => {
    clearTimeout(closing.current);
    setOpen(next);
  };
  return {
    open,
    change: (next: boolean, { reason }: Base.Root.ChangeEventDetails) => {
      if (reason === 'focus-out' || reason === 'outside-press') {
        clearTimeout(closing.current);
        closing.current = setTimeout(() => setOpen(false), CLOSES_AFTER_MS);
      } else {
        givesBack.current = !next && list.current?.contains(document.activeElement) === true;
        set(next);
      }
    },
    focus: ({ relatedTarget }: FocusEvent) => {
      const isBack = givesBack.current || list.current?.contains(relatedTarget) === true;
      givesBack.current = false;
      if (!isBack) set(true);
    },
  };
}

const listClass = clsx(
  'max-h-60 w-72 max-w-[calc(100vw-2.5rem)] overflow-y-auto overscroll-contain rounded-md border',
  'border-line-strong bg-surface-2 p-1.5 text-ink shadow-float outline-none',
);

const optionClass = clsx(
  'flex min-h-10 w-full cursor-default items-center gap-3 rounded-sm px-2.5 text-left text-sm text-ink-2',
  'outline-none data-highlighted:bg-accent-soft data-highlighted:text-ink phone:min-h-11',
);
