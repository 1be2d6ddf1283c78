import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../forms/Button.tsx';
import { toast } from '../overlays/toasts.ts';

interface CopyTextProps {
  /** What the text is, for the button's label. */
  readonly name: string;
  readonly text: string;
  /** Shows only the beginning and the end; the whole text is copied. */
  readonly short?: boolean;
  readonly className?: string;
}

const ENDS = 8;

/** A hash, a key or a signature with a button that copies it. */
export function CopyText({ name, text, short = false, className }: CopyTextProps) {
  const t = useTexts('ui');
  const shown = short ? `${text.slice(0, ENDS)}…${text.slice(-ENDS)}` : text;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => toast('done', t('copied')));
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1', className)}>
      <code className="min-w-0 text-xs break-all text-ink-2" title={text}>
        {shown}
      </code>
      <IconButton label={t('copy', { name })} size="sm" onClick={copy}>
        <Copy aria-hidden size={14} />
      </IconButton>
    </span>
  );
}
