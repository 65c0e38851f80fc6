import { createStore, useStore } from '#src/store/store.ts';
import { useSignedIn } from './session-store.ts';

/** What a person said in this browser when asked whether their acts may say where they are. */
export type LocationChoice = 'sim' | 'nao';

const keyOf = (usuarioId: number): string => `malote.localizacao.${usuarioId}`;
/** Where the browser refuses storage the answer lasts as long as the page. */
const answers = createStore<ReadonlyMap<number, LocationChoice>>(new Map());

/** Undefined: not asked yet. */
const readLocationChoice = (usuarioId: number): LocationChoice | undefined => {
  try {
    const kept = localStorage.getItem(keyOf(usuarioId));
    return kept === 'sim' || kept === 'nao' ? kept : answers.get().get(usuarioId);
  } catch {
    // no storage
    return answers.get().get(usuarioId);
  }
};

export const keepLocationChoice = (usuarioId: number, choice: LocationChoice): void => {
  try {
    localStorage.setItem(keyOf(usuarioId), choice);
  } catch {
    // `answers` holds it
  }
  answers.set(new Map(answers.get()).set(usuarioId, choice));
};

interface LocationConsent {
  /** The institution records where each act is done. */
  readonly recorded: boolean;
  readonly choice: LocationChoice | undefined;
  readonly choose: (choice: LocationChoice) => void;
}

/** Whether the acts of this person say where they are, and their answer in this browser. */
export const useLocationChoice = (): LocationConsent => {
  const { sistemaConfig, dados, usuarioSubstituto } = useSignedIn();
  // who is at the keyboard answers for themselves, in whose place soever
  const id = usuarioSubstituto?.id ?? dados.usuario.idUsuario;
  const choice = useStore(answers, () => readLocationChoice(id));
  return {
    recorded: sistemaConfig.registrarLocalizacao,
    choice,
    choose: (answer) => keepLocationChoice(id, answer),
  };
};
