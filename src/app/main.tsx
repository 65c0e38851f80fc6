import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenToProblems } from '#src/data/http.ts';
import { watchLocation } from '#src/data/location.ts';
import { loadLocalState } from '#src/session/local-state.ts';
import { handleSessionProblem } from '#src/session/session-errors.ts';
import { resumeSession } from '#src/session/session-store.ts';
import { App } from './App.tsx';

listenToProblems(handleSessionProblem);
void watchLocation();
await loadLocalState();
resumeSession();

const place = document.getElementById('malote');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
