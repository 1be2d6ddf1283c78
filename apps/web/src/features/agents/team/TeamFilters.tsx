import { setCentreFilters, useChoiceFilter, useFilter } from '../../../centre/centre-filters.ts';
import type { InputOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { ChoiceField } from '../figures/ChoiceField.tsx';
import { SearchField } from '../figures/SearchField.tsx';

const KINDS = ['member', 'agent'] as const;
const STATES = ['active', 'frozen', 'disabled'] as const;
/** Who is here, and who has not logged in for so many days. */
const PRESENCE = ['now', 'idle3', 'idle7'] as const;
const CONTRACTS = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'REALTIME_SALARY'] as const;
const STANDINGS = ['active', 'offered', 'ending', 'none'] as const;
/** Beside the newest first. */
const ORDERS = ['lastLogin', 'username', 'teamBalance'] as const;

export const NO_TEAM_FILTERS = {
  user: undefined,
  kind: undefined,
  state: undefined,
  online: undefined,
  contract: undefined,
  standing: undefined,
} as const;

/** The filters of a team's list, as the address has them. */
export function useTeamFilter(): Omit<InputOf<'agentTeam'>, 'upline'> {
  const username = useFilter('user')?.slice(0, 60);
  const kind = useChoiceFilter('kind', KINDS);
  const state = useChoiceFilter('state', STATES);
  const presence = useChoiceFilter('online', PRESENCE);
  const contractKind = useChoiceFilter('contract', CONTRACTS);
  const contractState = useChoiceFilter('standing', STANDINGS);
  const sort = useChoiceFilter('sort', ORDERS);
  return {
    ...(username === undefined ? {} : { username }),
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(presence === 'now' && { online: 'true' as const }),
    ...(presence === 'idle3' && { idleDays: '3' as const }),
    ...(presence === 'idle7' && { idleDays: '7' as const }),
    ...(contractKind === undefined ? {} : { contractKind }),
    ...(contractState === undefined ? {} : { contractState }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** The filters and the order of a team's list. */
export function TeamFilters() {
  const t = useTexts('agentTree');
  const c = useTexts('agentContracts');
  const f = useTexts('agentFigures');
  const { sort: _, ...filter } = useTeamFilter();
  return (
    <div className="grid grid-cols-2 items-end gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4">
      <SearchField label={t('searchName')} filter="user" placeholder={t('searchHint')} />
      <ChoiceField
        label={t('kind')}
        filter="kind"
        any={t('allKinds')}
        choices={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={filter.kind}
      />
      <ChoiceField
        label={t('state')}
        filter="state"
        any={t('allStates')}
        choices={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={filter.state}
      />
      <ChoiceField
        label={t('presence')}
        filter="online"
        any={t('anyPresence')}
        choices={[
          { value: 'now', label: t('online') },
          { value: 'idle3', label: f('idle3') },
          { value: 'idle7', label: f('idle7') },
        ]}
        value={useChoiceFilter('online', PRESENCE)}
      />
      <ChoiceField
        label={t('contract')}
        filter="contract"
        any={t('anyContract')}
        choices={CONTRACTS.map((value) => ({ value, label: c(`kind.${value}`) }))}
        value={filter.contractKind}
      />
      <ChoiceField
        label={t('standing')}
        filter="standing"
        any={t('anyStanding')}
        choices={STANDINGS.map((value) => ({ value, label: t(`standing.${value}`) }))}
        value={filter.contractState}
      />
      <ChoiceField
        label={t('sort')}
        filter="sort"
        any={t('sort.registered')}
        choices={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={useChoiceFilter('sort', ORDERS)}
      />
      {Object.keys(filter).length > 0 && (
        <Button look="outline" onClick={() => setCentreFilters(NO_TEAM_FILTERS)}>
          {t('showAll')}
        </Button>
      )}
    </div>
  );
}
