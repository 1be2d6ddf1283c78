import clsx from 'clsx';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../calls/calls.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Prose } from '../../../ui/layout/Prose.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { useUnread } from '../use-unread.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';

type Message = ValueOf<'inbox'>['list'][number];

const PAGE_SIZE = 20;

/** The member's messages; opening one marks it as read. */
export function Inbox() {
  const t = useTexts('members');
  const pageNo = usePageFilter();
  const unread = useUnread();
  const query = useCall(
    'inbox',
    { pageNo, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <CallResult query={query}>
      {({ list, total }) =>
        list.length === 0 ? (
          <EmptyState
            art={<EmptyArt name="letters" />}
            title={t('noMessages')}
            text={t('noMessagesText')}
          />
        ) : (
          <>
            {unread > 0 && (
              <div className="mb-3 flex justify-end">
                <Button
                  look="ghost"
                  size="sm"
                  icon={<MailOpen aria-hidden size={16} />}
                  onClick={() => void markRead()}
                >
                  {t('markAllRead')}
                </Button>
              </div>
            )}
            <ul className="flex flex-col gap-2">
              {list.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
            <Pagination
              page={pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onChoose={(page) => setCentreFilters({ page: String(page) })}
            />
          </>
        )
      }
    </CallResult>
  );
}

function MessageRow({ message }: { readonly message: Message }) {
  const t = useTexts('members');
  const { dateTime } = useFormats();
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!open);
    if (!open && !message.read) void markRead(message.id);
  };
  return (
    <li className="rounded-lg border border-line bg-surface-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 text-left"
      >
        <span
          className={clsx('min-w-0 flex-1 basis-48', message.read ? 'text-ink-2' : 'font-semibold')}
        >
          {message.title}
        </span>
        {!message.read && <Badge tone="accent">{t('unread')}</Badge>}
        <span className="figures text-xs text-ink-3">{dateTime(message.at)}</span>
      </button>
      {open && <Prose text={message.content} className="border-t border-line px-4 py-3 text-sm" />}
    </li>
  );
}

/** Marks one message as read, or all without an id. */
async function markRead(id?: Message['id']): Promise<void> {
  const answer = await call('inboxRead', id === undefined ? {} : { id });
  if (!answer.ok) toast('failed', answer.refusal.message);
  invalidateCalls('inbox', 'inboxUnread');
}
