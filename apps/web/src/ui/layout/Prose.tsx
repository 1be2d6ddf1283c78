import clsx from 'clsx';

interface ProseProps {
  /** Plain text; blank lines separate paragraphs, lines that begin with `- ` are a list. */
  readonly text: string;
  readonly className?: string;
}

/** An operator's text as paragraphs and lists. It is never interpreted as markup. */
export function Prose({ text, className }: ProseProps) {
  return (
    <div className={clsx('flex max-w-[68ch] flex-col gap-3 leading-relaxed text-ink-2', className)}>
      {text.split(/\n\s*\n/).map((block, index) => {
        const lines = block.split('\n');
        const isList = lines.every((line) => line.startsWith('- '));
        if (!isList) {
          return (
            <p key={index} className="whitespace-pre-line">
              {block}
            </p>
          );
        }
        return (
          <ul key={index} className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
