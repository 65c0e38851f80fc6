import type { FieldError } from '#schemas/app-error.ts';
import type { DocumentoSalvo } from '#schemas/shapes/documento-novo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { campoOf, type Alteracao, type Campo } from './minuta.ts';
import type { SaveState } from './save-state.ts';

/** What the autosave needs of the screen and of the server. */
export interface AutosavePorts {
  readonly collect: (changed: ReadonlySet<Campo>) => Alteracao;
  /** Sends; the key makes a repetition of the same act harmless. */
  readonly send: (change: Alteracao, versao: number, actKey: string) => Promise<DocumentoSalvo>;
  /** Keeps everything on this computer; false when the computer refuses. */
  readonly keep: (conflict: boolean) => boolean;
  readonly drop: () => void;
  readonly onSaved: (saved: DocumentoSalvo) => void;
  readonly onRefused: (erros: readonly FieldError[], problem: HttpProblem) => void;
  readonly onState: (state: SaveState) => void;
}

/** Pauses in milliseconds. */
export const ritmo = {
  /** After the last change. */
  pausa: 1_500,
  /** At the most after the first change. */
  maximo: 10_000,
  /** Before the copy on this computer is written. */
  copia: 800,
  /** Between tries, growing. */
  tentativas: [5_000, 10_000, 20_000, 40_000, 60_000],
} as const;

interface Sending {
  readonly change: Alteracao;
  readonly campos: ReadonlySet<Campo>;
  readonly actKey: string;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves a draft while it is written: some moments after the last change, one save at a time, each over the version
 * that the former gave. What the server did not take stays on this computer and is sent again.
 */
export const createAutosave = (ports: AutosavePorts, firstVersao: number) => {
  let versao = firstVersao;
  let state: SaveState = { tipo: 'aberto' };
  let firstChange: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copyTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let halted = false;
  /** It changed, or is held, elsewhere: what is kept here was written over another text. */
  let elsewhere = false;
  /** Sent without answer: nobody knows whether it was saved, so it is the same act that is tried again. */
  let inDoubt: Sending | undefined;
  let onItsWay: Sending | undefined;
  const dirty = new Set<Campo>();
  /** Refused as they are; they wait for the person. */
  const refused = new Set<Campo>();

  const become = (next: SaveState): void => {
    state = next;
    ports.onState(next);
  };
  const unsaved = (): boolean =>
    dirty.size > 0 || refused.size > 0 || inDoubt !== undefined || onItsWay !== undefined;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const change = (campo: Campo): void => {
    dirty.add(campo);
    refused.delete(campo);
    copyTimer ??= setTimeout(keepCopy, ritmo.copia);
    if (halted) return;
    firstChange ??= Date.now();
    // told once, not at each key: the whole screen is painted for it
    if (state.tipo !== 'naoSalvo' && state.tipo !== 'porSalvar') become({ tipo: 'porSalvar' });
    if (running || failures > 0) return;
    plan(Math.max(0, Math.min(ritmo.pausa, firstChange + ritmo.maximo - Date.now())));
  };

  const keepCopy = (): boolean => {
    clearTimeout(copyTimer);
    copyTimer = undefined;
    return unsaved() ? ports.keep(elsewhere) : true;
  };

  const take = (): Sending => {
    const campos = new Set(dirty);
    dirty.clear();
    firstChange = undefined;
    return { campos, change: ports.collect(campos), actKey: newActKey() };
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    if (halted || (dirty.size === 0 && !inDoubt)) return running ?? Promise.resolve();
    running ??= saveOnce().finally(() => {
      running = undefined;
      if (!halted && failures === 0 && dirty.size > 0) plan(ritmo.pausa);
    });
    return running;
  };

  const saveOnce = async (): Promise<void> => {
    become({ tipo: 'salvando' });
    const sending = inDoubt ?? take();
    onItsWay = sending;
    try {
      const saved = await ports.send(sending.change, versao, sending.actKey);
      versao = saved.versao;
      inDoubt = undefined;
      onItsWay = undefined;
      failures = 0;
      settle(saved);
    } catch (error) {
      fail(sending, error);
    }
  };

  const settle = (saved: DocumentoSalvo): void => {
    ports.onSaved(saved);
    if (!unsaved()) {
      clearTimeout(copyTimer);
      copyTimer = undefined;
      ports.drop();
      become({ tipo: 'salvo', em: saved.salvoEm });
    } else become(dirty.size > 0 ? { tipo: 'porSalvar' } : { tipo: 'recusado' });
  };

  const fail = (sending: Sending, error: unknown): void => {
    onItsWay = undefined;
    if (!(error instanceof HttpProblem)) {
      putBack(sending);
      throw error;
    }
    inDoubt = undefined;
    if (error.noAnswer || error.status >= 500 || error.status === 429) {
      if (error.inDoubt) inDoubt = sending;
      else putBack(sending);
      tryLater();
    } else if (error.status === 422) refuse(sending, error);
    else {
      putBack(sending);
      halted = true;
      // by whoever has it now it may be saved after this, which is still to be offered; a session that ended goes on
      elsewhere = error.status !== 401;
      const conflict = error.code === 'conflitoDeVersao';
      become({ tipo: conflict ? 'conflito' : 'impedido', motivo: error.message });
      keepCopy();
    }
  };

  const putBack = ({ campos }: Sending): void => {
    for (const campo of campos) dirty.add(campo);
  };

  const tryLater = (): void => {
    const wait = ritmo.tentativas[Math.min(failures, ritmo.tentativas.length - 1)];
    failures += 1;
    become({ tipo: 'naoSalvo', copia: keepCopy() });
    plan(wait ?? ritmo.maximo);
  };

  /** The parts that were refused wait for the person; the others go again without them. */
  const refuse = (sending: Sending, problem: HttpProblem): void => {
    const named = problem.erros.map(({ campo }) => campoOf(campo)).filter((campo) => campo !== undefined);
    const culprits = named.length > 0 ? named : [...sending.campos];
    failures = 0;
    for (const campo of sending.campos) {
      if (culprits.includes(campo)) refused.add(campo);
      else dirty.add(campo);
    }
    keepCopy();
    become({ tipo: 'recusado' });
    ports.onRefused(problem.erros, problem);
  };

  /** Saves now what there is. @returns whether everything is on the server */
  const flush = async (): Promise<boolean> => {
    failures = 0;
    // what changed while the former save was on its way needs one of its own
    for (
      let turn = 0;
      turn < 3 && !halted && (running !== undefined || dirty.size > 0 || inDoubt);
      turn += 1
    ) {
      await run();
      if (failures > 0) break;
    }
    return !unsaved();
  };

  return {
    change,
    flush,
    keepCopy,
    hasUnsaved: unsaved,
    versao: () => versao,
    /** Nothing more is saved: the document was concluded or the screen is gone. */
    stop: (): void => {
      halted = true;
      clearTimeout(timer);
      clearTimeout(copyTimer);
    },
  };
};
