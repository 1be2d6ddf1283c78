// Starts the site: theme and language first, so that the first render is already correct.
import { StrictMode } from 'react';
import './ui/fonts.css';
import './styles.css';
import { App } from './app/App.tsx';
import { prepareFirstRender, renderFirst } from './app/first-render.ts';
import { startHistory } from './navigation/history.ts';
import { closeOnBack } from './ui/overlays/dialog-stack.ts';
import { startLanguage } from './i18n/language.ts';
import { startMotion } from './ui/cues/motion.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
startMotion();
startHistory(closeOnBack);
// Not a top-level await: chunks that import this module could not be evaluated while it is pending.
void startLanguage().then(async () => {
  await prepareFirstRender();
  const root = document.getElementById('root');
  if (root === null) return;
  renderFirst(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
