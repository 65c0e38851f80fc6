import { useSyncExternalStore } from 'react';
import {
  keepLocationChoice,
  readLocationChoice,
  subscribeLocationChoice,
  type LocationChoice,
} from './location-choice.ts';
import { useSignedIn } from './use-session.ts';

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
  const choice = useSyncExternalStore(subscribeLocationChoice, () => readLocationChoice(id));
  return {
    recorded: sistemaConfig.registrarLocalizacao,
    choice,
    choose: (answer) => keepLocationChoice(id, answer),
  };
};
