import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AnnouncementList } from '../AnnouncementList.tsx';

/** The operator's announcements to everybody, newest first. */
export function Announcements() {
  const t = useTexts('members');
  const query = useCall('announcements', { types: 'B,PU,PR,H', platform: 'W' });
  return (
    <CallResult query={query}>
      {(list) => (
        <AnnouncementList
          list={list}
          none={t('noAnnouncements')}
          noneText={t('noAnnouncementsText')}
        />
      )}
    </CallResult>
  );
}
