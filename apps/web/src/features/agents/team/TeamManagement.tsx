import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { openDetail, setCentreFilters, useFilter } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { OfferDialog } from '../contracts/OfferDialog.tsx';
import { MorePages } from '../figures/MorePages.tsx';
import { usePages } from '../figures/use-pages.ts';
import { DownlineDialog } from '../tree/DownlineDialog.tsx';
import type { TeamAct } from './team-acts.ts';
import { NO_TEAM_FILTERS, TeamFilters, useTeamFilter } from './TeamFilters.tsx';
import { TeamTable } from './TeamTable.tsx';

type Team = ValueOf<'agentTeam'>;

/** The team of the caller, level by level, and what the caller may do with each account. */
export function TeamManagement() {
  const t = useTexts('agentTree');
  const { dateTime, timeZone } = useSiteTimes();
  const upline = useFilter('order');
  const filter = useTeamFilter();
  const [act, setAct] = useState<TeamAct>();
  const query = usePages('agentTeam', { ...(upline === undefined ? {} : { upline }), ...filter });
  const first = query.data?.pages[0];
  const close = () => setAct(undefined);
  return (
    <div className="flex flex-col gap-4">
      <TeamFilters />
      {first !== undefined && <Line path={first.path} />}
      {first !== undefined && first.elsewhere !== null && <Elsewhere found={first.elsewhere} />}
      <MorePages query={query}>
        <TeamTable
          rows={query.data?.pages.flatMap(({ list }) => list)}
          isOwn={first?.path.length === 1}
          isFiltered={Object.keys(filter).length > 0}
          onAct={setAct}
        />
      </MorePages>
      {first !== undefined && first.countedAt !== null && (
        <p className="text-xs text-ink-3">
          {t('countedAt', { time: dateTime(first.countedAt) })}
          {filter.sort === 'teamBalance' && ` ${t('countedLater')}`}
        </p>
      )}
      <ZoneNote timeZone={timeZone} />
      {act?.kind === 'offer' && (
        <OfferDialog kinds={[act.contract]} username={act.username} onClose={close} />
      )}
      {act !== undefined && act.kind !== 'offer' && (
        <DownlineDialog
          id={act.id}
          part={act.kind === 'details' ? undefined : act.kind}
          onClose={close}
        />
      )}
    </div>
  );
}

/** From the caller down to whose directs are shown; each leads back to its own. */
function Line({ path }: { readonly path: Team['path'] }) {
  const t = useTexts('agentTree');
  return (
    <nav aria-label={t('line')} className="flex flex-wrap items-center gap-x-1 text-sm">
      {path.map((each, at) => (
        <span key={each.id} className="flex items-center gap-1">
          {at > 0 && (
            <span aria-hidden className="text-ink-3">
              ›
            </span>
          )}
          <Button
            look="ghost"
            size="sm"
            aria-current={at === path.length - 1 ? 'page' : undefined}
            onClick={() =>
              openDetail({ ...NO_TEAM_FILTERS, order: at === 0 ? undefined : each.id })
            }
          >
            {at === 0 ? t('me') : each.username}
          </Button>
        </span>
      ))}
    </nav>
  );
}

/** Who was searched by the whole name, and is further below. */
function Elsewhere({ found }: { readonly found: NonNullable<Team['elsewhere']> }) {
  const t = useTexts('agentTree');
  const { username, upline } = found;
  const show = () => setCentreFilters({ ...NO_TEAM_FILTERS, order: upline.id, user: username });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Notice tone="plain" text={t('elsewhere', { name: username, upline: upline.username })} />
      <Button size="sm" look="outline" onClick={show}>
        {t('showThere')}
      </Button>
    </div>
  );
}
