import type { ClientRefusal, InputOf, ValueOf } from '../../../calls/calls.ts';
import { call } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SendCodeButton } from '../fields/SendCodeButton.tsx';
import { CodeInput } from './CodeInput.tsx';

export type Proof = NonNullable<InputOf<'contactBind'>['proof']>;

/** The possible second factors beside the password; none if the account has none yet. */
export function proofKinds(
  kind: 'mobile' | 'email',
  config: ValueOf<'securityConfig'>,
): readonly Proof['kind'][] {
  const verifiedAt = kind === 'mobile' ? config.mobileVerifiedAt : config.emailVerifiedAt;
  const old: readonly Proof['kind'][] = verifiedAt === null ? [] : [kind];
  if (!config.authenticator) return old;
  const spare: readonly Proof['kind'][] = config.recoveryCodes > 0 ? ['recovery'] : [];
  return ['authenticator', ...old, ...spare];
}

interface ContactProofProps {
  readonly kinds: readonly Proof['kind'][];
  readonly proof: Proof;
  readonly onProof: (proof: Proof) => void;
  readonly onRefused: (refusal: ClientRefusal | undefined) => void;
  readonly error: string | undefined;
}

/** The second factor that a change of contact requires. */
export function ContactProof({ kinds, proof, onProof, onRefused, error }: ContactProofProps) {
  const t = useTexts('security');
  const { kind } = proof;
  const isSent = kind === 'mobile' || kind === 'email';
  const nameOf = (each: Proof['kind']) =>
    each === 'mobile' || each === 'email' ? t(`proof.${each}`) : t(`factor.${each}`);
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface-2 p-4">
      {kinds.length > 1 && (
        <Field label={t('proofWith')}>
          {(control) => (
            <Select
              {...control}
              choices={kinds.map((each) => ({ value: each, label: nameOf(each) }))}
              value={kind}
              onChoose={(chosen) => onProof({ kind: chosen, code: '' })}
            />
          )}
        </Field>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <CodeInput
            label={kind === 'authenticator' ? t('codeOfApp') : nameOf(kind)}
            orRecovery={kind === 'recovery'}
            value={proof.code}
            onType={(code) => onProof({ kind, code })}
            error={error}
          />
        </div>
        {isSent && (
          <SendCodeButton
            key={kind}
            send={() => call('contactProofCode', { kind })}
            onRefused={onRefused}
          />
        )}
      </div>
    </div>
  );
}
