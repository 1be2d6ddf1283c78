import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';

export type OpenedKind = 'member' | 'agent';

/** The kinds of account that an agent may open. */
export function permittedKinds(permissions: {
  readonly opensAgents: boolean;
  readonly opensMembers: boolean;
}): readonly OpenedKind[] {
  return [
    ...(permissions.opensAgents ? (['agent'] as const) : []),
    ...(permissions.opensMembers ? (['member'] as const) : []),
  ];
}

interface KindChoiceProps {
  readonly kinds: readonly OpenedKind[];
  readonly kind: OpenedKind;
  readonly error?: string | undefined;
  readonly onChoose: (kind: OpenedKind) => void;
}

/** Member or agent, as far as the caller may open both. */
export function KindChoice({ kinds, kind, error, onChoose }: KindChoiceProps) {
  const t = useTexts('agentTree');
  return (
    <Field label={t('kind')} hint={t(`kindHint.${kind}`)} error={error} required>
      {(control) => (
        <Select
          {...control}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}
