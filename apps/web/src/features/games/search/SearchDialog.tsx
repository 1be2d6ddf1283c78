import { findByText } from '@fairhouse/values';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { ModalProps } from '../../../modals/modals.ts';
import { navigate } from '../../../navigation/history.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { resultAfter } from './result-after.ts';
import { SearchResult } from './SearchResult.tsx';
import { useFoundGames } from './use-found-games.ts';
import { useSearchResults } from './use-search-results.ts';

/** The maximum count of results; another letter narrows the search. */
const MAX_SHOWN = 30;

/**
 * Search-as-you-type over all games of the site. The focus stays in the field: the arrows choose a
 * result, Enter opens it.
 */
export function SearchDialog({ onClose }: ModalProps<'search'>) {
  const t = useTexts('games');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const games = useFoundGames(text);
  const found = [...findByText(useSearchResults(), text), ...games].slice(0, MAX_SHOWN);
  const at = Math.min(chosen, found.length - 1);
  const optionId = `${id}-${found[at]?.key ?? ''}`;
  useEffect(() => {
    document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
  const open = (url: string) => {
    onClose();
    navigate(url);
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends the composition of a Chinese or Vietnamese word; it does not yet choose.
    if (event.nativeEvent.isComposing) return;
    const result = found[at];
    const next = resultAfter(at, event.key, found.length);
    if (event.key === 'Enter' && result !== undefined) open(result.url);
    else if (next !== undefined) setChosen(next);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('searchTitle')} onClose={onClose} focusField>
      <Input
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={found.length > 0 ? optionId : undefined}
        aria-label={t('searchTitle')}
        placeholder={t('searchHint')}
        autoComplete="off"
        enterKeyHint="go"
        before={<Search aria-hidden size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p className="mt-2 text-xs text-ink-3 phone:hidden">{t('searchKeys')}</p>
      {found.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('searchResults')}
          className="mt-3 flex flex-col gap-1"
        >
          {found.map((result, index) => (
            <SearchResult
              key={result.key}
              id={`${id}-${result.key}`}
              result={result}
              chosen={index === at}
              onOpen={() => open(result.url)}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {text === '' ? '' : t('searchCount', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          art={<EmptyArt name="lantern" />}
          title={t('searchNone')}
          text={t('searchNoneText')}
        />
      )}
    </Dialog>
  );
}
