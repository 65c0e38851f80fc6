import { agenda } from './agenda.ts';
import { ajuda } from './ajuda.ts';
import { anexos } from './anexos.ts';
import { arquivamento } from './arquivamento.ts';
import { areaRestrita } from './area-restrita.ts';
import { assinarCertificado } from './assinar-certificado.ts';
import { assinatura } from './assinatura.ts';
import { atividades } from './atividades.ts';
import { autoridades } from './autoridades.ts';
import { aviso } from './aviso.ts';
import { cadastro } from './cadastro.ts';
import { caixa } from './caixa.ts';
import { campos } from './campos.ts';
import { carga } from './carga.ts';
import { colaboracao } from './colaboracao.ts';
import { comandos } from './comandos.ts';
import { comentarios } from './comentarios.ts';
import { certificado } from './certificado.ts';
import { conexao } from './conexao.ts';
import { conferencia } from './conferencia.ts';
import { consulta } from './consulta.ts';
import { corpo } from './corpo.ts';
import { definicao } from './definicao.ts';
import { definicoes } from './definicoes.ts';
import { demonstracao } from './demonstracao.ts';
import { documento } from './documento.ts';
import { editor } from './editor.ts';
import { entrada } from './entrada.ts';
import { erro } from './erro.ts';
import { exclusao } from './exclusao.ts';
import { exibicaoCaixa } from './exibicao-caixa.ts';
import { externo } from './externo.ts';
import { fluxo } from './fluxo.ts';
import { fluxoComentarios } from './fluxo-comentarios.ts';
import { fluxoDesenho } from './fluxo-desenho.ts';
import { fluxoEstatistica } from './fluxo-estatistica.ts';
import { fluxoFormulario } from './fluxo-formulario.ts';
import { fluxoLeitura } from './fluxo-leitura.ts';
import { fluxoMigracao } from './fluxo-migracao.ts';
import { fluxoProblema } from './fluxo-problema.ts';
import { fluxoProntos } from './fluxo-prontos.ts';
import { fluxoRegras } from './fluxo-regras.ts';
import { fluxoSimulacao } from './fluxo-simulacao.ts';
import { gerenciarAtividades } from './gerenciar-atividades.ts';
import { guardaTela } from './guarda-tela.ts';
import { guarda } from './guarda.ts';
import { shell as ofHome } from './home.ts';
import { identidade } from './identidade.ts';
import { importacao } from './importacao.ts';
import { inventarioTela } from './inventario-tela.ts';
import { inventario } from './inventario.ts';
import { intimacoes } from './intimacoes.ts';
import { localizacao } from './localizacao.ts';
import { log } from './log.ts';
import { loteTela } from './lote-tela.ts';
import { loteSolicitacoesTela } from './lote-solicitacoes-tela.ts';
import { atoEmLote } from './ato-em-lote.ts';
import { alerta } from './alerta.ts';
import { conformidade } from './conformidade.ts';
import { dossie } from './dossie.ts';
import { pecaTela } from './peca-tela.ts';
import { dossieTela } from './dossie-tela.ts';
import { lote } from './lote.ts';
import { loteSolicitacoes } from './lote-solicitacoes.ts';
import { formulario } from './formulario.ts';
import { peca } from './peca.ts';
import { modelosPersonalizados } from './modelos-personalizados.ts';
import { normalizacao } from './normalizacao.ts';
import { numeracao } from './numeracao.ts';
import { painel } from './painel.ts';
import { chamada } from './chamada.ts';
import { papel } from './papel.ts';
import { passagem } from './passagem.ts';
import { perfil } from './perfil.ts';
import { pdf } from './pdf.ts';
import { pesquisa } from './pesquisa.ts';
import { preferencias } from './preferencias.ts';
import { primeiroDia } from './primeiro-dia.ts';
import { processo } from './processo.ts';
import { processoConsulta } from './processo-consulta.ts';
import { processoImpressao } from './processo-impressao.ts';
import { processoRecorrencia } from './processo-recorrencia.ts';
import { processoEdicao } from './processo-edicao.ts';
import { protocolo } from './protocolo.ts';
import { protocoloTela } from './protocolo-tela.ts';
import { ra } from './ra.ts';
import { relatorios } from './relatorios.ts';
import { registro } from './registro.ts';
import { sessao } from './sessao.ts';
import { shell } from './shell.ts';
import { sobre } from './sobre.ts';
import { tarefa } from './tarefa.ts';
import { tarja } from './tarja.ts';
import { tarjaTela } from './tarja-tela.ts';
import { tema } from './tema.ts';
import { templateArquivo } from './template-arquivo.ts';
import { transferencia } from './transferencia.ts';
import { tramite } from './tramite.ts';
import { ui } from './ui.ts';
import { validacao } from './validacao.ts';
import { validador } from './validador.ts';
import { protocoloExterno } from './protocolo-externo.ts';
import { publicacoes } from './publicacoes.ts';
import { verificar } from './verificar.ts';
import { vinculos } from './vinculos.ts';
import { volume } from './volume.ts';

/** Every text that a person reads, by area. */
export const ptBR = {
  agenda,
  ajuda,
  anexos,
  areaRestrita,
  arquivamento,
  assinarCertificado,
  assinatura,
  atividades,
  autoridades,
  aviso,
  cadastro,
  caixa,
  campos,
  carga,
  colaboracao,
  comandos,
  comentarios,
  certificado,
  conexao,
  conferencia,
  consulta,
  corpo,
  definicao,
  definicoes,
  demonstracao,
  documento,
  editor,
  entrada,
  erro,
  exclusao,
  exibicaoCaixa,
  externo,
  fluxo,
  fluxoComentarios,
  fluxoDesenho,
  fluxoEstatistica,
  fluxoFormulario,
  fluxoLeitura,
  fluxoMigracao,
  fluxoProblema,
  fluxoProntos,
  fluxoRegras,
  fluxoSimulacao,
  gerenciarAtividades,
  guarda,
  guardaTela,
  identidade,
  importacao,
  intimacoes,
  inventario,
  inventarioTela,
  localizacao,
  log,
  loteTela,
  loteSolicitacoesTela,
  atoEmLote,
  alerta,
  conformidade,
  dossie,
  dossieTela,
  pecaTela,
  lote,
  loteSolicitacoes,
  formulario,
  modelosPersonalizados,
  normalizacao,
  numeracao,
  painel,
  chamada,
  papel,
  passagem,
  peca,
  perfil,
  pdf,
  pesquisa,
  preferencias,
  protocolo,
  protocoloExterno,
  protocoloTela,
  primeiroDia,
  processo,
  processoConsulta,
  processoEdicao,
  processoRecorrencia,
  processoImpressao,
  ra,
  registro,
  relatorios,
  sessao,
  shell: { ...shell, ...ofHome },
  sobre,
  tarefa,
  tarja,
  tarjaTela,
  tema,
  templateArquivo,
  transferencia,
  tramite,
  ui,
  validacao,
  validador,
  publicacoes,
  verificar,
  vinculos,
  volume,
} as const;
