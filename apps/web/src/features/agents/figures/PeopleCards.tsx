import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { openAgentPage, type FilterValues } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { FigureCard } from './FigureCard.tsx';
import { PersonsDialog, type Who } from './PersonsDialog.tsx';

interface PeopleCardsProps {
  readonly days: { readonly from: string; readonly to: string };
  readonly currency: string;
}

/** Who is in the team, who plays, and what they hold: counted every few minutes. */
export function PeopleCards({ days, currency }: PeopleCardsProps) {
  const t = useTexts('agentFigures');
  const { money, number } = useFormats();
  const { time } = useSiteTimes();
  const query = useCall('agentTeamPeople', days, { staleTime: 60_000, keepPrevious: true });
  const [who, setWho] = useState<Who>();
  const people = (filters: FilterValues = {}) => openAgentPage('downlineManagmentView', filters);
  return (
    <CallResult query={query} loading={<Skeleton className="h-60 md:h-42" />}>
      {(found) => (
        <div>
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <FigureCard
              label={t('balance')}
              value={money(found.balance, currency)}
              onOpen={() => people({ sort: 'teamBalance' })}
            />
            <FigureCard
              label={t('people')}
              value={number(found.agents + found.members)}
              note={t('peopleNote', { agents: found.agents, members: found.members })}
              onOpen={() => people()}
            />
            <FigureCard
              label={t('active')}
              value={number(found.active)}
              note={t('activeNote', { money: money(found.activeFrom, currency) })}
              onOpen={() => openAgentPage('palStatementsAgentCopy', days)}
            />
            <FigureCard
              label={t('online')}
              value={number(found.online)}
              onOpen={() => setWho('online')}
            />
            <FigureCard
              label={t('registered')}
              value={number(found.registered)}
              onOpen={() => setWho('registered')}
            />
            <FigureCard
              label={t('depositors')}
              value={number(found.depositors)}
              onOpen={() =>
                openAgentPage('agentDownlineTransactionDetailsCopy', { ...days, kind: 'deposit' })
              }
            />
            <FigureCard
              label={t('idle3')}
              value={number(found.idle3)}
              onOpen={() => setWho('idle3')}
            />
            <FigureCard
              label={t('idle7')}
              value={number(found.idle7)}
              onOpen={() => setWho('idle7')}
            />
          </div>
          <p className="mt-2 text-xs text-ink-3">{t('countedAt', { time: time(found.at) })}</p>
          {who !== undefined && (
            <PersonsDialog who={who} days={days} onClose={() => setWho(undefined)} />
          )}
        </div>
      )}
    </CallResult>
  );
}
