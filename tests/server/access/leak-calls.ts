import type { ContentCall } from './content-call.ts';

/** What a hidden content is known by: ids that somebody could guess, and words that somebody could look for. */
export interface Hidden {
  readonly id: number;
  readonly tramite: number;
  readonly modelo: number;
  readonly palavra: string;
  readonly codigo: string;
  readonly sha256: string;
  readonly arquivo: string;
  /** Of who asks. */
  readonly usuario: number;
}

type PlainCall = Pick<ContentCall, 'path' | 'body'>;

/**
 * The calls that are not of one content, each with what could bring a hidden one out: its word looked for, its ids in the place
 * of others. A call that is neither here, nor among the calls to contents, nor without parameters and body fails the test.
 */
export const leakCalls = (hidden: Hidden): Readonly<Record<string, PlainCall>> => {
  const { id, modelo, palavra, codigo, sha256, arquivo, usuario } = hidden;
  const q = encodeURIComponent(palavra);
  return {
    'GET externo/servicos/{id}': { path: `externo/servicos/${id}` },
    'GET externo/solicitacao/{id}': { path: `externo/solicitacao/${id}` },
    'GET externo/solicitacao/{id}/recibo': { path: `externo/solicitacao/${id}/recibo` },
    'GET externo/solicitacao/{id}/anexo/{anexoId}': { path: `externo/solicitacao/${id}/anexo/${id}` },
    'GET externo/solicitacao/{id}/documento/{partilhaId}': {
      path: `externo/solicitacao/${id}/documento/${id}`,
    },
    'POST externo/solicitacao/{id}/resposta': {
      path: `externo/solicitacao/${id}/resposta`,
      body: { texto: 'Não', arquivos: [] },
    },
    'POST externo/solicitacao/{id}/complemento': {
      path: `externo/solicitacao/${id}/complemento`,
      body: { texto: 'Não', arquivos: [] },
    },
    'POST externo/solicitacao/{id}/assinatura/codigo': {
      path: `externo/solicitacao/${id}/assinatura/codigo`,
    },
    'POST externo/solicitacao/{id}/assinatura': {
      path: `externo/solicitacao/${id}/assinatura`,
      body: { senha: palavra, codigo: '000000' },
    },
    'GET externo/assinatura/{id}': { path: `externo/assinatura/${id}` },
    'GET externo/assinatura/{id}/arquivo': { path: `externo/assinatura/${id}/arquivo` },
    'GET externo/assinatura/{id}/leitura': { path: `externo/assinatura/${id}/leitura` },
    'POST externo/assinatura/{id}/codigo': { path: `externo/assinatura/${id}/codigo` },
    'POST externo/assinatura/{id}': {
      path: `externo/assinatura/${id}`,
      body: { senha: palavra, codigo: '000000', sha256 },
    },
    'POST externo/assinatura/{id}/recusa': {
      path: `externo/assinatura/${id}/recusa`,
      body: { motivo: 'Não' },
    },
    'GET externo/intimacao/{id}': { path: `externo/intimacao/${id}` },
    'GET externo/intimacao/{id}/certidao': { path: `externo/intimacao/${id}/certidao` },
    'GET externo/intimacao/{id}/documento/{documentoId}': {
      path: `externo/intimacao/${id}/documento/${id}`,
    },
    'POST externo/intimacao/{id}/ciencia': { path: `externo/intimacao/${id}/ciencia` },
    'POST externo/intimacao/{id}/resposta': {
      path: `externo/intimacao/${id}/resposta`,
      body: { texto: 'Não', arquivos: [] },
    },
    'DELETE externo/aparelhos/{id}': { path: `externo/aparelhos/${id}` },
    'POST externo/procuracao/{id}/encerrar': { path: `externo/procuracao/${id}/encerrar` },
    'POST externo/acompanhamento': {
      path: 'externo/acompanhamento',
      body: { numero: palavra, codigo },
    },
    'GET arquivo/{id}': { path: `arquivo/${arquivo}` },
    'POST assinatura/submitHashSignature': {
      path: 'assinatura/submitHashSignature',
      body: { pacote: arquivo, assinatura: 'AAAA' },
    },
    'POST assinatura/assinatura-digital-em-Lote': {
      path: 'assinatura/assinatura-digital-em-Lote',
      body: { assinaturas: [{ pacote: arquivo, assinatura: 'AAAA' }] },
    },
    'POST assinatura/nuvem/retorno': {
      path: 'assinatura/nuvem/retorno',
      body: { resposta: 'code=1&state=1', chave: '1' },
    },
    'GET assinatura/nuvem/{ato}': { path: `assinatura/nuvem/${id}` },
    'POST assinatura/nuvem/{ato}/assinar': {
      path: `assinatura/nuvem/${id}/assinar`,
      body: { pacotes: [arquivo] },
    },
    'POST assinatura/nuvem/{ato}/enviar-codigo': {
      path: `assinatura/nuvem/${id}/enviar-codigo`,
      body: { certificado: 'AAAA', fator: 'OTP' },
    },
    'POST assinatura/hsm/assinar': {
      path: 'assinatura/hsm/assinar',
      body: { provedor: 1, pacotes: [arquivo], senha: 'x' },
    },
    'POST assinatura/{id}/enviar-otp': { path: `assinatura/${id}/enviar-otp` },
    'GET fluxo/{id}/desenho': { path: `fluxo/${id}/desenho` },
    'PUT fluxo/{id}/desenho': { path: `fluxo/${id}/desenho`, body: { xml: palavra, revisao: 0 } },
    'POST fluxo/{id}/conferir': { path: `fluxo/${id}/conferir`, body: { xml: palavra } },
    'POST fluxo/{id}/simular': { path: `fluxo/${id}/simular`, body: { xml: palavra } },
    'POST fluxo/{id}/sortear': { path: `fluxo/${id}/sortear`, body: { xml: palavra } },
    'POST fluxo/{id}/publicar': { path: `fluxo/${id}/publicar`, body: { revisao: 1 } },
    'GET fluxo/{id}/desenho/salvos': { path: `fluxo/${id}/desenho/salvos` },
    'GET fluxo/{id}/desenho/salvos/{salvo}': { path: `fluxo/${id}/desenho/salvos/1` },
    'GET fluxo/{id}/comentarios': { path: `fluxo/${id}/comentarios` },
    'GET fluxo/{id}/comentarios/pessoas': { path: `fluxo/${id}/comentarios/pessoas?q=${q}` },
    'POST fluxo/{id}/comentarios': { path: `fluxo/${id}/comentarios`, body: { texto: 'Nota' } },
    'POST fluxo/{id}/comentarios/{conversa}/respostas': {
      path: `fluxo/${id}/comentarios/1/respostas`,
      body: { texto: 'Nota' },
    },
    'POST fluxo/{id}/comentarios/{conversa}/situacao': {
      path: `fluxo/${id}/comentarios/1/situacao`,
      body: { resolvida: true },
    },
    'PUT fluxo/{id}/comentarios/{conversa}/{comentario}': {
      path: `fluxo/${id}/comentarios/1/1`,
      body: { texto: 'Nota' },
    },
    'DELETE fluxo/{id}/comentarios/{conversa}/{comentario}': { path: `fluxo/${id}/comentarios/1/1` },
    'GET fluxo/{id}/inicios': { path: `fluxo/${id}/inicios` },
    'GET fluxo/{id}/inicios/candidatos': {
      path: `fluxo/${id}/inicios/candidatos?cadastro=tipo-documento&q=${q}`,
    },
    'POST fluxo/{id}/inicios': {
      path: `fluxo/${id}/inicios`,
      body: { cadastro: 'tipo-documento', registro: 1, inicia: true },
    },
    'GET fluxo/{id}/versao/{numero}': { path: `fluxo/${id}/versao/1` },
    'GET fluxo-atividade/{id}/arquivo/{chave}': { path: `fluxo-atividade/${id}/arquivo/laudo` },
    'POST fluxo-atividade/{id}/assumir': { path: `fluxo-atividade/${id}/assumir` },
    'POST fluxo-atividade/{id}/liberar': { path: `fluxo-atividade/${id}/liberar` },
    'POST fluxo-atividade/{id}/delegar': {
      path: `fluxo-atividade/${id}/delegar`,
      body: { usuarioId: usuario },
    },
    'POST fluxo-atividade/{id}/documento': {
      path: `fluxo-atividade/${id}/documento`,
      body: { assunto: palavra },
    },
    'POST fluxo-atividade/{id}/concluir': { path: `fluxo-atividade/${id}/concluir`, body: {} },
    'POST gerenciar-atividades/ato': {
      path: 'gerenciar-atividades/ato',
      body: { ids: [id], ato: 'LIBERAR' },
    },
    'GET fluxo-problema/{id}': { path: `fluxo-problema/${id}` },
    'POST fluxo-problema/ato': {
      path: 'fluxo-problema/ato',
      body: { ids: [id], ato: 'INTERROMPER', motivo: 'Não' },
    },
    'GET fluxo-estatistica/{id}': { path: `fluxo-estatistica/${id}` },
    'GET fluxo-estatistica/{id}/planilha': { path: `fluxo-estatistica/${id}/planilha` },
    'POST fluxo/{id}/migracao/previstos': {
      path: `fluxo/${id}/migracao/previstos`,
      body: { de: 1, para: 2 },
    },
    'POST fluxo/{id}/migracao': {
      path: `fluxo/${id}/migracao`,
      body: { de: 1, para: 2, motivo: palavra },
    },
    'GET fluxo/{id}/migracao': { path: `fluxo/${id}/migracao` },
    'GET fluxo-migracao/{id}/item': { path: `fluxo-migracao/${id}/item` },
    'POST fluxo-migracao/{id}/cancelar': { path: `fluxo-migracao/${id}/cancelar` },
    'POST fluxo/{id}/migracao/previa': {
      path: `fluxo/${id}/migracao/previa`,
      body: { de: 1, para: 2 },
    },
    'GET impressao/{id}': { path: `impressao/${id}` },
    'DELETE impressao/{id}': { path: `impressao/${id}` },
    'GET impressao/{id}/arquivo': { path: `impressao/${id}/arquivo` },
    'GET relatorio/contagem/{id}': { path: `relatorio/contagem/${id}` },
    'DELETE relatorio/contagem/{id}': { path: `relatorio/contagem/${id}` },
    'GET relatorio/contagem/{id}/arquivo': { path: `relatorio/contagem/${id}/arquivo?formato=csv` },
    'GET caixa-central': { path: `caixa-central?aba=unidade&q=${q}` },
    'GET pesquisa': { path: `pesquisa?q=${q}` },
    'GET template-caixa-selecao/{id}/opcoes': { path: `template-caixa-selecao/${id}/opcoes?q=${q}` },
    'GET formulario/modelo/{id}/planilha': { path: `formulario/modelo/${modelo}/planilha` },
    'GET documento/modelo-combo': { path: `documento/modelo-combo?q=${q}` },
    'GET documento/modelo-personalizado-combo': { path: `documento/modelo-personalizado-combo?q=${q}` },
    'PUT documento/modelo-personalizado/{id}': {
      path: `documento/modelo-personalizado/${id}`,
      body: { nome: 'Outro' },
    },
    'DELETE documento/modelo-personalizado/{id}': { path: `documento/modelo-personalizado/${id}` },
    'GET documento/modelo-teste': { path: `documento/modelo-teste?q=${q}` },
    'GET documento/listar-tipo-documento-combo': { path: `documento/listar-tipo-documento-combo?q=${q}` },
    'GET documento/interessados': { path: `documento/interessados?q=${q}` },
    'GET documento/assinantes-possiveis': { path: `documento/assinantes-possiveis?q=${q}` },
    'GET documento/assinantes-por-matricula': { path: `documento/assinantes-por-matricula?matriculas=${q}` },
    'GET documento/protocolo-tipos': { path: `documento/protocolo-tipos?q=${q}` },
    'GET documento/protocolo-interessados': { path: `documento/protocolo-interessados?q=${q}` },
    'GET documento/protocolo-classes': { path: `documento/protocolo-classes?q=${q}` },
    'GET documento/protocolo-destinos': { path: `documento/protocolo-destinos?q=${q}` },
    'GET documento/protocolo-assinantes': { path: `documento/protocolo-assinantes?q=${q}` },
    'GET documento/protocolo-listas': { path: `documento/protocolo-listas?q=${q}` },
    'GET documento/captura': { path: `documento/captura?ids=${id}` },
    'GET documento/captura/{id}': { path: `documento/captura/${id}` },
    'GET documento/captura/{id}/pagina/{numero}': { path: `documento/captura/${id}/pagina/1` },
    'GET documento/importacao-protocolo': { path: 'documento/importacao-protocolo' },
    'GET documento/importacao-protocolo/{id}': { path: `documento/importacao-protocolo/${id}` },
    'POST documento/importacao-protocolo/{id}/desfazer': {
      path: `documento/importacao-protocolo/${id}/desfazer`,
    },
    'GET documento/protocolo-etiquetas-avulsas': {
      path: 'documento/protocolo-etiquetas-avulsas?folha=ROLO&quantidade=1',
    },
    'GET documento/classes': { path: `documento/classes?q=${q}` },
    'GET documento/listar-para-assinar': { path: 'documento/listar-para-assinar?pageSize=100' },
    'POST guarda/guardar': { path: 'guarda/guardar', body: { localId: 1, ids: [id] } },
    'GET guarda/escolha': { path: `guarda/escolha?q=${q}` },
    'GET guarda/local': { path: `guarda/local?q=${q}` },
    'GET guarda/local/{id}': { path: 'guarda/local/1' },
    'GET guarda/local/{id}/itens': { path: 'guarda/local/1/itens?abaixo=sim&pageSize=100' },
    'POST guarda/local/{id}/mover': { path: 'guarda/local/1/mover', body: {} },
    'GET guarda/inventario': { path: 'guarda/inventario' },
    'POST guarda/inventario': { path: 'guarda/inventario', body: { localId: 1 } },
    'GET guarda/inventario/{id}': { path: 'guarda/inventario/1' },
    'GET guarda/inventario/{id}/itens': { path: 'guarda/inventario/1/itens?pageSize=100' },
    'POST guarda/inventario/{id}/ler': {
      path: 'guarda/inventario/1/ler',
      body: { codigos: [palavra, codigo, `MALOTE:ETIQUETA:P${id}`] },
    },
    'POST guarda/inventario/{a}/leitura/{b}/desfazer': { path: `guarda/inventario/1/leitura/${id}/desfazer` },
    'POST guarda/inventario/{id}/corrigir': { path: 'guarda/inventario/1/corrigir' },
    'POST guarda/inventario/{id}/encerrar': { path: 'guarda/inventario/1/encerrar', body: {} },
    'GET guarda/inventario/{id}/relatorio': { path: 'guarda/inventario/1/relatorio?formato=csv' },
    'GET arquivamento/arquivos': { path: 'arquivamento/arquivos' },
    'GET arquivamento': { path: `arquivamento?aba=aArquivar&pageSize=100&q=${q}` },
    'GET arquivamento/pedidos': { path: 'arquivamento/pedidos?pageSize=100' },
    'GET arquivamento/contadores': { path: 'arquivamento/contadores' },
    'GET transferencia/unidades': { path: `transferencia/unidades?q=${q}` },
    'GET transferencia/conteudos': { path: `transferencia/conteudos?deUnidadeId=1&q=${q}` },
    'GET tramite/prazos-rapidos': { path: 'tramite/prazos-rapidos?unidadeId=1' },
    'GET tramite/destinos': { path: `tramite/destinos?q=${q}` },
    'GET notificacao-interna/{param}/quantidade': { path: `notificacao-interna/${usuario}/quantidade` },
    'GET notificacao-interna/listar/{param}': { path: `notificacao-interna/listar/${usuario}` },
    'GET notificacao-interna/listar-paginado/{param}': {
      path: `notificacao-interna/listar-paginado/${usuario}?pageSize=100`,
    },
    'GET notificacao-interna/consultar-conteudo/{id}': {
      path: `notificacao-interna/consultar-conteudo/${id}`,
    },
    'PUT notificacao-interna/marcar-como-lida/{id}': { path: `notificacao-interna/marcar-como-lida/${id}` },
    'PUT notificacao-interna/marcar-todas-como-lidas': {
      path: 'notificacao-interna/marcar-todas-como-lidas',
      body: { ate: 1 },
    },
    // what a person asked of hidden contents is read again by that person
    'GET conteudo/ato-em-lote/{id}': { path: 'conteudo/ato-em-lote/1' },
    'GET conteudo/ato-em-lote/{id}/itens': { path: 'conteudo/ato-em-lote/1/itens?pageSize=100' },
    'POST conteudo/ato-em-lote/{id}/cancelar': { path: 'conteudo/ato-em-lote/1/cancelar', body: {} },
    'POST conteudo/ato-em-lote/{id}/repetir': { path: 'conteudo/ato-em-lote/1/repetir', body: {} },
    'POST conteudo/ato-em-lote/{id}/desfazer': { path: 'conteudo/ato-em-lote/1/desfazer', body: {} },
    'GET solicitacao-exclusao/{id}': { path: 'solicitacao-exclusao/1' },
    'GET passagem/usuario/{id}': { path: `passagem/usuario/${usuario}` },
    'GET passagem/unidade/{id}': { path: 'passagem/unidade/1' },
    'GET credencial/usuario/{usuarioId}/sessoes': { path: `credencial/usuario/${usuario}/sessoes` },
    'GET logs-sistema/linhas/{servidor}/{nome}': { path: `logs-sistema/linhas/nenhum/nenhum?q=${q}` },
    'GET logs-sistema/arquivo/{servidor}/{nome}': { path: 'logs-sistema/arquivo/nenhum/nenhum' },
    'POST pesquisa-avancada': { path: 'pesquisa-avancada?nome=minha', body: {} },
    'PUT pesquisa-avancada/{id}': { path: `pesquisa-avancada/${id}?nome=minha`, body: {} },
    'GET pesquisa-avancada/pesquisas-salvas': { path: 'pesquisa-avancada/pesquisas-salvas' },
    'GET pesquisa-avancada/{id}/itens': { path: `pesquisa-avancada/${id}/itens` },
    'DELETE pesquisa-avancada/{id}': { path: `pesquisa-avancada/${id}` },
    'POST pesquisa-avancada/pesquisar': {
      path: 'pesquisa-avancada/pesquisar?pageSize=100',
      body: { casoDeUso: 'Todos', json: { pesquisarFiltro: { q: `${palavra}*` } } },
    },
    'POST pesquisa-avancada/facetas': {
      path: 'pesquisa-avancada/facetas',
      body: { casoDeUso: 'Todos', json: { pesquisarFiltro: { q: `${palavra}*` } } },
    },
    'POST pesquisa-avancada/exportar': {
      path: 'pesquisa-avancada/exportar',
      body: { casoDeUso: 'Documento', json: { documentoFiltro: { numero: `${palavra}` } } },
    },
    'POST relatorio/montar': {
      path: 'relatorio/montar',
      body: {
        casoDeUso: 'Todos',
        json: { pesquisarFiltro: { q: `${palavra}*` } },
        relatorio: { linha: 'tipo', forma: 'barras', periodo: '12meses' },
      },
    },
    'POST relatorio/contagem': {
      path: 'relatorio/contagem',
      body: {
        montado: {
          casoDeUso: 'Todos',
          json: { pesquisarFiltro: { q: `${palavra}*` } },
          relatorio: { linha: 'tipo', forma: 'barras', periodo: '12meses' },
        },
      },
    },
    'POST relatorio/montar/exportar': {
      path: 'relatorio/montar/exportar',
      body: {
        casoDeUso: 'Documento',
        json: { documentoFiltro: { numero: `${palavra}` } },
        relatorio: { linha: 'mes', coluna: 'unidadeOrigem', forma: 'linha', periodo: 'ano' },
      },
    },
    'GET pesquisa-avancada/opcoes': { path: `pesquisa-avancada/opcoes?campo=unidade&q=${q}` },
    'POST relatorio/envio': {
      path: 'relatorio/envio',
      body: {
        relatorio: 'tipo',
        cada: 'DIA',
        hora: '08:00',
        soDiasUteis: false,
        ativo: false,
        pessoas: [2_000_000],
      },
    },
    'PUT relatorio/envio/{id}': {
      path: `relatorio/envio/${id}`,
      body: {
        relatorio: 'tipo',
        cada: 'DIA',
        hora: '08:00',
        soDiasUteis: false,
        ativo: false,
        pessoas: [2_000_000],
      },
    },
    'POST relatorio/envio/{id}/enviar': { path: `relatorio/envio/${id}/enviar` },
    'POST relatorio/envio/{id}/sair': { path: `relatorio/envio/${id}/sair` },
    'DELETE relatorio/envio/{id}': { path: `relatorio/envio/${id}` },
    'GET agenda': { path: 'agenda?de=2026-11-01&ate=2026-12-31' },
    'POST agenda': {
      path: 'agenda',
      body: { escopo: 'PESSOA', titulo: 'Reunião', de: '2026-11-23', ate: '2026-11-23' },
    },
    'PUT agenda/{id}': {
      path: `agenda/${id}`,
      body: { versao: 1, titulo: 'Reunião', de: '2026-11-23', ate: '2026-11-23' },
    },
    'DELETE agenda/{id}': { path: `agenda/${id}`, body: { versao: 1 } },
    'PUT agenda/{id}/resposta': { path: `agenda/${id}/resposta`, body: { resposta: 'VOU' } },
    'GET agenda/exportar': { path: 'agenda/exportar?de=2026-11-01&ate=2026-12-31' },
    'GET agenda/{id}/exportar': { path: `agenda/${id}/exportar` },
    'POST agenda/assinatura': {
      path: 'agenda/assinatura',
      // it includes nothing, and so makes no address that the lists would then have
      body: { nome: palavra, pessoal: false, unidade: false, organizacao: false, prazos: 'NAO' },
    },
    'POST agenda/assinatura/{id}/renovar': { path: `agenda/assinatura/${id}/renovar` },
    'DELETE agenda/assinatura/{id}': { path: `agenda/assinatura/${id}` },
    'GET agenda/assinatura/{segredo}.ics': { path: `agenda/assinatura/${q}.ics` },
    'GET fluxo-registro': { path: `fluxo-registro?tipo=PESSOA&q=${q}` },
    'GET conformidade': { path: 'conformidade' },
    'GET conformidade/exportar': { path: 'conformidade/exportar?formato=csv' },
    'GET peca/tipos': { path: `peca/tipos?q=${q}` },
    'GET peca/{id}/tocar': { path: `peca/${id}/tocar?passe=${palavra}` },
    'GET dossie/dados-pessoais/{id}': { path: 'dossie/dados-pessoais/1' },
    'GET dossie/dados-pessoais/{id}/pdf': { path: 'dossie/dados-pessoais/1/pdf' },
    'GET agenda/pessoas': { path: `agenda/pessoas?q=${q}` },
    'PUT painel': {
      path: 'painel',
      body: { posicoes: [[{ id: palavra, tipo: 'comigo' }], [], [], [], [], []] },
    },
    'GET painel/padrao/{id}': { path: `painel/padrao/${id}` },
    'PUT painel/padrao/{id}': {
      path: `painel/padrao/${id}`,
      body: { posicoes: [[], [], [], [], [], []] },
    },
    'DELETE painel/padrao/{id}': { path: `painel/padrao/${id}` },
    'GET preferencia/{chave}': { path: `preferencia/caixa-${id}` },
    'PUT preferencia/{chave}': { path: `preferencia/caixa-${id}`, body: {} },
    'GET template-arquivo/{id}/previa': { path: `template-arquivo/${id}/previa` },
    'GET demonstracao/correio/{chave}': { path: `demonstracao/correio/${q}` },
    'GET publicacoes': { path: `publicacoes?q=${q}` },
    'GET publicacoes/novidades': { path: `publicacoes/novidades?q=${q}` },
    'GET publicacoes/processo/{codigo}': { path: `publicacoes/processo/${codigo}` },
    'GET publicacoes/opcoes': { path: 'publicacoes/opcoes' },
    'GET verificar/{codigo}': { path: `verificar/${codigo}` },
    'GET verificar/arquivo/{sha256}': { path: `verificar/arquivo/${sha256}` },
    'GET verificar/{codigo}/arquivo/{sha256}': { path: `verificar/${codigo}/arquivo/${sha256}` },
  };
};

const account = 'É da conta de quem está ao teclado: não lê nenhum conteúdo.';
const upkeep = 'É da instalação: não lê nenhum conteúdo, e mudaria o mundo de todos.';

/** Calls that the test does not make, each with the reason. */
export const notCalled: Readonly<Record<string, string>> = {
  'POST areaRestrita/autenticar': upkeep,
  'PUT areaRestrita/chave': upkeep,
  'DELETE areaRestrita': upkeep,
  'POST arquivo': 'Só recebe um arquivo.',
  'POST assinatura/conferir-arquivo': 'Só recebe um arquivo, e só responde dele.',
  'POST assinatura/conferir-arquivo/pdf': 'O mesmo.',
  'POST assinatura/autoridades/ler':
    'Só recebe um arquivo, e só responde dele e das autoridades da instalação.',
  'POST assinatura/autoridades/carregar': upkeep,
  'POST verificar/assinaturas': 'O mesmo, sem conta.',
  'POST verificar/assinaturas/pdf': 'O mesmo, sem conta.',
  'POST documento/captura': 'Só recebe um arquivo.',
  'POST dossie':
    'Abre um dossiê de quem pede, que muda o que se conta a ele; do que não alcança nada diz (dossie.test.ts).',
  'POST lote-solicitacoes':
    'Faz um lote de quem pede, que muda o que se conta a ele; do que não alcança nada diz (lote-de-solicitacoes.test.ts).',
  'POST lote':
    'Faz um lote de quem pede, que muda o que se conta a ele; do que não alcança nada diz (lote.test.ts).',
  'POST documento/incluir-protocolo': 'Só recebe um arquivo, e o protocolo dele é de quem o envia.',
  'POST documento/importacao-protocolo': 'Só nomeia capturas e cadastros: os protocolos são de quem a pede.',
  'PUT documento/salvar-protocolo': 'Um formulário com arquivo: o alcance é o de consultar o protocolo.',
  'POST documento/substituir-arquivo': 'O mesmo.',
  'PUT processo/associar-protocolo': 'O mesmo, do protocolo e do processo.',
  'POST externo/cadastro': account,
  'POST externo/cadastro/consulta': account,
  'POST externo/cadastro/confirmar': account,
  'POST externo/entrada': account,
  'POST externo/entrada/reenviar': account,
  'POST externo/entrada/codigo': account,
  'POST externo/esqueci-senha': account,
  'POST externo/redefinir-senha/consulta': account,
  'POST externo/redefinir-senha': account,
  'POST externo/senha': account,
  'POST externo/procuracao': account,
  'POST externo/solicitacao': 'Só cria um pedido de quem é de fora, com o que ele mesmo escreve.',
  'POST credencial/confirmacao': account,
  'POST credencial/senha': account,
  'POST credencial/segundo-fator': account,
  'POST credencial/segundo-fator/confirmar': account,
  'POST credencial/segundo-fator/codigos': account,
  'POST credencial/segundo-fator/remover': account,
  'DELETE credencial/sessoes/{id}': account,
  'POST credencial/sessoes/encerrar-outras': account,
  'DELETE credencial/usuario/{usuarioId}/sessoes/{id}': account,
  'POST login': account,
  'POST login/etapa/codigo': account,
  'POST login/etapa/enviar-codigo': account,
  'POST login/etapa/senha': account,
  'POST login/etapa/segundo-fator': account,
  'POST login/etapa/segundo-fator/confirmar': account,
  'POST login/esqueci-senha': account,
  'POST login/redefinir-senha/consulta': account,
  'POST login/redefinir-senha': account,
  'POST login/provedor/iniciar': account,
  'POST login/provedor/concluir': account,
  'POST login/atualizar-token': account,
  'GET login/atualizar-token': account,
  'POST login/logar-departamento/{id}': account,
  'POST login/substituir-usuario/{id}': account,
  'POST login/voltar-ao-meu-usuario': account,
  'POST login/logout': account,
  'POST pesquisa-avancada/parametrizar': account,
  'PUT preferencias-usuario': account,
  'DELETE preferencias-usuario': account,
  'GET notificacao-interna/escutar/{param}': 'Não acaba: é escutada enquanto os conteúdos se fazem.',
  'DELETE notificacao-interna/{id}': 'Só apaga avisos da própria pessoa.',
  'DELETE notificacao-interna/deletar-todas': 'Só apaga avisos da própria pessoa.',
  'POST passagem/usuario/{id}': upkeep,
  'POST passagem/unidade/{id}': upkeep,
  'PUT tema': upkeep,
  'DELETE tema': upkeep,
  'PUT tema/{size}': account,
};
