import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OpenFile } from '../../ui/forms/OpenFile.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import { sendPicture } from '../../calls/send-picture.ts';
import type { DocumentSide } from './documents.ts';

interface DocumentSideFieldProps {
  readonly side: DocumentSide;
  readonly error: string | undefined;
  readonly picture: string | undefined;
  readonly onSent: (picture: string) => void;
}

/** One side of a document: chosen, scaled down, uploaded, and previewed. */
export function DocumentSideField({ side, error, picture, onSent }: DocumentSideFieldProps) {
  const t = useTexts('kyc');
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    const answer = await sendPicture(file, 'identity');
    setBusy(false);
    if (answer.ok) onSent(answer.value.id);
    else toast('failed', answer.refusal.message);
  };
  const name = t(`side.${side}`);
  return (
    <div
      role="group"
      aria-label={name}
      className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface-2 p-3"
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{name}</p>
        {picture !== undefined && (
          <p role="status" className="flex items-center gap-1.5 text-sm text-won">
            <CheckCircle2 aria-hidden size={16} /> {t('chosen')}
          </p>
        )}
        {error !== undefined && (
          <p role="alert" className="text-sm text-lost">
            {error}
          </p>
        )}
      </div>
      <OpenFile
        label={t(picture === undefined ? 'choose' : 'another')}
        look="outline"
        kind="picture"
        busy={busy}
        onOpen={(file) => void send(file)}
      />
    </div>
  );
}
