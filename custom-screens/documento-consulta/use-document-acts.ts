import { useNavigate } from 'react-router-dom';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useActs } from '#src/conteudo/atos/use-acts.ts';
import { useMudancas } from '#src/conteudo/atos/use-mudancas.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { useAct } from '#src/data/query.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { forgetUndo } from '#src/ui/undo.ts';

/** What a person may do with a document: the acts of every content, and those that only documents have. */
export const useDocumentActs = (documento: Documento) => {
  const navigate = useNavigate();
  const { id } = documento;
  const name = documentName(documento);
  const acts = useActs(documento, name);
  const cobrar = useAct(documentoApi.encaminharParaAssinatura, { refresh: contentReads, ownError: true });
  const mudancas = useMudancas(documentoApi, documento, name);
  const copiar = useAct(documentoApi.criarCopia, { refresh: contentReads });
  return {
    ...acts,
    ...mudancas,
    cobrarAssinaturas: async (nomes: string, prazo?: string) => {
      await cobrar.act({ params: { id }, body: prazo === undefined ? {} : { prazo } });
      forgetUndo();
      notify(text('consulta.feito.cobrarAssinaturas', { nomes }));
    },
    criarCopia: () =>
      quietly(copiar.act({ body: { id } }), (copia) => {
        forgetUndo();
        notify(text('consulta.feito.criarCopia', { documento: name }));
        void navigate(edicaoPath(copia.id));
      }),
  };
};
