import { useMutation, useQueryClient } from '@tanstack/react-query';
import { painelApi } from '#schemas/api/painel.ts';
import type { ArranjoPainel } from '#schemas/shapes/painel.ts';
import { call } from '#src/data/call.ts';
import { readKey, useRead } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { dismiss, getNotifications, notify, notifyProblem } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';
import type { ShownHome } from './keep-shown.ts';
import { homeKey, useHome } from './use-home.ts';

/** The blocks that are being put in order, of the person or of a profile, and how they are kept. */
interface Arrangement {
  readonly arranjo: ArranjoPainel | undefined;
  /** It is already the one to which it would go back. */
  readonly standard: boolean;
  readonly error: unknown;
  readonly again: () => void;
  /** Keeps it at once, and offers to undo it; without one, goes back to the standard. */
  readonly keep: (next: ArranjoPainel | undefined) => void;
}

/** What is said of a change. */
const told = {
  ofPerson: { kept: 'painel.guardado', back: 'painel.voltou' },
  ofProfile: { kept: 'painel.guardadoPadrao', back: 'painel.voltouPadrao' },
} as const;

export const useArrangement = (perfil?: number): Arrangement => {
  const client = useQueryClient();
  const home = useHome(perfil === undefined);
  const params = { params: { id: perfil ?? 0 } };
  const profile = useRead(painelApi.lerPadrao, params, { enabled: perfil !== undefined, ownError: true });
  const queryKey = perfil === undefined ? homeKey : readKey(painelApi.lerPadrao, params);
  const read = perfil === undefined ? home : profile;
  const standard = perfil === undefined ? home.data?.origem !== 'PESSOA' : profile.data?.proprio === false;

  const write = (next: ArranjoPainel | undefined): Promise<unknown> => {
    if (perfil === undefined)
      return next ? call(painelApi.arranjar, { body: next }) : call(painelApi.esquecer, {});
    return next
      ? call(painelApi.guardarPadrao, { ...params, body: next })
      : call(painelApi.esquecerPadrao, params);
  };
  const { mutateAsync } = useMutation({
    // one after the other, so that the last choice is the one that stays
    scope: { id: `painel-${perfil ?? 'meu'}` },
    mutationFn: write,
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      if (next) client.setQueryData<ShownHome>(queryKey, (kept) => kept && { ...kept, arranjo: next });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { ownError: true },
  });
  const keep = async (next: ArranjoPainel | undefined): Promise<void> => {
    const before = standard ? undefined : read.data?.arranjo;
    const undo = async (): Promise<void> => {
      await mutateAsync(before);
    };
    const done = perfil === undefined ? told.ofPerson : told.ofProfile;
    const message = text(next ? done.kept : done.back);
    // the last change is the one that is undone: what would take back the one before goes at once, it knows nothing of this one
    for (const one of getNotifications()) if (one.message === message) dismiss(one.id);
    try {
      await mutateAsync(next);
    } catch (error) {
      notifyProblem(error);
      return;
    }
    if (next ?? before) notifyUndo(message, undo);
    else notify(message);
  };
  return {
    arranjo: read.data?.arranjo,
    standard,
    error: read.error,
    again: () => void read.refetch(),
    keep: (next) => void keep(next),
  };
};
