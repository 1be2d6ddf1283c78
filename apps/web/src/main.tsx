// Starts the site: theme and language first, so that the first drawing is already right.
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/fonts.css';
import './styles.css';
import { App } from './app/App.tsx';
import { prepareFirstDrawing } from './app/first-drawing.ts';
import { startHistory } from './app/navigation/history.ts';
import { startLanguage } from './i18n/language.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
startHistory();
// Not awaited at the top: chunks that stand on this one could then not be read while it waits.
void startLanguage().then(async () => {
  await prepareFirstDrawing();
  const root = document.getElementById('root');
  if (root === null) return;
  // Drawn in slices, so that a finger is heard between them.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});
