// What a request changes: each changed field as its form calls it, with its old and new value.
import type { CallValue } from '../../calls/calls.ts';
import { useFieldLabels } from '../../records/use-field-labels.ts';
import { usePlayNames } from '../../records/use-play-names.ts';
import { ChangedFields } from '../../ui/ChangedFields.tsx';
import { partsOf } from './target-page.ts';

interface RequestedChangesProps {
  readonly approval: Pick<CallValue<'approvalList'>['list'][number], 'kind' | 'target' | 'changes'>;
}

export function RequestedChanges({ approval }: RequestedChangesProps) {
  const { kind, target, changes } = approval;
  const { name } = partsOf(target);
  const labelOf = useFieldLabels(kind === 'settings.change' ? name : kind);
  if (changes === null) return null;
  if (kind === 'act.oddsEdit') {
    return <ChangedOdds lottery={name} labelOf={labelOf} {...changes} />;
  }
  return <ChangedFields {...changes} labelOf={labelOf} />;
}

interface ChangedOddsProps {
  readonly lottery: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly labelOf: (path: string) => string;
}

/** The fields of odds are those of the plays of their lottery. */
function ChangedOdds({ lottery, before, after, labelOf }: ChangedOddsProps) {
  const names = usePlayNames(lottery);
  const labelOfPlay = (path: string) => {
    const [play = '', ...field] = path.split('.');
    return [names.play(play), labelOf(field.join('.'))].join(': ');
  };
  return <ChangedFields before={before} after={after} labelOf={labelOfPlay} />;
}
