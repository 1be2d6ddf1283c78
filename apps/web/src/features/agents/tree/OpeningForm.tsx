import { useState } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { DateInput } from '../../../ui/forms/DateInput.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { KindChoice, permittedKinds, type OpenedKind } from './KindChoice.tsx';
import type { Opening } from './RegisterCenter.tsx';
import { TermsFields } from './TermsFields.tsx';
import { termsFieldNames, typedRates, type TypedTerms } from './typed-terms.ts';

/** Opens an account by hand; its code for the first login is shown once. */
export function OpeningForm({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const kinds = permittedKinds(opening.permissions);
  const [kind, setKind] = useState<OpenedKind>(kinds[0] ?? 'member');
  const [username, setUsername] = useState('');
  const [birthday, setBirthday] = useState('');
  const [remark, setRemark] = useState('');
  const [terms, setTerms] = useState<TypedTerms>({ group: opening.groups.max, rates: {} });
  const [opened, setOpened] = useState<ValueOf<'agentOpen'>>();
  const { mutate, isPending, error, reset } = useCallMutation('agentOpen', {
    invalidates: ['agentOpening', 'agentTeam'],
    onSuccess: (value) => {
      setOpened(value);
      setUsername('');
      setBirthday('');
      setRemark('');
    },
  });
  if (kinds.length === 0) return <Notice tone="plain" text={t('mayNotOpen')} />;
  if (opening.depth >= opening.maxDepth) return <Notice tone="plain" text={t('deepEnough')} />;
  if (opened !== undefined) {
    return <OpenedAccount opened={opened} onAgain={() => setOpened(undefined)} />;
  }
  const { rates, faults } = typedRates(terms, opening.highestRates);
  const isReady =
    username.trim() !== '' && faults.size === 0 && (birthday !== '' || !opening.needsBirthday);
  const fields = error?.fields ?? {};
  const isInField = ['username', 'birthday', ...termsFieldNames(opening.highestRates)].some(
    (name) => fields[name] !== undefined,
  );
  return (
    <form
      className="grid max-w-3xl items-start gap-4 md:grid-cols-2"
      onChange={reset}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) mutate({ kind, username, birthday, remark, group: terms.group, rates });
      }}
    >
      <KindChoice kinds={kinds} kind={kind} onChoose={setKind} />
      <Field
        label={t('username')}
        hint={t('usernameHint', {
          min: opening.username.minLength,
          max: opening.username.maxLength,
        })}
        error={fields['username']}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={opening.username.maxLength}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <TermsFields
        groups={opening.groups}
        highestRates={opening.highestRates}
        quotas={opening.quotas}
        typed={terms}
        onType={setTerms}
        refused={fields}
      />
      {opening.needsBirthday && (
        <Field
          label={t('birthday')}
          hint={t('birthdayHint', { age: opening.minimumAge })}
          error={fields['birthday']}
          required
        >
          {(control) => (
            <DateInput
              {...control}
              value={birthday}
              onChange={(event) => setBirthday(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('remark')} hint={t('remarkHint')}>
        {(control) => (
          <Input
            {...control}
            maxLength={64}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col gap-3 md:col-span-2">
        {error !== null && !isInField && <Notice tone="lost" text={error.message} />}
        <Button
          type="submit"
          look="primary"
          size="lg"
          className="self-start phone:self-stretch"
          busy={isPending}
          disabled={!isReady}
        >
          {t('openAccount')}
        </Button>
      </div>
    </form>
  );
}

interface OpenedAccountProps {
  readonly opened: ValueOf<'agentOpen'>;
  readonly onAgain: () => void;
}

function OpenedAccount({ opened, onAgain }: OpenedAccountProps) {
  const t = useTexts('agentTree');
  const { dateTime, timeZone } = useSiteTimes();
  return (
    <Card className="flex max-w-xl flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('opened', { name: opened.username })}</h3>
      <p className="text-sm text-ink-2">{t('openedText')}</p>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="text-ink-3">{t('username')}</dt>
          <dd>
            <CopyText name={t('username')} text={opened.username} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-3">{t('activationCode')}</dt>
          <dd>
            <CopyText name={t('activationCode')} text={opened.activationCode} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-3">{t('validUntil')}</dt>
          <dd className="figures">{dateTime(opened.activationEndsAt)}</dd>
          <ZoneNote timeZone={timeZone} />
        </div>
      </dl>
      <Button look="outline" className="self-start" onClick={onAgain}>
        {t('openAnother')}
      </Button>
    </Card>
  );
}
