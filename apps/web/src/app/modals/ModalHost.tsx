// Renders the open dialogs. The code of each dialog is loaded when it is first needed.
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, type LazyPart } from '../../parts/load-chunk.ts';
import { ModalFailed } from '../../parts/ModalFailed.tsx';
import { closeModalById, useModals, type ModalName, type ModalProps } from '../../modals/modals.ts';

type Parts = { readonly [Name in ModalName]: LazyPart<ModalProps<Name>> };

const identity = {
  login: lazyPart(
    () => import('../../features/identity/login/LoginDialog.tsx'),
    (m) => m.LoginDialog,
  ),
  register: lazyPart(
    () => import('../../features/identity/register/RegisterDialog.tsx'),
    (m) => m.RegisterDialog,
  ),
  forgotPassword: lazyPart(
    () => import('../../features/identity/password/ForgotPasswordDialog.tsx'),
    (m) => m.ForgotPasswordDialog,
  ),
  changePassword: lazyPart(
    () => import('../../features/identity/password/ChangePasswordDialog.tsx'),
    (m) => m.ChangePasswordDialog,
  ),
  logout: lazyPart(
    () => import('../../features/identity/login/LogoutDialog.tsx'),
    (m) => m.LogoutDialog,
  ),
  trialWarning: lazyPart(
    () => import('../../features/identity/login/TrialWarning.tsx'),
    (m) => m.TrialWarning,
  ),
  agentsOnly: lazyPart(
    () => import('../../pages/agents/AgentsOnly.tsx'),
    (m) => m.AgentsOnly,
  ),
};

const parts: Parts = {
  ...identity,
  download: lazyPart(
    () => import('../../features/settings/DownloadDialog.tsx'),
    (m) => m.DownloadDialog,
  ),
  effects: lazyPart(
    () => import('../../features/settings/EffectsDialog.tsx'),
    (m) => m.EffectsDialog,
  ),
  helpCenter: lazyPart(
    () => import('../../features/settings/HelpCenterDialog.tsx'),
    (m) => m.HelpCenterDialog,
  ),
  notices: lazyPart(
    () => import('../../features/messages/NoticesDialog.tsx'),
    (m) => m.NoticesDialog,
  ),
  search: lazyPart(
    () => import('../../features/games/search/SearchDialog.tsx'),
    (m) => m.SearchDialog,
  ),
  realityCheck: lazyPart(
    () => import('../../features/protection/RealityCheckDialog.tsx'),
    (m) => m.RealityCheckDialog,
  ),
  sessionResult: lazyPart(
    () => import('../../features/protection/SessionResultDialog.tsx'),
    (m) => m.SessionResultDialog,
  ),
  wallet: lazyPart(
    () => import('../../pages/wallet/WalletDrawer.tsx'),
    (m) => m.WalletDrawer,
  ),
  myDraw: lazyPart(
    () => import('../../features/lottery/my-draw/MyDrawDialog.tsx'),
    (m) => m.MyDrawDialog,
  ),
  drawStory: lazyPart(
    () => import('../../features/lottery/replay/DrawStoryDialog.tsx'),
    (m) => m.DrawStoryDialog,
  ),
  popupBlocked: lazyPart(
    () => import('./PopupBlockedDialog.tsx'),
    (m) => m.PopupBlockedDialog,
  ),
  gameBlocked: lazyPart(
    () => import('../../features/vendor-games/open/GameBlockedDialog.tsx'),
    (m) => m.GameBlockedDialog,
  ),
  vendorGames: lazyPart(
    () => import('../../features/vendor-games/open/VendorGamesDialog.tsx'),
    (m) => m.VendorGamesDialog,
  ),
  unsafeAddress: lazyPart(
    () => import('./UnsafeAddressDialog.tsx'),
    (m) => m.UnsafeAddressDialog,
  ),
  confirm: lazyPart(
    () => import('./AskDialog.tsx'),
    (m) => m.AskDialog,
  ),
};

/** Loads a dialog's code before it is opened, when a pointer comes near its button. */
export function preloadModal(name: ModalName): void {
  parts[name].preload();
}

export function ModalHost() {
  const modals = useModals();
  return modals.map((modal) => {
    const Part = parts[modal.name].Part as ComponentType<{ onClose: () => void }>;
    const onClose = () => closeModalById(modal.id);
    return (
      <ErrorBoundary
        key={modal.id}
        fallbackRender={({ error }) => <ModalFailed error={error} onClose={onClose} />}
      >
        <Suspense fallback={null}>
          <Part {...modal.props} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    );
  });
}
