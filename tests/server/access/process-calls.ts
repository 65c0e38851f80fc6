import type { ContentCall } from './content-call.ts';

type Kind = (path: string, body?: unknown) => ContentCall;

interface Kinds {
  readonly ausente: Kind;
  readonly calada: Kind;
  readonly ato: (call: ContentCall) => ContentCall;
  /** With a version that is not the present one. */
  readonly old: { readonly id: number; readonly versao: number };
}

const nobody = 999_999;

/** The calls that name a process. */
export const processCalls = (
  id: number,
  { ausente, calada, ato, old }: Kinds,
): Readonly<Record<string, ContentCall>> => ({
  'GET processo/{id}/intimacoes': ato(ausente(`processo/${id}/intimacoes`)),
  'GET processo/{id}/intimacoes/pecas': ato(ausente(`processo/${id}/intimacoes/pecas`)),
  'POST processo/{id}/intimacoes': ato(
    ausente(`processo/${id}/intimacoes`, {
      externoId: nobody,
      assunto: 'Segredo',
      texto: 'Não',
      documentos: [],
    }),
  ),
  'POST processo/{id}/intimacoes/{intimacaoId}/cancelar': ato(
    ausente(`processo/${id}/intimacoes/${nobody}/cancelar`, { motivo: 'Não' }),
  ),
  'POST processo': ato(ausente('processo', { tipoProcessoId: nobody, assunto: 'Novo', subprocessoDe: id })),
  'PUT processo': ato(ausente('processo', { ...old, assunto: 'Mudado' })),
  'GET processo/{id}': ato(ausente(`processo/${id}`)),
  'DELETE processo/{id}': ato(ausente(`processo/${id}`)),
  'POST processo/carregar-tipo-processo/{a}/{b}': ato(
    ausente(`processo/carregar-tipo-processo/${nobody}/${id}`),
  ),
  'GET processo/{id}/opcoes-campo': ato(ausente(`processo/${id}/opcoes-campo?rotulo=Campo`)),
  'GET processo/processos.json': calada('processo/processos.json?pageSize=100'),
  'POST processo/listar-filtro': calada('processo/listar-filtro', { filtro: { q: 'segredo' } }),
  'PUT processo/concluir': ato(ausente('processo/concluir', old)),
  'POST processo/salvar-concluir-processo': ato(ausente('processo/salvar-concluir-processo', old)),
  'PUT processo/receber/{id}': ato(ausente(`processo/receber/${id}`)),
  'PUT processo/finalizar': ato(ausente('processo/finalizar', old)),
  'PUT processo/reativar-apos-finalizar': ato(ausente('processo/reativar-apos-finalizar', old)),
  'PUT processo/cancelar': ato(ausente('processo/cancelar', { ...old, motivo: 'Não' })),
  'PUT processo/reativar-cancelar': ato(ausente('processo/reativar-cancelar', old)),
  'PUT processo/{id}/vencimento': ato(ausente(`processo/${id}/vencimento`, { versao: nobody })),
  'PUT processo/{id}/vigencia': ato(
    ausente(`processo/${id}/vigencia`, { versao: nobody, vigencia: {}, motivo: 'Não' }),
  ),
  'PUT processo/{id}/reclassificar': ato(
    ausente(`processo/${id}/reclassificar`, { versao: nobody, classeId: nobody, motivo: 'Não' }),
  ),
  'POST processo/trocar-detentor': ato(ausente('processo/trocar-detentor', { id, usuarioId: nobody })),
  'GET processo/{id}/detentores-possiveis': ato(ausente(`processo/${id}/detentores-possiveis`)),
  'GET processo/verificar/editar/{id}': ato(ausente(`processo/verificar/editar/${id}`)),
  'GET processo/verificar/criar-documento-vinculado/{id}': ato(
    ausente(`processo/verificar/criar-documento-vinculado/${id}`),
  ),
  'PUT processo/associar-documento/{a}/{b}': ato(ausente(`processo/associar-documento/${id}/${nobody}`, {})),
  'PUT processo/remover-documento': ato(
    ausente('processo/remover-documento', { processoId: id, documentoId: nobody, motivo: 'Não' }),
  ),
  'PUT processo/mover-documento/{a}/{b}/{c}': ato(
    ausente(`processo/mover-documento/${nobody}/${id}/${nobody}`, { motivo: 'Não' }),
  ),
  'PUT processo/mover-documento-referenciador/{a}/{b}/{c}': ato(
    ausente(`processo/mover-documento-referenciador/${id}/${id}/${id}`),
  ),
  'PUT processo/{id}/minutas/ordem': ato(ausente(`processo/${id}/minutas/ordem`, { minutas: [nobody] })),
  'POST processo/preparar-visualizar-documentos': ato(
    ausente('processo/preparar-visualizar-documentos', { processoId: id, formato: 'PDF' }),
  ),
  'GET processo/{id}/impressoes': ato(ausente(`processo/${id}/impressoes`)),
  'GET processo/verificar/recorrencia/{id}': ato(ausente(`processo/verificar/recorrencia/${id}`)),
  'GET processo/gerar-tabela-recorrencia': ato(
    ausente(
      `processo/gerar-tabela-recorrencia?processoId=${id}&periodicidade=MENSAL&inicio=2027-01-04&ate=2027-03-01`,
    ),
  ),
  'POST processo/criar-processo-recorrencia/{a}/{b}': ato(
    ausente(`processo/criar-processo-recorrencia/${id}/${nobody}`, {}),
  ),
  'PUT processo/cancelar-processo-recorrencia': ato(
    ausente('processo/cancelar-processo-recorrencia', { processoId: id, recorrencia: 1, motivo: 'Não' }),
  ),
  'PUT processo/adiar-processo-recorrencia': ato(
    ausente('processo/adiar-processo-recorrencia', {
      processoId: id,
      recorrencia: 1,
      motivo: 'Não',
      data: '2027-03-01',
    }),
  ),
  'GET processo/{id}/documentos-possiveis': ato(ausente(`processo/${id}/documentos-possiveis`)),
  'GET processo/{id}/processos-possiveis': ausente(`processo/${id}/processos-possiveis`),
  'POST processo/{id}/relacoes': ato(
    ausente(`processo/${id}/relacoes`, { outroId: nobody, especie: 'ASSOCIADO' }),
  ),
  'POST processo/{id}/relacoes/desfazer': ato(
    ausente(`processo/${id}/relacoes/desfazer`, { relacaoId: nobody, motivo: 'Não' }),
  ),
});
