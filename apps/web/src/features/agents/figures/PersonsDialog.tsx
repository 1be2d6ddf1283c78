import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { InputOf, ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { openAgentPage } from '../../../centre/centre-filters.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

type Person = ValueOf<'agentTeamPersons'>['list'][number];
export type Who = InputOf<'agentTeamPersons'>['who'];

interface PersonsDialogProps {
  readonly who: Who;
  readonly days: { readonly from: string; readonly to: string };
  readonly onClose: () => void;
}

/** Who is counted in a number of the overview. */
export function PersonsDialog({ who, days, onClose }: PersonsDialogProps) {
  const t = useTexts('agentFigures');
  const { number } = useFormats();
  const query = useCall('agentTeamPersons', { who, ...days }, { staleTime: 0 });
  const columns = useColumns();
  return (
    <Dialog title={t(who)} size="wide" focusSelf onClose={onClose}>
      <CallResult query={query}>
        {({ list, total }) => (
          <>
            <Table
              caption={t(who)}
              columns={columns}
              rows={list}
              keyOf={({ username }) => username}
              empty={<EmptyState art={<EmptyArt name="boat" />} title={t('nobody')} />}
            />
            {total > list.length && (
              <p className="mt-3 text-sm text-ink-2">
                {t('morePersons', { shown: number(list.length), total: number(total) })}
              </p>
            )}
          </>
        )}
      </CallResult>
    </Dialog>
  );
}

function useColumns(): readonly Column<Person>[] {
  const t = useTexts('agentTree');
  const { dateTime } = useSiteTimes();
  const login = ({ lastLoginAt: at }: Person) => (at === null ? t('never') : dateTime(at));
  return [
    {
      key: 'username',
      phone: 'title',
      name: t('username'),
      cell: ({ username, kind }) => (
        <>
          <button
            type="button"
            className="-my-2 min-h-11 font-medium break-all text-accent-text hover:underline"
            onClick={() => openAgentPage('downlineManagmentView', { user: username })}
          >
            {username}
          </button>
          <span className="block text-xs text-ink-3">{t(`kind.${kind}`)}</span>
        </>
      ),
    },
    {
      key: 'upline',
      phone: 'figure',
      name: t('uplineName'),
      cell: ({ upline }) => (
        <>
          <span className="text-xs font-normal text-ink-3 md:hidden">{t('uplineName')} </span>
          <span className="break-all">{upline ?? '–'}</span>
        </>
      ),
    },
    {
      key: 'login',
      phone: 'more',
      name: t('lastLogin'),
      cell: (person) => (
        <>
          <span className="text-ink-3 md:hidden">{t('lastLogin')} </span>
          {login(person)}
        </>
      ),
    },
    {
      key: 'registered',
      phone: 'hidden',
      name: t('registered'),
      cell: ({ registeredAt }) => dateTime(registeredAt),
    },
  ];
}
