import { useSignedIn } from '#src/session/session-store.ts';

/** Acts that may be confirmed with a note; what cancels or refuses always gives its reason. */
export const notedActs = ['receber', 'tomarCiencia', 'finalizar'] as const;
export type NotedAct = (typeof notedActs)[number];

export const isNoted = (act: string): act is NotedAct => (notedActs as readonly string[]).includes(act);

/** Whether the institution wants an act confirmed with a note. */
export const useNoteDemanded = (): ((act: string) => boolean) => {
  const { notasExigidas = [] } = useSignedIn().sistemaConfig;
  return (act) => (notasExigidas as readonly string[]).includes(act);
};
