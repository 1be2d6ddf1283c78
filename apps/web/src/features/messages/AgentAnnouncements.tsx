import { CallResult } from '../../calls/CallResult.tsx';
import { useCall } from '../../calls/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

/** The operator's announcements to agents alone, newest first. */
export function AgentAnnouncements() {
  const t = useTexts('agents');
  const asked = { types: 'B,PL,PU,PR,H', platform: 'W', audience: 'agents' } as const;
  const query = useCall('announcements', asked);
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
