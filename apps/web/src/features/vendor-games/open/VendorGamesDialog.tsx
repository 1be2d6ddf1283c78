import { vendorField } from '@fairhouse/calls/client';
import { useEffect, useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAddress } from '../../../navigation/use-address.ts';
import type { ModalProps } from '../../../modals/modals.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { SkeletonCards } from '../../../ui/layout/Skeleton.tsx';
import { GameCard } from '../cards/GameCard.tsx';
import { SearchField } from '../list/SearchField.tsx';

const MOST = 60;

/** The games of a vendor over any page; another letter narrows them. */
export function VendorGamesDialog({ vendor, name, onClose }: ModalProps<'vendorGames'>) {
  const t = useTexts('vendorGames');
  const [q, setQ] = useState('');
  const { path } = useAddress();
  const [from] = useState(path);
  useEffect(() => {
    // A game was pressed: its page takes the place of the list.
    if (path !== from) onClose();
  }, [path, from, onClose]);
  const searched = q.trim() === '' ? {} : { q: q.trim() };
  const asked = { ...vendorField(vendor), ...searched, pageNo: 1, pageSize: MOST };
  const query = useCall('gameList', asked, { keepPrevious: true });
  return (
    <Dialog title={name} size="full" focusSelf onClose={onClose}>
      <SearchField value={q} onSearch={setQ} className="mb-4" />
      <CallResult query={query} loading={<SkeletonCards />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="lantern" />}
              title={t('noneFound')}
              text={t('noneFoundText')}
            />
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
              {list.map((game) => (
                <li key={game.nodeId}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          )
        }
      </CallResult>
    </Dialog>
  );
}
