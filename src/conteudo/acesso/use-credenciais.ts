import { useState } from 'react';
import { acessoApi } from '#schemas/api/acesso.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

const refresh = [acessoApi.quemVe, acessoApi.credenciaisPossiveis, tramiteApi.historico];

/** Giving and taking back named credentials of a content, each told. */
export const useCredenciais = (id: number) => {
  const dar = useAct(acessoApi.darCredencial, { refresh, ownError: true });
  const retirar = useAct(acessoApi.retirarCredencial, { refresh });
  const [busy, setBusy] = useState<number>();
  return {
    busy,
    dar: async (pessoa: Pessoa): Promise<void> => {
      await dar.act({ params: { id }, body: { usuarioId: pessoa.id } });
      notify(text('consulta.quemVe.dada', { nome: pessoa.nome }));
    },
    retirar: async (usuarioId: number, nome: string): Promise<void> => {
      setBusy(usuarioId);
      try {
        await retirar.act({ params: { id, usuarioId } });
        notify(text('consulta.quemVe.retirada', { nome }));
      } catch (error) {
        // its message is already on the screen
        if (!(error instanceof HttpProblem)) throw error;
      } finally {
        setBusy(undefined);
      }
    },
  };
};
