import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import type { GameCardView } from '../cards/game-view.ts';
import { RoundPage } from './RoundPage.tsx';

export type GameRound = ValueOf<'gameHistory'>['list'][number];

const PAGE_SIZE = 10;

interface GameHistoryDialogProps {
  readonly game: GameCardView;
  readonly onClose: () => void;
}

/** The player's own rounds of the game, as the wallet booked them. */
export function GameHistoryDialog({ game, onClose }: GameHistoryDialogProps) {
  const t = useTexts('vendorGames');
  const { dateTime, money } = useFormats();
  const currency = useSite()?.currency ?? '';
  const [pageNo, setPageNo] = useState(1);
  const [shown, setShown] = useState<GameRound>();
  const asked = { nodeId: game.nodeId, pageNo, pageSize: PAGE_SIZE };
  const query = useCall('gameHistory', asked, { staleTime: 0, keepPrevious: true });
  const columns: readonly Column<GameRound>[] = [
    { key: 'at', name: t('round.at'), cell: ({ at }) => dateTime(at) },
    {
      key: 'staked',
      name: t('round.staked'),
      cell: ({ staked }) => <span className="figures">{money(staked, currency)}</span>,
    },
    {
      key: 'paid',
      name: t('round.paid'),
      cell: ({ paid, refunded, state }) => (
        <span className="figures">
          {money(state === 'CLOSED' || state === 'OPEN' ? paid : refunded, currency)}
        </span>
      ),
    },
    {
      key: 'state',
      name: t('round.state'),
      cell: ({ state }) => t(`round.${state}`),
    },
    {
      key: 'round',
      name: t('round.number'),
      cell: ({ round }) => (
        <span translate="no" className="break-all text-ink-3">
          {round}
        </span>
      ),
    },
    {
      key: 'show',
      name: t('round.page'),
      cell: (round) => (
        <Button size="sm" onClick={() => setShown(round)}>
          {t('round.show')}
        </Button>
      ),
    },
  ];
  return (
    <Dialog title={t('history')} about={game.name} size="wide" focusSelf onClose={onClose}>
      {shown !== undefined ? (
        <RoundPage nodeId={game.nodeId} round={shown} onBack={() => setShown(undefined)} />
      ) : (
        <CallResult query={query}>
          {({ list, total }) => (
            <>
              <Table
                caption={t('history')}
                columns={columns}
                rows={list}
                keyOf={({ round }) => round}
                empty={
                  <EmptyState
                    art={<EmptyArt name="ledger" />}
                    title={t('historyNone')}
                    text={t('historyNoneText')}
                  />
                }
              />
              <Pagination page={pageNo} pageSize={PAGE_SIZE} total={total} onChoose={setPageNo} />
            </>
          )}
        </CallResult>
      )}
    </Dialog>
  );
}
