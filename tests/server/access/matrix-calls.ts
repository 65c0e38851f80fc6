import { worldPassword } from '#tests/setup/app.ts';
import type { ContentCall } from './content-call.ts';
import { processCalls } from './process-calls.ts';

/** What a call to a content names. */
export interface Target {
  readonly id: number;
  readonly tramite: number;
  readonly modelo: number;
  /** One of its attachments, if it has any. */
  readonly anexo?: number;
  /** A unit that it is to leave, and one of the same organisation that is to take it. */
  readonly unidades?: { readonly de: number; readonly para: number };
}

const nobody = 999_999;
const ninguem = { unidadeId: nobody };
/** What has the shape of a certificate, and is none. */
const certificado = 'A'.repeat(120);
const asked = { casoDeUso: 'Todos', json: { pesquisarFiltro: { q: 'segredo' } } };
const counted = { linha: 'tipo', forma: 'barras', periodo: '12meses' };

/** Every call that names a content, with a body that would pass: what is refused is refused for the content alone. */
export const contentCalls = ({
  id,
  tramite,
  modelo,
  anexo,
  unidades = { de: nobody, para: nobody },
}: Target): Readonly<Record<string, ContentCall>> => {
  const ausente = (path: string, body?: unknown): ContentCall => ({ path, body, longe: 'ausente' });
  const calada = (path: string, body?: unknown): ContentCall => ({ path, body, longe: 'calada' });
  const ato = (call: ContentCall): ContentCall => ({ ...call, ato: true });
  // a version that is not the present one: within reach it is refused as old, and nothing is changed
  const old = { id, versao: nobody };
  return {
    'GET protocolo-externo/{id}': ato(ausente(`protocolo-externo/${id}`)),
    'POST protocolo-externo/{id}/conferir': ato(ausente(`protocolo-externo/${id}/conferir`, {})),
    'POST protocolo-externo/{id}/devolver': ato(
      ausente(`protocolo-externo/${id}/devolver`, { motivo: 'Não', dias: 5 }),
    ),
    'POST protocolo-externo/{id}/pedir-assinatura': ato(
      ausente(`protocolo-externo/${id}/pedir-assinatura`, { motivo: 'Não' }),
    ),
    'POST protocolo-externo/{id}/autuar': ato(
      ausente(`protocolo-externo/${id}/autuar`, { assunto: 'Segredo' }),
    ),
    'POST protocolo-externo/{id}/encerrar': ato(
      ausente(`protocolo-externo/${id}/encerrar`, { desfecho: 'ATENDIDO', texto: 'Não' }),
    ),
    'POST protocolo-externo/{id}/documentos': ato(
      ausente(`protocolo-externo/${id}/documentos`, { documento: 'Segredo', ate: '2027-01-04' }),
    ),
    'GET copia-tarjada/{id}': ato(ausente(`copia-tarjada/${id}`)),
    'GET copia-tarjada/{id}/preparar': ato(ausente(`copia-tarjada/${id}/preparar`)),
    'GET copia-tarjada/{id}/original': ato(ausente(`copia-tarjada/${id}/original`)),
    'GET copia-tarjada/{id}/arquivo/{sha256}': ato(ausente(`copia-tarjada/${id}/arquivo/${'a'.repeat(64)}`)),
    'POST copia-tarjada/{id}/procurar': ato(ausente(`copia-tarjada/${id}/procurar`, { texto: 'Segredo' })),
    'POST copia-tarjada/{id}': ato(
      ausente(`copia-tarjada/${id}`, {
        sha256: 'a'.repeat(64),
        marcas: [{ pagina: 1, x: 0, y: 0, largura: 1, altura: 1 }],
        fundamento: 'Segredo',
        motivo: 'Segredo',
      }),
    ),
    'POST peca': ato(
      ausente('peca', {
        destinoId: id,
        assunto: 'Segredo',
        tipoDocumentoId: 1,
        suporte: 'FISICO',
        origem: 'ORIGINAL',
        localFisico: 'Armário',
      }),
    ),
    'GET peca/{id}': ato(ausente(`peca/${id}`)),
    'GET peca/{id}/arquivo': ato(ausente(`peca/${id}/arquivo`)),
    'GET peca/{id}/dentro': ato(ausente(`peca/${id}/dentro`)),
    'POST peca/{id}/parte': ato(ausente(`peca/${id}/parte`, { caminho: 'Segredo', destinoId: id })),
    'POST peca/{id}/passe': ato(ausente(`peca/${id}/passe`, {})),
    'PUT peca/{id}': ato(
      ausente(`peca/${id}`, {
        versao: nobody,
        assunto: 'Segredo',
        tipoDocumentoId: 1,
        suporte: 'DIGITAL',
        origem: 'NATO_DIGITAL',
      }),
    ),
    'POST check-in/peca/assumir': ato(ausente('check-in/peca/assumir', { id, confirmar: true })),
    'GET dossie/{id}': ato(ausente(`dossie/${id}`)),
    'GET dossie/{id}/indice': ato(ausente(`dossie/${id}/indice`)),
    'PUT dossie/{id}': ato(ausente(`dossie/${id}`, { versao: nobody, assunto: 'Segredo' })),
    'POST dossie/{id}/incluir': ato(ausente(`dossie/${id}/incluir`, { conteudoIds: [nobody] })),
    'PUT dossie/{a}/peca/{b}': ato(ausente(`dossie/${id}/peca/${nobody}`, { validade: '' })),
    'POST dossie/{a}/peca/{b}/retirar': ato(
      ausente(`dossie/${id}/peca/${nobody}/retirar`, { motivo: 'Segredo' }),
    ),
    'POST dossie/{id}/volume': ato(ausente(`dossie/${id}/volume`, {})),
    'GET formulario/{id}/preenchivel': ato(ausente(`formulario/${id}/preenchivel`)),
    'GET formulario/{id}/em-branco': ato(ausente(`formulario/${id}/em-branco`)),
    'GET formulario/{a}/preenchido/{b}': ato(ausente(`formulario/${id}/preenchido/0`)),
    'GET formulario/{id}/fdf': ato(ausente(`formulario/${id}/fdf`)),
    'GET lote-solicitacoes/{id}': ato(ausente(`lote-solicitacoes/${id}`)),
    'PUT lote-solicitacoes/{id}': ato(
      ausente(`lote-solicitacoes/${id}`, { versao: nobody, assunto: 'Segredo' }),
    ),
    'POST lote-solicitacoes/{id}/incluir': ato(
      ausente(`lote-solicitacoes/${id}/incluir`, { conteudoIds: [nobody] }),
    ),
    'POST lote-solicitacoes/{id}/retirar': ato(
      ausente(`lote-solicitacoes/${id}/retirar`, { conteudoIds: [nobody] }),
    ),
    'POST lote-solicitacoes/{id}/ato': ato(
      ausente(`lote-solicitacoes/${id}/ato`, { ato: 'conferirSolicitacao' }),
    ),
    'GET lote/{id}': ato(ausente(`lote/${id}`)),
    'GET lote/{id}/guia': ato(ausente(`lote/${id}/guia`)),
    'PUT lote/{id}': ato(ausente(`lote/${id}`, { versao: nobody, assunto: 'Segredo' })),
    'POST lote/{id}/incluir': ato(ausente(`lote/${id}/incluir`, { conteudoIds: [nobody] })),
    'POST lote/{id}/retirar': ato(ausente(`lote/${id}/retirar`, { conteudoIds: [nobody] })),
    'POST lote/{id}/abrir': ato(ausente(`lote/${id}/abrir`, { versao: nobody, recusados: [] })),
    'DELETE documento/usuario-externo/{a}/{b}': ato(ausente(`documento/usuario-externo/${id}/${nobody}`)),
    ...processCalls(id, { ausente, calada, ato, old }),
    'GET documento/{id}/quem-ve': ato(ausente(`documento/${id}/quem-ve`)),
    'GET documento/{id}/credenciais-possiveis': ato(ausente(`documento/${id}/credenciais-possiveis`)),
    'POST documento/{id}/credenciais': ato(ausente(`documento/${id}/credenciais`, { usuarioId: nobody })),
    'DELETE documento/{id}/credenciais/{usuarioId}': ato(ausente(`documento/${id}/credenciais/${nobody}`)),
    'GET content/verificar/criar-documento-vinculado/{id}': calada(
      `content/verificar/criar-documento-vinculado/${id}`,
    ),
    'POST assinatura/carregar-dados': calada('assinatura/carregar-dados', { ids: [id] }),
    'GET assinatura/acesso-tela/{param}': calada(`assinatura/acesso-tela/${id}`),
    'POST assinatura/validar-e-assinar-docflow': calada('assinatura/validar-e-assinar-docflow', {
      ids: [id],
      senha: worldPassword,
    }),
    'POST assinatura/assinar-docflow-documentos-em-lote': calada(
      'assinatura/assinar-docflow-documentos-em-lote',
      { ids: [id], senha: worldPassword },
    ),
    'PUT caixa-central/marcas': ausente('caixa-central/marcas', { ids: [id], favorito: true }),
    'PUT caixa-central/marcadores': ausente('caixa-central/marcadores', {
      ids: [id],
      alcance: 'UNIDADE',
      cor: 'azul',
      texto: 'Marcado',
    }),
    'POST caixa-central/marcadores/retirar': calada('caixa-central/marcadores/retirar', {
      ids: [id],
      alcance: 'UNIDADE',
    }),
    'POST caixa-central/acompanhar/{id}': ausente(`caixa-central/acompanhar/${id}`),
    'DELETE caixa-central/acompanhar/{id}': calada(`caixa-central/acompanhar/${id}`),
    'GET fluxo-conteudo/{id}': ausente(`fluxo-conteudo/${id}`),
    'GET fluxo-conteudo/{id}/desenho': ausente(`fluxo-conteudo/${id}/desenho`),
    'GET gerenciar-atividades': calada('gerenciar-atividades?pageSize=50'),
    'GET fluxo-conteudo/{id}/iniciaveis': ato(ausente(`fluxo-conteudo/${id}/iniciaveis`)),
    'POST fluxo-conteudo/{id}/iniciar': ato(
      ausente(`fluxo-conteudo/${id}/iniciar`, {
        fluxoId: 1,
        versaoFluxo: 1,
      }),
    ),
    'GET fluxo-problema': calada('fluxo-problema?pageSize=50'),
    'GET fluxo-atividade': calada('fluxo-atividade?pageSize=50'),
    'GET papel/{id}/quem-recebe': ausente(`papel/1/quem-recebe?conteudoId=${id}`),
    'GET caixa-central': calada('caixa-central?aba=unidade&pageSize=50'),
    'GET caixa-central/contadores': calada('caixa-central/contadores'),
    'GET pesquisa': calada('pesquisa?q=segredo&pageSize=50'),
    'POST pesquisa-avancada/pesquisar': calada('pesquisa-avancada/pesquisar', asked),
    'POST pesquisa-avancada/facetas': calada('pesquisa-avancada/facetas', asked),
    'POST pesquisa-avancada/exportar': calada('pesquisa-avancada/exportar', asked),
    'POST relatorio/montar': calada('relatorio/montar', { ...asked, relatorio: counted }),
    'POST relatorio/montar/exportar': calada('relatorio/montar/exportar', { ...asked, relatorio: counted }),
    'POST relatorio/contagem': calada('relatorio/contagem', { montado: { ...asked, relatorio: counted } }),
    'GET relatorio': calada('relatorio?nome=tipo'),
    'GET relatorio/exportar': calada('relatorio/exportar?nome=unidade'),
    'GET documento/listar-para-assinar': calada('documento/listar-para-assinar?pageSize=50'),
    'POST check-in/documento/assumir': ausente('check-in/documento/assumir', { id, confirmar: true }),
    'POST check-in/processo/assumir': ato(ausente('check-in/processo/assumir', { id, confirmar: true })),
    'POST documento/converter-processo/{x}': ato(
      ausente(`documento/converter-processo/${id}`, { tipoProcessoId: nobody }),
    ),
    'GET documento/protocolo-etiquetas': ato(ausente(`documento/protocolo-etiquetas?ids=${id}&folha=ROLO`)),
    'POST conteudo/trocar-detentor': ato(ausente('conteudo/trocar-detentor', { id, usuarioId: nobody })),
    'GET conteudo/{id}/detentores-possiveis': ato(ausente(`conteudo/${id}/detentores-possiveis`)),
    'GET conteudo/{id}/guarda': ato(ausente(`conteudo/${id}/guarda`)),
    'POST conteudo/{id}/guardar': ato(ausente(`conteudo/${id}/guardar`, { localId: nobody })),
    'POST conteudo/{id}/retirar-do-local': ato(
      ausente(`conteudo/${id}/retirar-do-local`, { motivo: 'Segredo' }),
    ),
    'GET guarda/etiquetas': ato(ausente(`guarda/etiquetas?itens=${id}&folha=ROLO`)),
    'POST check-in/protocolo/assumir': ato(ausente('check-in/protocolo/assumir', { id, confirmar: true })),
    'POST check-in/dossie/assumir': ato(ausente('check-in/dossie/assumir', { id, confirmar: true })),
    'POST check-in/lote-solicitacoes/assumir': ato(
      ausente('check-in/lote-solicitacoes/assumir', { id, confirmar: true }),
    ),
    'POST check-in/lote/assumir': ato(ausente('check-in/lote/assumir', { id, confirmar: true })),
    'POST check-in/protocolo-externo/assumir': ato(
      ausente('check-in/protocolo-externo/assumir', { id, confirmar: true }),
    ),
    'POST check-in/liberar/{id}': ausente(`check-in/liberar/${id}`),
    'POST documento': ausente('documento', { modeloId: modelo, assunto: 'Vinculado', conteudoVinculado: id }),
    'PUT documento': ausente('documento', { ...old, assunto: 'Mudado' }),
    'DELETE documento/{id}': ausente(`documento/${id}`),
    'GET documento': calada('documento?pageSize=100'),
    'GET documento/carregar-modelo-personalizado/{a}/{b}/{c}': ato(
      ausente(`documento/carregar-modelo-personalizado/${nobody}/0/${id}`),
    ),
    'GET documento/{a}/{b}': ausente(`documento/${id}/0`),
    'GET documento/verificar/edicao/{id}': ausente(`documento/verificar/edicao/${id}`),
    'GET documento/carregar-modelo/{a}/{b}/{c}': ausente(`documento/carregar-modelo/${modelo}/0/${id}`),
    'GET documento/carregar-modelo-teste/{a}/{b}/{c}': ato(
      ausente(`documento/carregar-modelo-teste/${modelo}/0/${id}`),
    ),
    'GET documento/visualizar-documento/{a}/{b}': ausente(`documento/visualizar-documento/${id}/0`),
    'GET documento/{id}/opcoes-campo': ausente(`documento/${id}/opcoes-campo?rotulo=Campo`),
    'GET documento/{id}/valores-usados': ausente(`documento/${id}/valores-usados`),
    'GET documento/{id}/original': ausente(`documento/${id}/original`),
    'GET documento/{id}/assinado': ausente(`documento/${id}/assinado`),
    'GET documento/{id}/baixar-minuta': ausente(`documento/${id}/baixar-minuta`),
    'POST documento/concluir': ausente('documento/concluir', old),
    'POST documento/cancelar': ato(ausente('documento/cancelar', { ...old, motivo: 'Não' })),
    'POST documento/reativar-cancelar': ato(ausente('documento/reativar-cancelar', old)),
    'POST conteudo/{id}/ato/{nome}': ato(ausente(`conteudo/${id}/ato/finalizar`, { versao: nobody })),
    'POST conteudo/ato-em-lote': calada('conteudo/ato-em-lote', { ato: 'reativarFinalizar', ids: [id] }),
    'GET documento/protocolo/{id}': ato(ausente(`documento/protocolo/${id}`)),
    'GET documento/protocolo/{id}/arquivo/{numero}': ato(ausente(`documento/protocolo/${id}/arquivo/0`)),
    'GET documento/protocolo/{id}/original/{numero}': ato(ausente(`documento/protocolo/${id}/original/0`)),
    'POST documento/protocolo/{id}/ler-de-novo': ato(ausente(`documento/protocolo/${id}/ler-de-novo`)),
    'POST documento/protocolo/{id}/concluir': ato(ausente(`documento/protocolo/${id}/concluir`, {})),
    'POST documento/protocolo/{id}/cobrar-assinaturas': ato(
      ausente(`documento/protocolo/${id}/cobrar-assinaturas`, {}),
    ),
    'POST documento/protocolo/{id}/cancelar-assinatura': ato(
      ausente(`documento/protocolo/${id}/cancelar-assinatura`, {
        assinanteId: 1,
        motivo: 'Não é mais preciso.',
      }),
    ),
    'POST documento/protocolo/{id}/conferir': ato(ausente(`documento/protocolo/${id}/conferir`, {})),
    'GET documento/protocolo/{id}/opcoes-campo': ato(
      ausente(`documento/protocolo/${id}/opcoes-campo?rotulo=Campo`),
    ),
    'GET transferencia/conteudos': calada(`transferencia/conteudos?deUnidadeId=${unidades.de}&q=segredo`),
    'POST transferencia': calada('transferencia', {
      deUnidadeId: unidades.de,
      paraUnidadeId: unidades.para,
      motivo: 'Não',
      ids: [id],
    }),
    'GET conteudo/{id}/anexos': ato(ausente(`conteudo/${id}/anexos`)),
    'POST conteudo/{id}/anexos': ato(
      ausente(`conteudo/${id}/anexos`, { pasta: 'Pasta', arquivoId: '00000000-0000-4000-8000-000000000000' }),
    ),
    'POST conteudo/{id}/anexos/{anexoId}/remover': ato(
      ausente(`conteudo/${id}/anexos/${anexo ?? nobody}/remover`, {}),
    ),
    'POST conteudo/{id}/anexos/{anexoId}/ler-de-novo': ato(
      ausente(`conteudo/${id}/anexos/${anexo ?? nobody}/ler-de-novo`, {}),
    ),
    'GET conteudo/{id}/anexos/{anexoId}/arquivo': ato(
      ausente(`conteudo/${id}/anexos/${anexo ?? nobody}/arquivo`),
    ),
    'POST documento/{id}/adicionar-destino-interno': ato(
      ausente(`documento/${id}/adicionar-destino-interno`, ninguem),
    ),
    'PUT documento/{id}/alterar-destino-interno': ato(
      ausente(`documento/${id}/alterar-destino-interno`, {
        de: ninguem,
        para: ninguem,
      }),
    ),
    'DELETE documento/{id}/remover-destino-interno/{x}/{y}': ato(
      ausente(`documento/${id}/remover-destino-interno/unidade/${nobody}`),
    ),
    'POST documento/{id}/modelo-personalizado': ato(
      ausente(`documento/${id}/modelo-personalizado`, { nome: 'Modelo' }),
    ),
    'POST documento/carregar-tipo-documento/{a}/{b}': ato(
      ausente(`documento/carregar-tipo-documento/1/${id}`),
    ),
    'GET documento/{id}/vinculos': ausente(`documento/${id}/vinculos`),
    'POST documento/{id}/desvincular': ato(ausente(`documento/${id}/desvincular`, {})),
    'PUT documento/mover-documento-referenciador/{a}/{b}/{c}': ato(
      ausente(`documento/mover-documento-referenciador/${id}/${nobody}/${nobody}`),
    ),
    'GET conteudo/{id}/colaboradores-possiveis': ato(ausente(`conteudo/${id}/colaboradores-possiveis`)),
    'POST conteudo/{id}/colaboradores': ato(ausente(`conteudo/${id}/colaboradores`, { usuarioId: nobody })),
    'DELETE conteudo/{id}/colaboradores/{usuarioId}': ato(ausente(`conteudo/${id}/colaboradores/${nobody}`)),
    'GET conteudo/{id}/comentarios': ato(ausente(`conteudo/${id}/comentarios`)),
    'POST conteudo/{id}/comentarios': ato(ausente(`conteudo/${id}/comentarios`, { texto: 'Nota' })),
    'PUT conteudo/{id}/comentarios/{comentarioId}': ato(
      ausente(`conteudo/${id}/comentarios/${nobody}`, { texto: 'Nota' }),
    ),
    'DELETE conteudo/{id}/comentarios/{comentarioId}': ato(ausente(`conteudo/${id}/comentarios/${nobody}`)),
    'GET conteudo/{id}/comentarios/pessoas': ato(ausente(`conteudo/${id}/comentarios/pessoas?q=a`)),
    'POST documento/salvar-concluir-documento': ausente('documento/salvar-concluir-documento', {
      ...old,
      assunto: 'Mudado',
    }),
    'PUT documento/versionar/{a}/{b}': ato(ausente(`documento/versionar/${id}/1`, { versao: nobody })),
    'GET documento/versionar-validar/{id}': ausente(`documento/versionar-validar/${id}`),
    'POST documento/criar-copia': ato(ausente('documento/criar-copia', { id })),
    'POST documento/trocar-detentor': ato(ausente('documento/trocar-detentor', { id, usuarioId: nobody })),
    'POST conteudo/{id}/conceder-consulta': ato(
      ausente(`conteudo/${id}/conceder-consulta`, { pedidoId: nobody, ate: '2031-01-01' }),
    ),
    'POST conteudo/{id}/negar-pedido': ato(
      ausente(`conteudo/${id}/negar-pedido`, { pedidoId: nobody, motivo: 'Não' }),
    ),
    'POST conteudo/{id}/enviar-ao-arquivo': ato(
      ausente(`conteudo/${id}/enviar-ao-arquivo`, { unidadeId: nobody }),
    ),
    'POST conteudo/{id}/distribuir': ato(ausente(`conteudo/${id}/distribuir`, { usuarioId: nobody })),
    'GET documento/{id}/detentores-possiveis': ato(ausente(`documento/${id}/detentores-possiveis`)),
    'PUT documento/{id}/vencimento-documento': ato(
      ausente(`documento/${id}/vencimento-documento`, { versao: nobody }),
    ),
    'PUT documento/{id}/vigencia': ato(
      ausente(`documento/${id}/vigencia`, { versao: nobody, vigencia: {}, motivo: 'Não' }),
    ),
    'PUT documento/{id}/reclassificar': ato(
      ausente(`documento/${id}/reclassificar`, { versao: nobody, classeId: nobody, motivo: 'Não' }),
    ),
    'PUT documento/{id}/reverter-minuta': ato(
      ausente(`documento/${id}/reverter-minuta`, { versao: nobody, motivo: 'Não' }),
    ),
    'POST documento/finalizar': ausente('documento/finalizar', old),
    'POST documento/reativar-finalizar': ausente('documento/reativar-finalizar', old),
    'PUT documento/receber/{a}/{b}': ausente(`documento/receber/${id}/${tramite}`),
    'POST assinatura/validar-assinar-certificado-na-consulta-documento': calada(
      'assinatura/validar-assinar-certificado-na-consulta-documento',
      { ids: [id] },
    ),
    'POST assinatura/validar-assinar-certificado-ao-assinar': ato(
      ausente('assinatura/validar-assinar-certificado-ao-assinar', { ids: [id], certificado }),
    ),
    'POST assinatura/createSignaturePackage': ato(
      ausente('assinatura/createSignaturePackage', { id, certificado }),
    ),
    'POST assinatura/nuvem/iniciar': ato(
      ausente('assinatura/nuvem/iniciar', { provedor: nobody, ids: [id] }),
    ),
    'POST assinatura/showPdfSignature': ato(ausente('assinatura/showPdfSignature', { id })),
    'GET conteudo/{id}/anexos/{anexoId}/assinaturas': ato(
      ausente(`conteudo/${id}/anexos/${anexo ?? nobody}/assinaturas`),
    ),
    'GET conteudo/{id}/anexos/{anexoId}/assinado': ato(
      ausente(`conteudo/${id}/anexos/${anexo ?? nobody}/assinado`),
    ),
    'GET documento/listar-assinatura-certificado/{id}': ausente(
      `documento/listar-assinatura-certificado/${id}`,
    ),
    'POST documento/cancelar-assinatura-digital': ato(
      ausente('documento/cancelar-assinatura-digital', {
        documentoId: id,
        assinanteId: nobody,
        motivo: 'Não assina',
      }),
    ),
    'GET documento/{id}/listar-assinantes': ausente(`documento/${id}/listar-assinantes`),
    'GET documento/{id}/listar-marcadores-assinatura': ausente(
      `documento/${id}/listar-marcadores-assinatura`,
    ),
    'POST documento/{id}/adicionar-assinante': ausente(`documento/${id}/adicionar-assinante`, {
      usuarioId: nobody,
      marcador: 'assinatura_1',
    }),
    'GET documento/assinantes-de-fora': ato(ausente(`documento/assinantes-de-fora?documentoId=${id}&q=Ana`)),
    'PUT documento/{id}/alterar-assinante': ato(
      ausente(`documento/${id}/alterar-assinante`, { assinanteId: nobody }),
    ),
    'DELETE documento/{id}/remover-assinante/{x}': ato(
      ausente(`documento/${id}/remover-assinante/${nobody}`),
    ),
    'POST documento/{id}/encaminhar-para-assinatura': ausente(
      `documento/${id}/encaminhar-para-assinatura`,
      {},
    ),
    'GET documento/{id}/listar-tramite-assinantes': ausente(`documento/${id}/listar-tramite-assinantes`),
    'POST documento/{id}/tramite-assinante': ato(
      ausente(`documento/${id}/tramite-assinante`, { assinantes: [{ assinanteId: nobody, ordem: 1 }] }),
    ),
    'POST documento/{id}/encaminhar-para-proximo-assinante': ausente(
      `documento/${id}/encaminhar-para-proximo-assinante`,
      {},
    ),
    'POST documento/{id}/definir-prazo-para-assinatura': ausente(
      `documento/${id}/definir-prazo-para-assinatura`,
      { prazo: '2026-12-01' },
    ),
    'POST documento/cancelar-assinatura-docflow': ato(
      ausente('documento/cancelar-assinatura-docflow', {
        documentoId: id,
        assinanteId: nobody,
        motivo: 'Não assina mais',
      }),
    ),
    'POST tramite': ausente('tramite', { conteudoId: id, destino: ninguem }),
    'POST tramite/conhecimento': ausente('tramite/conhecimento', { conteudoId: id, copias: [ninguem] }),
    'POST tramite/devolver': ausente('tramite/devolver', { conteudoId: id }),
    'PUT tramite': ausente('tramite', { id: tramite, texto: 'Mudado' }),
    'POST tramite/listar': ausente('tramite/listar', { conteudoId: id }),
    'GET tramite/listar-destinatarios-padrao': ausente(
      `tramite/listar-destinatarios-padrao?conteudoId=${id}`,
    ),
    'GET tramite/{id}': ausente(`tramite/${tramite}`),
    'PUT tramite/{id}': ausente(`tramite/${tramite}`),
    'POST tramite/{id}/desfazer-recebimento': ausente(`tramite/${tramite}/desfazer-recebimento`, {}),
    'DELETE tramite/{id}': ausente(`tramite/${tramite}`, {}),
    'POST tramite/{id}/redirecionar': ato(
      ausente(`tramite/${tramite}/redirecionar`, { destino: ninguem, motivo: 'Não é daqui' }),
    ),
    'GET tramite/redirecionados': calada('tramite/redirecionados?pageSize=50'),
    'POST tramite/receber-selecionados/': calada('tramite/receber-selecionados/', { ids: [tramite] }),
    'POST tramite/historico': ausente('tramite/historico', { conteudoId: id }),
    'POST tramite/percurso': ausente('tramite/percurso', { conteudoId: id }),
    'GET tramite/percurso/{id}': ausente(`tramite/percurso/${id}`),
    'GET tramite/{id}/guia': ausente(`tramite/${tramite}/guia`),
    'GET tramite/acesso-tela/{id}': ausente(`tramite/acesso-tela/${id}`),
    'POST tramite/verificar-tramite-conteudo': calada('tramite/verificar-tramite-conteudo', {
      conteudoIds: [id],
    }),
  };
};

/** Calls to a register, by the letter of the right that opens them; each names a record that is not there. */
export const registerCalls: readonly (readonly [
  letters: string,
  method: string,
  path: string,
  body?: unknown,
])[] = [
  ['L', 'GET', '?pageSize=5'],
  ['L', 'GET', '/exportar?formato=csv&pageSize=5'],
  ['VE', 'GET', `/${nobody}`],
  ['VE', 'GET', `/${nobody}/historico`],
  ['VE', 'GET', `/${nobody}/usos`],
  ['C', 'POST', '', { naoExiste: true }],
  ['E', 'PUT', `/${nobody}`, { versao: 1 }],
  ['E', 'POST', `/${nobody}/restaurar`, { versao: 1, versaoAtual: 1 }],
  ['R', 'DELETE', `/${nobody}?versao=1`],
  ['CE', 'GET', '/importacao'],
  ['CE', 'GET', `/importacao/${nobody}`],
  ['CE', 'GET', `/importacao/${nobody}/linhas-erradas`],
  ['CE', 'POST', `/importacao/${nobody}/cancelar`, {}],
  ['CE', 'POST', `/importacao/${nobody}/desfazer`, {}],
];
