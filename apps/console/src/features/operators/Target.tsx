import { useSession } from '../../calls/session.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { NamedCode } from '../../ui/NamedCode.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { useLotteryChoices } from '../../records/use-lottery-choices.ts';
import { partsOf, targetPage } from './target-page.ts';

interface TargetProps {
  readonly target: string | null;
  /** The username of the member whom it is about, where that is known. */
  readonly subject?: string | null;
}

/** What an act or a request was about, in words; a link where it has a page. */
export function Target({ target, subject = null }: TargetProps) {
  const rights = useSession().standing?.rights ?? [];
  if (target === null || target === '') return null;
  const page = targetPage(target);
  const mayOpen = page !== undefined && rights.includes(page.right);
  const words = <Words target={target} subject={subject} />;
  return mayOpen ? <RowLink to={page.to}>{words}</RowLink> : words;
}

function Words({ target, subject }: { readonly target: string; readonly subject: string | null }) {
  const text = useText();
  const textOf = useTextOf();
  const lotteries = useLotteryChoices();
  const { kind, name } = partsOf(target);
  if (kind === '') return <>{target}</>;
  const lottery = kind === 'lottery' ? lotteries.find(({ id }) => id === name)?.name : undefined;
  const words = kind === 'lottery' ? text('draw.lottery') : textOf('target', kind);
  // Papers have no name of their own: they are those of a member.
  const code = kind === 'member' || kind === 'identity' ? (subject ?? name) : name;
  return <NamedCode name={lottery ?? words} code={code} />;
}
