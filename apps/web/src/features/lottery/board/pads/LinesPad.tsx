import type { ImportedLines, LinesForm } from '@fairhouse/rules/lottery';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/forms/Button.tsx';
import { TextArea } from '../../../../ui/forms/Input.tsx';
import { tapsOf } from './taps.ts';

interface LinesPadProps {
  readonly form: LinesForm;
  readonly text: string;
  readonly imported: ImportedLines | undefined;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

const INVALID_SHOWN = 20;

/** Whole numbers, typed, pasted or read from a file, with the result of every line. */
export function LinesPad({ form, text, imported, disabled, onText }: LinesPadProps) {
  const t = useTexts('lottery');
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const read = async (list: FileList | null) => {
    const chosen = list?.[0];
    if (chosen !== undefined) onText(await chosen.text());
    if (file.current) file.current.value = '';
  };
  return (
    <div className="flex flex-col gap-3 py-3">
      <label htmlFor={id} className="text-sm text-ink-2">
        {tapsOf(form) === undefined
          ? t('lines.about', { length: form.length })
          : t('lines.aboutTaps', { sample: samplesOf(form)[0] ?? '' })}
      </label>
      <TextArea
        id={id}
        value={text}
        disabled={disabled}
        spellCheck={false}
        inputMode="numeric"
        onChange={(event) => onText(event.target.value)}
        className="figures min-h-36! font-mono"
        placeholder={samplesOf(form).join('\n')}
      />
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          onChange={(event) => void read(event.target.files)}
        />
        <Button
          size="sm"
          disabled={disabled}
          icon={<Upload aria-hidden size={16} />}
          onClick={() => file.current?.click()}
        >
          {t('lines.import')}
        </Button>
        <Button size="sm" look="ghost" disabled={text === ''} onClick={() => onText('')}>
          {t('pick.clear')}
        </Button>
        {imported !== undefined && text !== '' && <Tally imported={imported} />}
      </div>
      {imported !== undefined && <Rejected imported={imported} />}
    </div>
  );
}

/** Two sample entries; parts are numbers of a range, such as 01 to 31. */
function samplesOf({ length, parts }: LinesForm): string[] {
  const lines = parts === undefined ? ['1234567', '6789012'] : ['0512192631', '0307112428'];
  return lines.map((line) => line.slice(0, length));
}

function Tally({ imported }: { readonly imported: ImportedLines }) {
  const t = useTexts('lottery');
  return (
    <p role="status" className="flex flex-wrap gap-x-4 text-sm">
      <span className="text-won">{t('lines.kept', { count: imported.kept.length })}</span>
      <span className="text-ink-2">
        {t('lines.duplicates', { count: imported.duplicates.length })}
      </span>
      <span className={imported.invalid.length > 0 ? 'text-lost' : 'text-ink-3'}>
        {t('lines.invalid', { count: imported.invalid.length })}
      </span>
    </p>
  );
}

/** The rejected lines, each with its line number and the reason. */
function Rejected({ imported }: { readonly imported: ImportedLines }) {
  const t = useTexts('lottery');
  const { duplicates, invalid } = imported;
  if (duplicates.length + invalid.length === 0) return null;
  return (
    <ul className="max-h-40 overflow-y-auto rounded-md bg-surface-2 p-3 text-sm">
      {invalid.slice(0, INVALID_SHOWN).map(({ line, text, problem }, index) => (
        <li key={`${line}-${index}`} className="text-lost">
          <span className="figures">{t('lines.at', { line })}</span>{' '}
          <span className="font-mono">{text.slice(0, 24)}</span>: {t(`lines.${problem}`)}
        </li>
      ))}
      {duplicates.slice(0, INVALID_SHOWN).map((text, index) => (
        <li key={`${text}-${index}`} className="text-ink-2">
          <span className="font-mono">{text}</span>: {t('lines.duplicate')}
        </li>
      ))}
    </ul>
  );
}
