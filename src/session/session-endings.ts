import { useEffect, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { refreshSession } from './acts.ts';
import { saveWork } from './ending.ts';
import { receivedAt, useSession, type Session } from './session-store.ts';

/** The session, or the substitution in it, will end by itself. */
interface SoonEnding {
  readonly kind: 'horario' | 'substituicao';
  /** When, by the server's clock. */
  readonly instante: string;
}

interface Ending extends SoonEnding {
  readonly inMs: number;
}

const warnBeforeMs = 10 * 60_000;
/** Time to send what is being written while the server still takes it. */
const saveBeforeMs = 3_000;
/** Beyond this, timers of browsers go wrong; each page load asks again anyway. */
const longestMs = 24 * 3_600_000;

/** What ends first, and in how long; by the server's clock, so that a wrong one here does not matter. */
const endingOf = (session: Session): Ending | undefined => {
  const received = receivedAt(session);
  if (received === undefined) return undefined;
  const passed = performance.now() - received;
  const { fimDoHorario, usuarioSubstituto, agora } = session;
  const found: SoonEnding[] = [
    ...(fimDoHorario === undefined ? [] : [{ kind: 'horario', instante: fimDoHorario } as const]),
    ...(usuarioSubstituto === undefined
      ? []
      : [{ kind: 'substituicao', instante: usuarioSubstituto.terminaEm } as const]),
  ];
  return found
    .map((each) => ({ ...each, inMs: Date.parse(each.instante) - Date.parse(agora) - passed }))
    .filter(({ inMs }) => inMs < longestMs)
    .sort((a, b) => a.inMs - b.inMs)[0];
};

/** Asks the server, which says how it goes on; the answer is dealt with as any other. */
const askServer = async (): Promise<void> => {
  try {
    await refreshSession();
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
  }
};

/**
 * What is about to end, in its last minutes. What is being written is saved just before, and at the end the server is
 * asked, so that nobody finds out by a refused click.
 */
export const useSoonEnding = (): SoonEnding | undefined => {
  const session = useSession();
  const [soon, setSoon] = useState<SoonEnding>();
  useEffect(() => {
    setSoon(undefined);
    const ending = session && endingOf(session);
    if (!ending) return undefined;
    const at = (ms: number, work: () => void) => setTimeout(work, Math.max(0, ms));
    const timers = [
      at(ending.inMs - warnBeforeMs, () => setSoon(ending)),
      at(ending.inMs - saveBeforeMs, () => void saveWork()),
      at(ending.inMs + 200, () => void askServer()),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session]);
  return soon;
};
