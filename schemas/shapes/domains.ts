import * as acesso from './acesso.ts';
import * as achado from './achado.ts';
import * as agenda from './agenda.ts';
import * as agendaAssinatura from './agenda-assinatura.ts';
import * as anexo from './anexo.ts';
import * as areaRestrita from './area-restrita.ts';
import * as arquivamento from './arquivamento.ts';
import * as arquivo from './arquivo.ts';
import * as assinante from './assinante.ts';
import * as assinatura from './assinatura.ts';
import * as atoEmLote from './ato-em-lote.ts';
import * as autoridades from './autoridades.ts';
import * as caixa from './caixa.ts';
import * as campos from './campos.ts';
import * as captura from './captura.ts';
import * as certificado from './certificado.ts';
import * as certificadoNuvem from './certificado-nuvem.ts';
import * as colaboracao from './colaboracao.ts';
import * as comentario from './comentario.ts';
import * as compromisso from './compromisso.ts';
import * as conexao from './conexao.ts';
import * as conferencia from './conferencia.ts';
import * as conformidade from './conformidade.ts';
import * as conteudo from './conteudo.ts';
import * as corpo from './corpo.ts';
import * as corpoTrecho from './corpo-trecho.ts';
import * as credencial from './credencial.ts';
import * as demonstracao from './demonstracao.ts';
import * as destino from './destino.ts';
import * as documento from './documento.ts';
import * as documentoDeFora from './documento-de-fora.ts';
import * as documentoNovo from './documento-novo.ts';
import * as envioRelatorio from './envio-relatorio.ts';
import * as exclusao from './exclusao.ts';
import * as externo from './externo.ts';
import * as faseExterna from './fase-externa.ts';
import * as filtroPesquisa from './filtro-pesquisa.ts';
import * as fluxo from './fluxo.ts';
import * as fluxoAtividade from './fluxo-atividade.ts';
import * as fluxoComentario from './fluxo-comentario.ts';
import * as fluxoDesenho from './fluxo-desenho.ts';
import * as fluxoInicio from './fluxo-inicio.ts';
import * as fluxoEstatistica from './fluxo-estatistica.ts';
import * as fluxoMigracao from './fluxo-migracao.ts';
import * as fluxoProblema from './fluxo-problema.ts';
import * as fluxoPronto from './fluxo-pronto.ts';
import * as fluxoSimulacao from './fluxo-simulacao.ts';
import * as guarda from './guarda.ts';
import * as inventario from './inventario.ts';
import * as identidade from './identidade.ts';
import * as importacao from './importacao.ts';
import * as intimacao from './intimacao.ts';
import * as log from './log.ts';
import * as dossie from './dossie.ts';
import * as peca from './peca.ts';
import * as formulario from './formulario.ts';
import * as lote from './lote.ts';
import * as loteSolicitacoes from './lote-solicitacoes.ts';
import * as marcador from './marcador.ts';
import * as modeloETipo from './modelo-e-tipo.ts';
import * as modeloPersonalizado from './modelo-personalizado.ts';
import * as notificacao from './notificacao.ts';
import * as painel from './painel.ts';
import * as passagem from './passagem.ts';
import * as percurso from './percurso.ts';
import * as permissao from './permissao.ts';
import * as pesquisa from './pesquisa.ts';
import * as preferencia from './preferencia.ts';
import * as processo from './processo.ts';
import * as processoImpressao from './processo-impressao.ts';
import * as processoPecas from './processo-pecas.ts';
import * as processoRecorrencia from './processo-recorrencia.ts';
import * as processoRelacoes from './processo-relacoes.ts';
import * as procuracao from './procuracao.ts';
import * as propriedade from './propriedade.ts';
import * as protocolo from './protocolo.ts';
import * as protocoloEtiquetas from './protocolo-etiquetas.ts';
import * as protocoloImportacao from './protocolo-importacao.ts';
import * as publicacao from './publicacao.ts';
import * as registro from './registro.ts';
import * as relatorio from './relatorio.ts';
import * as relatorioMontado from './relatorio-montado.ts';
import * as sessao from './sessao.ts';
import * as solicitacao from './solicitacao.ts';
import * as tarja from './tarja.ts';
import * as tema from './tema.ts';
import * as tramite from './tramite.ts';
import * as transferencia from './transferencia.ts';
import * as vinculo from './vinculo.ts';

interface Domain {
  /** Of what the shapes are. */
  readonly title: string;
  readonly modules: readonly object[];
}

/** Every shape that travels, by domain; the names are unique across them. */
export const domains: Readonly<Record<string, Domain>> = {
  acesso: { title: 'Quem vê um conteúdo, e as credenciais nominais', modules: [acesso] },
  agenda: {
    title: 'A agenda da instituição, das unidades e das pessoas',
    modules: [agenda, agendaAssinatura, compromisso],
  },
  anexo: { title: 'Arquivos juntados a um conteúdo, em pastas', modules: [anexo] },
  'area-restrita': { title: 'Área restrita', modules: [areaRestrita] },
  arquivo: { title: 'Arquivos guardados em volumes', modules: [arquivo] },
  documento: {
    title: 'Documentos: minuta, conclusão, assinantes e destinos',
    modules: [documento, assinante, destino, documentoNovo, modeloETipo, propriedade],
  },
  assinatura: { title: 'Assinatura no sistema (docflow) e verificação pública', modules: [assinatura] },
  'ato-em-lote': {
    title: 'Um ato em vários conteúdos, no seu tempo, com o resultado de cada um',
    modules: [atoEmLote],
  },
  certificado: {
    title: 'Assinatura com certificado, em dois passos',
    modules: [certificado, autoridades, certificadoNuvem, conferencia],
  },
  conformidade: {
    title: 'Os requisitos do e-ARQ Brasil e os testes que os provam',
    modules: [conformidade],
  },
  conteudo: {
    title: 'Conteúdo: o que documento, processo e protocolo têm em comum',
    modules: [conteudo, caixa, marcador],
  },
  campos: { title: 'Campos personalizados do tipo, em um conteúdo', modules: [campos] },
  protocolo: {
    title: 'Protocolo: o que chega em papel ou em arquivo',
    modules: [protocolo, captura, protocoloEtiquetas, protocoloImportacao],
  },
  colaboracao: { title: 'Colaboração em uma minuta', modules: [colaboracao] },
  comentario: { title: 'Comentários sobre um conteúdo', modules: [comentario] },
  conexao: { title: 'Opções lidas de outros bancos de dados', modules: [conexao] },
  corpo: { title: 'Corpo dos documentos', modules: [corpo, corpoTrecho] },
  credencial: { title: 'Senha, segundo fator e os passos que faltam para entrar', modules: [credencial] },
  demonstracao: { title: 'O que só uma instalação de demonstração tem', modules: [demonstracao] },
  externo: {
    title: 'A conta de quem é de fora',
    modules: [externo, documentoDeFora, faseExterna, solicitacao],
  },
  'envio-relatorio': { title: 'Envio de relatórios por e-mail', modules: [envioRelatorio] },
  exclusao: { title: 'Pedidos de exclusão do que foi concluído', modules: [exclusao] },
  pesquisa: { title: 'Pesquisas com nome', modules: [pesquisa, achado, filtroPesquisa] },
  fluxo: {
    title: 'Fluxos de trabalho',
    modules: [
      fluxo,
      fluxoAtividade,
      fluxoDesenho,
      fluxoEstatistica,
      fluxoInicio,
      fluxoMigracao,
      fluxoProblema,
      fluxoPronto,
      fluxoComentario,
      fluxoSimulacao,
    ],
  },
  guarda: { title: 'Onde se guarda o que está em papel, e os inventários', modules: [guarda, inventario] },
  identidade: { title: 'Entrada pelo provedor da instituição (OpenID Connect)', modules: [identidade] },
  importacao: {
    title: 'Cargas de registros a partir de arquivos e restauração de versões',
    modules: [importacao],
  },
  intimacao: { title: 'Intimações eletrônicas a quem é de fora', modules: [intimacao] },
  log: { title: 'Log do sistema', modules: [log] },
  dossie: {
    title: 'Dossiês: tudo sobre uma pessoa, um lugar, uma propriedade ou um projeto',
    modules: [dossie],
  },
  formulario: { title: 'Formulários: o PDF em que se preenchem, e os dados', modules: [formulario] },
  peca: { title: 'Peças: arquivos que se juntam sem ser documentos antes', modules: [peca] },
  lote: { title: 'Lotes: conteúdos que andam juntos', modules: [lote] },
  'lote-solicitacoes': {
    title: 'Lotes de solicitações: pedidos de um serviço que se tratam juntos',
    modules: [loteSolicitacoes],
  },
  'modelo-personalizado': {
    title: 'Modelos que uma pessoa ou uma unidade guarda de um documento',
    modules: [modeloPersonalizado],
  },
  tarja: { title: 'Cópias com tarja', modules: [tarja] },
  notificacao: { title: 'Notificações internas', modules: [notificacao] },
  painel: { title: 'O início: os blocos e o lugar de cada um', modules: [painel] },
  passagem: { title: 'O que uma pessoa ou unidade ainda tem, e a passagem a outra', modules: [passagem] },
  tramite: { title: 'Trâmite: envio, recebimento e cópias para conhecimento', modules: [tramite, percurso] },
  permissao: { title: 'Catálogo de permissões, regras e páginas', modules: [permissao] },
  preferencia: { title: 'O que cada pessoa escolheu em cada tela', modules: [preferencia] },
  processo: {
    title: 'Processo',
    modules: [processo, processoImpressao, processoPecas, processoRecorrencia, processoRelacoes],
  },
  procuracao: { title: 'Procurações entre pessoas de fora', modules: [procuracao] },
  publicacao: { title: 'Publicação', modules: [publicacao] },
  registro: {
    title: 'Registros: definições visíveis, escolhas, histórico, usos e conflito',
    modules: [registro],
  },
  relatorio: { title: 'Relatórios', modules: [relatorio, relatorioMontado] },
  sessao: { title: 'Sessão: entrada, renovação e troca de unidade', modules: [sessao] },
  tema: { title: 'Tema visual, versão e situação do servidor', modules: [tema] },
  arquivamento: { title: 'Arquivamento e custódia', modules: [arquivamento] },
  transferencia: { title: 'Transferência de conteúdos entre unidades', modules: [transferencia] },
  vinculo: { title: 'Vínculos entre um documento e o conteúdo de que foi criado', modules: [vinculo] },
};
