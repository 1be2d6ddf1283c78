import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ModalProps } from '../../../modals/modals.ts';
import { navigate } from '../../../navigation/history.ts';
import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { LotteryArt } from '../../../art/LotteryArt.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { lotteryUrl } from '../../../urls.ts';
import { searchGames, type Findable } from './search-games.ts';
import { useGroupName } from '../use-group-name.ts';
import { useGroups } from '../use-groups.ts';
import { usePace } from '../../../draws/use-pace.ts';
import { SECTION_URLS, sectionOfKind } from '../navigation.ts';

/** The maximum count of results; another letter narrows the search. */
const MAX_SHOWN = 30;

/** Search-as-you-type over all games of the site. */
export function SearchDialog({ onClose }: ModalProps<'search'>) {
  const t = useTexts('games');
  const [text, setText] = useState('');
  const found = searchGames(useFindables(), text).slice(0, MAX_SHOWN);
  const open = (url: string) => {
    onClose();
    navigate(url);
  };
  return (
    <Dialog title={t('searchTitle')} onClose={onClose}>
      <Input
        type="search"
        role="searchbox"
        aria-label={t('searchTitle')}
        placeholder={t('searchHint')}
        before={<Search aria-hidden size={18} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-4 flex flex-col gap-1" aria-live="polite">
        {found.map((each) => (
          <li key={each.key}>
            <button
              type="button"
              className="flex w-full items-center gap-4 rounded-md p-2 text-left hover:bg-surface-3"
              onClick={() => open(each.url)}
            >
              <span className="h-12 w-16 shrink-0 overflow-hidden rounded-sm">
                <LotteryArt family={each.family} seed={each.key} />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-medium">{each.name}</span>
                <span className="block text-xs text-ink-3">{each.about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
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

function useFindables(): Findable[] {
  const s = useTexts('shell');
  const pace = usePace();
  const groupName = useGroupName();
  const menus = useCall('gameMenus', {});
  const { groups } = useGroups();
  const lotteries = (menus.data?.groups ?? []).flatMap((group) =>
    group.games.map((game) => ({
      key: game.gameCode,
      name: game.name,
      about: `${groupName(group.groupCode)} · ${pace(game.pace)}`,
      family: game.family,
      words: [
        game.gameCode,
        game.family,
        game.groupCode,
        groupName(group.groupCode),
        s('section.lottery'),
      ],
      url: lotteryUrl(game.gameCode),
    })),
  );
  const vendors = groups.flatMap((group) => {
    const section = sectionOfKind(group.kind);
    const url = section && SECTION_URLS[section];
    if (section === undefined || section === 'lottery' || url === undefined) return [];
    return group.vendors.map((vendor) => ({
      key: `${group.kind}:${vendor.code}`,
      name: vendor.name,
      about: s(`section.${section}`),
      family: group.kind,
      words: [vendor.code, s(`section.${section}`)],
      url,
    }));
  });
  return [...lotteries, ...vendors];
}
