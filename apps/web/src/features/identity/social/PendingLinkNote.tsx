import { ProviderMark } from '../../../art/ProviderMark.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { linkClass } from '../fields/link-class.ts';
import { dropPendingLink, usePendingLink } from './pending-link.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

/**
 * States above a form that a provider will be linked at the next login or registration, and lets
 * the visitor drop that.
 */
export function PendingLinkNote() {
  const t = useTexts('social');
  const link = usePendingLink();
  if (link === undefined) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-accent-line bg-accent-soft px-4 py-2 text-sm"
    >
      <ProviderMark provider={link.provider} />
      <p className="min-w-0 flex-1">{t('pending', { name: PROVIDER_NAMES[link.provider] })}</p>
      <button type="button" className={linkClass} onClick={dropPendingLink}>
        {t('drop')}
      </button>
    </div>
  );
}
