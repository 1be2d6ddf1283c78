import { EmptyArt } from '../../art/EmptyArt.tsx';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Prose } from '../../ui/layout/Prose.tsx';

interface AnnouncementListProps {
  readonly list: ValueOf<'announcements'>;
  /** What is said of an empty list. */
  readonly none: string;
  readonly noneText: string;
}

/** Announcements as cards, newest first. */
export function AnnouncementList({ list, none, noneText }: AnnouncementListProps) {
  const { date } = useFormats();
  if (list.length === 0) {
    return <EmptyState art={<EmptyArt name="letters" />} title={none} text={noneText} />;
  }
  return (
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
  );
}
