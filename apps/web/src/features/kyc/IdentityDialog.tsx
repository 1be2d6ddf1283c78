import { useState, type FormEvent } from 'react';
import type { ValueOf } from '../../calls/calls.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { DOCUMENTS } from './documents.ts';
import {
  identityFaults,
  picturesToSubmit,
  type IdentityField,
  type IdentityForm,
} from './identity-faults.ts';
import { DocumentSideField } from './DocumentSideField.tsx';
import { useCountryChoices } from './use-country-choices.ts';

interface IdentityDialogProps {
  readonly identity: ValueOf<'identityCheck'>;
  readonly onClose: () => void;
}

const EMPTY = { country: '', fullName: '', birthday: '', number: '', papers: {} };

/** Submits an identity document: its data, and a picture of each side. */
export function IdentityDialog({ identity, onClose }: IdentityDialogProps) {
  const t = useTexts('kyc');
  const [form, setForm] = useState<IdentityForm>({
    ...EMPTY,
    document: identity.documents[0] ?? 'passport',
  });
  const [tried, setTried] = useState(false);
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('identitySubmit', {
    invalidates: ['identityCheck'],
    onSuccess: () => {
      toast('done', t('done'));
      onClose();
    },
  });
  const missing = tried ? identityFaults(form) : {};
  const set = (part: Partial<IdentityForm>) => setForm((before) => ({ ...before, ...part }));
  const errorOf = (name: IdentityField) => {
    const fault = missing[name];
    return fault === undefined ? refusal?.fields[name] : t(fault);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(identityFaults(form)).length > 0) return;
    const { document, country, fullName, birthday, number } = form;
    const papers = picturesToSubmit(form);
    mutate({ document, country, fullName, birthday, number, papers });
  };
  return (
    <Dialog title={t('title')} about={t('dialogAbout')} clickToClose={false} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal !== null && Object.keys(refusal.fields).length === 0 && (
          <FormRefusal message={refusal.message} />
        )}
        <PaperFields form={form} documents={identity.documents} errorOf={errorOf} onChange={set} />
        {DOCUMENTS[form.document].map((side) => (
          <DocumentSideField
            key={side}
            side={side}
            error={errorOf(side)}
            picture={form.papers[side]}
            onSent={(picture) =>
              setForm((before) => ({ ...before, papers: { ...before.papers, [side]: picture } }))
            }
          />
        ))}
        <Button type="submit" look="primary" size="lg" busy={isPending}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}

interface PaperFieldsProps {
  readonly form: IdentityForm;
  readonly documents: readonly IdentityForm['document'][];
  readonly errorOf: (name: IdentityField) => string | undefined;
  readonly onChange: (part: Partial<IdentityForm>) => void;
}

function PaperFields({ form, documents, errorOf, onChange }: PaperFieldsProps) {
  const t = useTexts('kyc');
  const countries = useCountryChoices();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t('document')}>
        {(control) => (
          <Select
            {...control}
            choices={documents.map((value) => ({ value, label: t(`document.${value}`) }))}
            value={form.document}
            onChoose={(document) => onChange({ document })}
          />
        )}
      </Field>
      <Field label={t('country')} required error={errorOf('country')}>
        {(control) => (
          <Select
            {...control}
            choices={countries}
            placeholder="–"
            value={form.country}
            onChoose={(country) => onChange({ country })}
          />
        )}
      </Field>
      {(['fullName', 'number'] as const).map((name) => (
        <Field key={name} label={t(name)} required error={errorOf(name)}>
          {(control) => (
            <Input
              {...control}
              autoComplete={name === 'fullName' ? 'name' : 'off'}
              maxLength={name === 'fullName' ? 120 : 40}
              value={form[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t('birthday')} required error={errorOf('birthday')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            autoComplete="bday"
            value={form.birthday}
            onChange={(event) => onChange({ birthday: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
