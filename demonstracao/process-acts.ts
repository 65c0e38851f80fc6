import type { Processo } from '#schemas/shapes/processo.ts';
import type { AtoProcessoMundo } from './target.ts';
import type { WorldCall } from './world-calls.ts';

/** Does one act on a process through the API. @returns the id of the process */
export const actOnProcess = async (call: WorldCall, contexto: AtoProcessoMundo): Promise<number> => {
  const { feito, processoId: id } = contexto;
  switch (feito.ato) {
    case 'abrir': {
      const { campos = [], ...dados } = feito.dados;
      const novo = { tipoProcessoId: feito.tipoProcessoId, ...dados };
      const aberto = await call<Processo>(contexto, 'POST', 'processo', novo);
      await call(contexto, 'POST', 'processo/salvar-concluir-processo', {
        id: aberto.id,
        versao: aberto.versao,
        campos,
      });
      return aberto.id;
    }
    case 'juntar':
      await call(contexto, 'PUT', `processo/associar-documento/${id}/${feito.documentoId}`, {});
      return id;
    case 'retirar':
      await call(contexto, 'PUT', 'processo/remover-documento', {
        processoId: id,
        documentoId: feito.documentoId,
        motivo: feito.motivo,
      });
      return id;
    case 'relacionar': {
      const { outroId, especie } = feito;
      await call(contexto, 'POST', `processo/${id}/relacoes`, { outroId, especie });
      return id;
    }
    case 'tramitar':
      await call(contexto, 'POST', 'tramite', { ...feito.pedido, conteudoId: id });
      return id;
    case 'receber':
      await call(contexto, 'PUT', `processo/receber/${id}`, {});
      return id;
    case 'finalizar': {
      const { versao } = await call<Processo>(contexto, 'GET', `processo/${id}`);
      await call(contexto, 'PUT', 'processo/finalizar', { id, versao });
      return id;
    }
  }
};
