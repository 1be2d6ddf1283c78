interface RuleTextProps {
  readonly text: string;
}

/** What a play is about; on a phone two lines of it, which open by a press. */
export function RuleText({ text }: RuleTextProps) {
  return (
    <>
      <p className="text-sm text-ink-2 max-sm:hidden">{text}</p>
      <details className="group mr-auto min-h-11 min-w-0 flex-1 text-xs text-ink-2 sm:hidden">
        <summary className="min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          {/* What is clamped has no padding of its own: the third line would show in it. */}
          <span className="block py-1">
            <span className="line-clamp-2 group-open:line-clamp-none">{text}</span>
          </span>
        </summary>
      </details>
    </>
  );
}
