import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setLegalZone } from '#schemas/legal-zone.ts';
import { listenToConfirmations, listenToProblems, listenToStamps } from '#src/data/http.ts';
import { askConfirmation } from '#src/session/confirmation.ts';
import { followStamp, readAgain } from '#src/session/follow-stamp.ts';
import { loadLocalState } from '#src/session/local-state.ts';
import { listenToFollowing, resumeSession } from '#src/session/session-store.ts';
import { beginLocale } from '#src/ui/kept-locale.ts';
import { handleSessionProblem } from './session-errors.ts';
import { beginSharing } from './share-worker.ts';
import { App } from './App.tsx';

// written by the server into the page
const { fuso } = document.documentElement.dataset;
if (fuso) setLegalZone(fuso);
listenToProblems(handleSessionProblem);
listenToStamps(followStamp);
listenToConfirmations(askConfirmation);
listenToFollowing(() => void readAgain());
await Promise.all([loadLocalState(), beginLocale()]);
resumeSession();

const place = document.getElementById('malote');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
beginSharing();
