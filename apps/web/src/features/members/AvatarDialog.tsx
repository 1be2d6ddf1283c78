import clsx from 'clsx';
import { renew } from '../../app/queries.ts';
import { useAct, useCall } from '../../app/use-call.ts';
import { Avatar } from '../../art/Avatar.tsx';
import { AVATAR_NAMES } from '../../art/avatar-scenes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { Answered } from './Answered.tsx';
import type { Member } from './use-member.ts';

interface AvatarDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Chooses one of the drawn pictures. */
export function AvatarDialog({ member, onClose }: AvatarDialogProps) {
  const t = useTexts('members');
  const query = useCall('avatar', {});
  const { act, pending } = useAct('memberInfoUpdate');
  const choose = async (avatar: string) => {
    const answer = await act({ avatar });
    if (!answer.ok) return toast('failed', answer.refusal.message);
    renew('memberInfo', 'avatar', 'icon');
    toast('done', t('saved'));
    onClose();
  };
  return (
    <Dialog title={t('choosePicture')} about={t('choosePictureAbout')} onClose={onClose}>
      <Answered query={query}>
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
                    disabled={pending}
                    onClick={() => void choose(name)}
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
      </Answered>
    </Dialog>
  );
}
