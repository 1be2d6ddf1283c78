import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Input } from '../../../ui/forms/Input.tsx';

/** From the last letter until the search. */
const DEBOUNCE_MS = 120;

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly className?: string;
}

/** Searches as one types. */
export function SearchField({ value, onSearch, className }: SearchFieldProps) {
  const t = useTexts('vendorGames');
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    // Changed from outside, as by the way back.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      type="search"
      aria-label={t('search')}
      placeholder={t('searchHint')}
      autoComplete="off"
      maxLength={60}
      before={<Search aria-hidden size={18} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className={className}
    />
  );
}
