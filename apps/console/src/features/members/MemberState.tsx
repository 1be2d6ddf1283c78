import { useText, useTextOf } from '../../i18n/use-text.ts';
import { StateChip } from '../../ui/StateChip.tsx';

interface MemberStateProps {
  readonly state: 'active' | 'frozen' | 'disabled';
  readonly level: number;
}

/** A member's state; for a freeze also its level. */
export function MemberState({ state, level }: MemberStateProps) {
  const text = useText();
  const textOf = useTextOf();
  if (state === 'frozen') {
    return (
      <StateChip
        tone="bad"
        label={`${text('member.frozen')}: ${textOf('freeze', String(level))}`}
      />
    );
  }
  return <StateChip tone={state === 'active' ? 'good' : 'bad'} label={textOf('member', state)} />;
}
