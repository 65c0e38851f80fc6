import { useState } from 'react';
import { colaboracaoApi } from '#schemas/api/colaboracao.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

/** Calling people of other units to a draft and taking them off, each told. */
export const useColaboradores = (id: number) => {
  const incluir = useAct(colaboracaoApi.incluir, { refresh: contentReads, ownError: true });
  const retirar = useAct(colaboracaoApi.retirar, { refresh: contentReads });
  const [busy, setBusy] = useState<number>();
  return {
    busy,
    /** The refusal goes to who asked. */
    incluir: async (pessoa: Pessoa): Promise<void> => {
      await incluir.act({ params: { id }, body: { usuarioId: pessoa.id } });
      notify(text('colaboracao.incluido', { nome: pessoa.nome }));
    },
    retirar: (usuarioId: number, nome: string): void => {
      setBusy(usuarioId);
      void quietly(
        retirar.act({ params: { id, usuarioId } }).finally(() => setBusy(undefined)),
        () => notify(text('colaboracao.retirado', { nome })),
      );
    },
  };
};
