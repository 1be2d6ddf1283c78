import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, TextArea } from '../../../ui/forms/Input.tsx';
import { OpenFile } from '../../../ui/forms/OpenFile.tsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';

const SOURCES = ['issue', 'file', 'paste'] as const;
export type Source = (typeof SOURCES)[number];

interface ProofSourceProps {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly issue: string;
  readonly busy: boolean;
  readonly onIssue: (issue: string) => void;
  readonly onText: (text: string) => void;
}

/** The source of the proof: the server, a file, or pasted text. */
export function ProofSource(props: ProofSourceProps) {
  const { source, onSource, issue, busy, onIssue, onText } = props;
  const t = useTexts('verify');
  return (
    <Tabs<Source>
      look="chips"
      label={t('source')}
      tabs={SOURCES.map((each) => ({ value: each, label: t(`source.${each}`) }))}
      value={source}
      onChoose={onSource}
    >
      {source === 'issue' && <ByIssue key={issue} issue={issue} busy={busy} onIssue={onIssue} />}
      {source === 'file' && (
        <OpenFile
          label={t('choose')}
          look="primary"
          kind="json"
          onOpen={(file) => void file.text().then(onText)}
        />
      )}
      {source === 'paste' && <ByPaste onText={onText} />}
    </Tabs>
  );
}

function ByIssue({ issue, busy, onIssue }: Pick<ProofSourceProps, 'issue' | 'busy' | 'onIssue'>) {
  const t = useTexts('verify');
  const [typed, setTyped] = useState(issue);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onIssue(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <Field label={t('issue')}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              spellCheck={false}
              maxLength={40}
              onChange={(event) => setTyped(event.target.value)}
              className="figures"
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        look="primary"
        busy={busy}
        disabled={typed.trim() === ''}
        className="min-h-11"
      >
        {t('fetch')}
      </Button>
    </form>
  );
}

function ByPaste({ onText }: Pick<ProofSourceProps, 'onText'>) {
  const t = useTexts('verify');
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t('pasteHere')}>
          {(control) => (
            <TextArea
              {...control}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
              className="font-mono text-sm!"
            />
          )}
        </Field>
      </div>
      <Button look="primary" disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t('check')}
      </Button>
    </div>
  );
}
