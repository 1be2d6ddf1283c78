import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { pageNow } from '../../ui/time/page-clock.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { EditedLines } from '../../acts/EditedLines.tsx';
import { AnnouncementDialog, type AnnouncementDraft } from './AnnouncementDialog.tsx';

const newDraft = (): AnnouncementDraft => ({
  kind: 'B',
  titles: { EN: '' },
  bodies: { EN: '' },
  art: null,
  link: null,
  startsAt: pageNow(),
  endsAt: null,
  audience: 'all',
  sort: 0,
  enabled: true,
});

/** All announcements, published or not. */
export function AnnouncementTable() {
  const text = useText();
  const language = useLanguage();
  return (
    <EditedLines
      title={text('content.announcements')}
      query={useAsk('announcementList', {})}
      file={{
        list: 'announcements',
        fields: ['kind', 'titles', 'audience', 'startsAt', 'endsAt', 'sort', 'enabled'],
      }}
      mayEdit={useRight('content.edit')}
      columns={[
        { label: text('content.kind'), render: (row) => text(`announcement.${row.kind}`) },
        { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
        {
          label: text('content.audience'),
          wide: true,
          render: (row) => text(`audience.${row.audience}`),
        },
        {
          label: text('content.from'),
          wide: true,
          render: (row) => <DateTime at={row.startsAt} />,
        },
        { label: text('content.to'), wide: true, render: (row) => <DateTime at={row.endsAt} /> },
        { label: text('field.sort'), right: true, wide: true, render: (row) => row.sort },
      ]}
      newDraft={newDraft}
      editor={(first, onClose) => <AnnouncementDialog first={first} onClose={onClose} />}
      removeWords={({ titles }) => text('content.removeEffect', { name: titles.EN })}
      remove={({ id }) => call('announcementDelete', { id })}
    />
  );
}
