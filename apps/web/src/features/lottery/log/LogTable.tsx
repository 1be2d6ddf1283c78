import { LOG_KINDS, type LogKind } from '@fairhouse/rules/fair';
import type { ValueOf } from '../../../calls/calls.ts';
import { merchantCode } from '../../../session/merchant.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { urls } from '../../../urls.ts';
import { loggedIssue } from './logged-issue.ts';

export type LoggedLine = ValueOf<'publicLog'>['lines'][number];

/** Lines of the public log of draws. */
export function LogTable({ lines }: { readonly lines: readonly LoggedLine[] | undefined }) {
  const t = useTexts('books');
  const { dateTime } = useFormats();
  const columns: readonly Column<LoggedLine>[] = [
    { key: 'seq', name: t('log.line'), cell: ({ seq }) => seq, figures: true },
    { key: 'at', name: t('log.at'), cell: ({ at }) => dateTime(at) },
    {
      key: 'kind',
      name: t('log.kind'),
      cell: ({ kind }) => (isKind(kind) ? t(`log.${kind}`) : kind),
    },
    { key: 'draw', name: t('log.draw'), cell: ({ body }) => <DrawLink draw={body['drawId']} /> },
    {
      key: 'hash',
      name: t('hash'),
      cell: ({ hash, seq }) => <CopyText name={`${t('hash')} ${seq}`} text={hash} short />,
    },
    {
      key: 'signature',
      name: t('signature'),
      cell: ({ signature, seq }) => (
        <CopyText name={`${t('signature')} ${seq}`} text={signature} short />
      ),
      wideOnly: true,
    },
  ];
  return (
    <Table
      caption={t('log.title')}
      columns={columns}
      rows={lines}
      keyOf={({ seq }) => String(seq)}
      empty={<EmptyState title={t('log.none')} />}
    />
  );
}

function DrawLink({ draw }: { readonly draw: string | number | undefined }) {
  if (draw === undefined) return null;
  const issue = loggedIssue(String(draw), merchantCode());
  const query = new URLSearchParams({ issue });
  return (
    <Link to={`${urls.verify}?${query.toString()}`} className="text-accent-text hover:underline">
      {issue}
    </Link>
  );
}

function isKind(kind: string): kind is LogKind {
  return LOG_KINDS.some((each) => each === kind);
}
