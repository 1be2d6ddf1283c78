import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSession } from '../../../session/session.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { LogInFirst } from '../LogInFirst.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferView } from './OfferView.tsx';

const PARTS = ['open', 'mine'] as const;
type Part = (typeof PARTS)[number];
const PAGE_SIZE = 10;

interface OfferListProps {
  /** One lottery only; all of them when absent. */
  readonly gameCode?: string;
}

/** Offers whose shares can be bought, and those that the player has shares of. */
export function OfferList({ gameCode }: OfferListProps) {
  const t = useTexts('offers');
  const isVisitor = useSession() === undefined;
  const [part, setPart] = useState<Part>('open');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<string>();
  return (
    <>
      <Tabs<Part>
        look="chips"
        label={t('lists')}
        tabs={PARTS.map((value) => ({ value, label: t(`list.${value}`) }))}
        value={part}
        onChoose={(value) => {
          setPart(value);
          setPage(1);
        }}
      >
        {part === 'mine' && isVisitor ? (
          <LogInFirst />
        ) : (
          <Rows part={part} gameCode={gameCode} page={page} onPage={setPage} onOpen={setShown} />
        )}
      </Tabs>
      {shown !== undefined && <OfferView id={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface RowsProps {
  readonly part: Part;
  readonly gameCode: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onOpen: (id: string) => void;
}

function Rows({ part, gameCode, page, onPage, onOpen }: RowsProps) {
  const t = useTexts('offers');
  const request = {
    ...(gameCode === undefined ? {} : { gameCode }),
    pageNo: page,
    pageSize: PAGE_SIZE,
  };
  const fresh = { keepPrevious: true, refetchInterval: 5000 };
  const open = useCall('openOffers', request, { ...fresh, enabled: part === 'open' });
  const mine = useCall('myOffers', request, { ...fresh, enabled: part === 'mine' });
  const offers = part === 'open' ? open : mine;
  if (offers.isError) {
    return <ErrorState message={offers.error.message} onRetry={() => void offers.refetch()} />;
  }
  if (offers.data === undefined) return <SkeletonRows rows={3} className="h-24!" />;
  if (offers.data.list.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt name="lantern" />}
        title={t(`none.${part}`)}
        text={t('noneText')}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {offers.data.list.map((offer) => (
          <OfferCard key={offer.id} offer={offer} onOpen={() => onOpen(offer.id)} />
        ))}
      </ul>
      <Pagination page={page} pageSize={PAGE_SIZE} total={offers.data.total} onChoose={onPage} />
    </>
  );
}
