import clsx from 'clsx';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { Avatar } from '../../../art/Avatar.tsx';
import { AVATAR_NAMES } from '../../../art/avatar-scenes.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { OpenFile } from '../../../ui/forms/OpenFile.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { sendPicture } from '../../../calls/send-picture.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { Member } from './use-member.ts';

interface AvatarDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Chooses one of the drawn pictures, or uploads one. */
export function AvatarDialog({ member, onClose }: AvatarDialogProps) {
  const t = useTexts('members');
  const query = useCall('avatar', {});
  const { mutate, isPending } = useCallMutation('memberInfoUpdate', {
    invalidates: ['memberInfo', 'avatar', 'icon'],
    onSuccess: () => {
      toast('done', t('saved'));
      onClose();
    },
    onError: ({ message }) => toast('failed', message),
  });
  const [sending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    const answer = await sendPicture(file, 'avatar');
    setSending(false);
    if (!answer.ok) return toast('failed', answer.refusal.message);
    mutate({ avatarPicture: answer.value.id });
  };
  return (
    <Dialog title={t('choosePicture')} about={t('choosePictureAbout')} onClose={onClose}>
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <Avatar picture={member.avatar} type={member.avatarType} name={member.account} size={72} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <OpenFile
            label={t('ownPicture')}
            look="outline"
            kind="picture"
            busy={sending || isPending}
            onOpen={(file) => void send(file)}
          />
          <p className="text-sm text-ink-3">{t('ownPictureAbout')}</p>
        </div>
      </div>
      <CallResult query={query}>
        {({ choices, avatar }) => (
          <ul className="grid grid-cols-4 gap-3 sm:grid-cols-6">
            {choices
              .filter((name) => AVATAR_NAMES.includes(name))
              .map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-label={t('picture', { name })}
                    aria-pressed={name === avatar}
                    disabled={isPending || sending}
                    onClick={() => mutate({ avatar: name })}
                    className={clsx(
                      'rounded-full p-1 ring-2 transition-shadow',
                      name === avatar ? 'ring-accent' : 'ring-transparent hover:ring-accent-line',
                    )}
                  >
                    <Avatar picture={name} name={member.account} size={64} />
                  </button>
                </li>
              ))}
          </ul>
        )}
      </CallResult>
    </Dialog>
  );
}
