import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenToProblems, listenToStamps } from '#src/data/http.ts';
import { changeLocale } from '#src/i18n/i18n.ts';
import { readKeptLocale } from '#src/i18n/kept-locale.ts';
import { loadLocalState } from '#src/session/local-state.ts';
import { followStamp } from '#src/session/follow-stamp.ts';
import { handleSessionProblem } from '#src/session/session-errors.ts';
import { resumeSession } from '#src/session/session-store.ts';
import { App } from './App.tsx';

listenToProblems(handleSessionProblem);
listenToStamps(followStamp);
await Promise.all([loadLocalState(), changeLocale(readKeptLocale())]);
resumeSession();

const place = document.getElementById('malote');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
