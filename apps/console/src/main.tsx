// The console's entry point: styles carry the document's nonce, as its CSP requires.
import './app/without-eval.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './app/Console.tsx';
import { startLanguage } from './i18n/language.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const cache = createCache({ key: 'c', ...(nonce ? { nonce } : {}), prepend: true });
const root = document.getElementById('root');

if (root) {
  // Not a top-level await: a chunk that imports this one could not be evaluated meanwhile.
  void startLanguage().then(() => {
    createRoot(root).render(
      <StrictMode>
        <CacheProvider value={cache}>
          <Console />
        </CacheProvider>
      </StrictMode>,
    );
  });
}
