import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ValueOf } from '../../calls/calls.ts';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { showFieldRefusals } from '../../ui/forms/show-field-refusals.ts';
import { faultResolver } from '../../ui/forms/fault-resolver.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { DateInput } from '../../ui/forms/DateInput.tsx';
import { Input } from '../../ui/forms/Input.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { DOCUMENTS, type DocumentKind } from './documents.ts';
import {
  identityFaults,
  picturesToSubmit,
  type IdentityFault,
  type IdentityForm,
} from './identity-faults.ts';
import { useFocusFault } from '../../ui/forms/use-focus-fault.ts';
import { DocumentSideField } from './DocumentSideField.tsx';
import { useCountryChoices } from './use-country-choices.ts';

interface IdentityDialogProps {
  readonly identity: ValueOf<'identityCheck'>;
  readonly onClose: () => void;
}

const EMPTY = { country: '', fullName: '', birthday: '', number: '' };
const PICTURES = { front: undefined, back: undefined, face: undefined };

/** Submits an identity document: its data, and a picture of each side. */
export function IdentityDialog({ identity, onClose }: IdentityDialogProps) {
  const t = useTexts('kyc');
  const form = useForm<IdentityForm>({
    defaultValues: { ...EMPTY, ...PICTURES, document: identity.documents[0] ?? 'passport' },
    resolver: faultResolver(identityFaults, (fault: IdentityFault) => t(fault)),
    shouldFocusError: false,
  });
  const { errors, isSubmitted, submitCount } = form.formState;
  const typed = useWatch({
    control: form.control,
    compute: (values: IdentityForm) => ({ ...values }),
  });
  const { mutate, isPending, error } = useCallMutation('identitySubmit', {
    invalidates: ['identityCheck'],
    onSuccess: () => {
      toast('done', t('done'));
      onClose();
    },
    onError: ({ fields }) => showFieldRefusals(form, fields),
  });
  const element = useFocusFault(submitCount, error);
  const submit = form.handleSubmit((values) => {
    const { document, country, fullName, birthday, number } = values;
    const papers = picturesToSubmit(values);
    mutate({ document, country, fullName, birthday, number, papers });
  });
  return (
    <Dialog title={t('title')} about={t('dialogAbout')} clickToClose={false} onClose={onClose}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {error !== null && Object.keys(error.fields).length === 0 && (
          <FormRefusal message={error.message} />
        )}
        <PaperFields form={form} documents={identity.documents} />
        {DOCUMENTS[typed.document].map((side) => (
          <DocumentSideField
            key={side}
            side={side}
            error={errors[side]?.message}
            picture={typed[side]}
            onSent={(picture) => form.setValue(side, picture, { shouldValidate: isSubmitted })}
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
  readonly form: UseFormReturn<IdentityForm>;
  readonly documents: readonly DocumentKind[];
}

function PaperFields({ form, documents }: PaperFieldsProps) {
  const t = useTexts('kyc');
  const countries = useCountryChoices();
  const { errors, isSubmitted } = form.formState;
  const [document, country] = useWatch({ control: form.control, name: ['document', 'country'] });
  const chooseDocument = (chosen: DocumentKind) => {
    form.setValue('document', chosen);
    // Another document has other sides.
    if (isSubmitted) void form.trigger();
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t('document')}>
        {(control) => (
          <Select
            {...control}
            choices={documents.map((value) => ({ value, label: t(`document.${value}`) }))}
            value={document}
            onChoose={chooseDocument}
          />
        )}
      </Field>
      <Field label={t('country')} required error={errors.country?.message}>
        {(control) => (
          <Select
            {...control}
            choices={countries}
            placeholder="–"
            value={country}
            onChoose={(chosen) => form.setValue('country', chosen, { shouldValidate: isSubmitted })}
          />
        )}
      </Field>
      {(['fullName', 'number'] as const).map((name) => (
        <Field key={name} label={t(name)} required error={errors[name]?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register(name)}
              autoComplete={name === 'fullName' ? 'name' : 'off'}
              maxLength={name === 'fullName' ? 120 : 40}
            />
          )}
        </Field>
      ))}
      <Field label={t('birthday')} required error={errors.birthday?.message}>
        {(control) => <DateInput {...control} {...form.register('birthday')} autoComplete="bday" />}
      </Field>
    </div>
  );
}
