import type { Findable } from '@fairhouse/values';
import type { GameMotif } from '../../../art/motifs/game-motifs.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lotteryUrl } from '../../../urls.ts';
import { usePace } from '../../../draws/use-pace.ts';
import { SECTION_MOTIFS } from '../section-motif.ts';
import { SECTION_URLS, sectionOfKind } from '../navigation.ts';
import { useGroupName } from '../use-group-name.ts';
import { useGroups } from '../use-groups.ts';
import { useLobby } from '../use-lobby.ts';
import { useFindableGames } from './use-find-games.ts';

/** A lottery, or a vendor of games, with the page that it opens. */
export interface Result extends Findable {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly family: string;
  /** The picture of what is no lottery. */
  readonly art?: GameMotif;
  /** What its picture is made of. */
  readonly seed: string;
  readonly url: string;
}

/** All that the search of the site can find. */
export function useSearchResults(): Result[] {
  const s = useTexts('shell');
  const pace = usePace();
  const groupName = useGroupName();
  const lotteries = useFindableGames(useLobby().groups).map(({ game, names, kinds = [] }) => ({
    key: game.gameCode,
    name: game.name,
    about: `${groupName(game.groupCode)} · ${pace(game.pace)}`,
    family: game.family,
    seed: game.gameCode,
    names,
    kinds: [...kinds, s('section.lottery')],
    url: lotteryUrl(game.gameCode),
  }));
  const vendors = useGroups().groups.flatMap((group) => {
    const section = sectionOfKind(group.kind);
    if (section === undefined || section === 'lottery') return [];
    return group.vendors.map((vendor) => ({
      key: `${group.kind}-${vendor.code}`,
      name: vendor.name,
      about: s(`section.${section}`),
      family: group.kind,
      art: SECTION_MOTIFS[section],
      seed: `${group.kind}:${vendor.code}`,
      names: [vendor.name, vendor.code],
      kinds: [s(`section.${section}`)],
      url: `${SECTION_URLS[section]}?vendor=${vendor.code}`,
    }));
  });
  return [...lotteries, ...vendors];
}
