import { useCall } from '../../../calls/use-call.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Prose } from '../../../ui/layout/Prose.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';

/** The operator's announcements to everybody, newest first. */
export function Announcements() {
  const t = useTexts('members');
  const { date } = useFormats();
  const query = useCall('announcements', { types: 'B,PU,PR,H', platform: 'W' });
  return (
    <CallResult query={query}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            art={<EmptyArt name="letters" />}
            title={t('noAnnouncements')}
            text={t('noAnnouncementsText')}
          />
        ) : (
          <ul className="flex flex-col gap-3">
            {list
              .toSorted((left, right) => right.startAt - left.startAt)
              .map((notice) => (
                <li key={notice.id} className="rounded-lg border border-line bg-surface-2 p-4">
                  <p className="figures text-xs text-ink-3">{date(notice.startAt)}</p>
                  {notice.title !== '' && <h3 className="my-1 font-semibold">{notice.title}</h3>}
                  <Prose text={notice.content} className="text-sm" />
                </li>
              ))}
          </ul>
        )
      }
    </CallResult>
  );
}
