import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useCall } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';

type Login = ValueOf<'loginHistory'>['list'][number];

const PAGE_SIZE = 10;

/** The account's logins, including failed ones. */
export function LoginHistory() {
  const t = useTexts('members');
  const security = useTexts('security');
  const { dateTime } = useFormats();
  const pageNo = usePageFilter();
  const query = useCall(
    'loginHistory',
    { pageNo, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPrevious: true },
  );
  const countries = new Intl.DisplayNames(LANGUAGE_LOCALES[useLanguage()], { type: 'region' });
  const methodOf = ({ method, factor }: Login): string => {
    const name = t(`method.${method}`);
    if (factor === null) return name;
    return security('confirmedBy', { method: name, factor: security(`factor.${factor}`) });
  };
  const columns: readonly Column<Login>[] = [
    { key: 'at', phone: 'note', name: t('time'), cell: (login) => dateTime(login.at) },
    {
      key: 'outcome',
      phone: 'figure',
      name: t('outcome'),
      cell: (login) => (
        <Badge tone={login.outcome === 'ok' ? 'won' : 'lost'}>
          {t(`outcome.${login.outcome}`)}
        </Badge>
      ),
    },
    { key: 'method', phone: 'title', name: t('method'), cell: methodOf },
    { key: 'device', name: t('device'), cell: (login) => login.device },
    { key: 'address', phone: 'open', name: t('address'), cell: (login) => login.address },
    {
      key: 'country',
      phone: 'state',
      name: security('country'),
      cell: ({ country }) => (country === null ? '–' : (countries.of(country) ?? country)),
    },
  ];
  return (
    <CallResult query={query}>
      {({ list, total }) => (
        <>
          <Table
            caption={t('loginHistory')}
            columns={columns}
            rows={list}
            keyOf={(login) => `${login.at}${login.outcome}`}
            empty={<EmptyState title={t('noLogins')} />}
          />
          <Pagination
            page={pageNo}
            pageSize={PAGE_SIZE}
            total={total}
            onChoose={(page) => setCentreFilters({ page: String(page) })}
          />
        </>
      )}
    </CallResult>
  );
}
