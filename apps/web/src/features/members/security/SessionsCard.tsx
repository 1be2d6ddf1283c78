import { MonitorSmartphone } from 'lucide-react';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { CentreSection } from '../../../centre/CentreSection.tsx';

type Session = ValueOf<'sessions'>['list'][number];

/** The open sessions; each but the current one can be closed. */
export function SessionsCard() {
  const t = useTexts('members');
  const query = useCall('sessions', {}, { staleTime: 0 });
  const others = query.data?.list.some(({ current }) => !current) === true;
  return (
    <CentreSection title={t('sessions')} extra={others ? <EndOtherSessions /> : undefined}>
      <CallResult query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-2">
            {list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </CallResult>
    </CentreSection>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const t = useTexts('members');
  const { dateTime } = useFormats();
  const { mutate, isPending } = useCallMutation('sessionRevoke', {
    invalidatesAlways: ['sessions', 'securityConfig'],
    onError: ({ message }) => toast('failed', message),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-2 px-4 py-3">
      <MonitorSmartphone aria-hidden size={20} className="shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device === '' ? t('unknownDevice') : session.device}
          {session.current && <Badge tone="won">{t('thisDevice')}</Badge>}
          {session.remembered && <Badge>{t('remembered')}</Badge>}
        </p>
        <p className="figures text-xs text-ink-3">
          {session.address} · {t('opened', { time: dateTime(session.openedAt) })} ·{' '}
          {t('lastUsed', { time: dateTime(session.lastUsedAt) })}
        </p>
      </div>
      {!session.current && (
        <Button look="danger" size="sm" busy={isPending} onClick={() => mutate({ id: session.id })}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
