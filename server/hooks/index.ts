import type { RegisterHook } from '#server/engine/hook.ts';
import { acessoNegado } from './acesso-negado.ts';
import { areaRestrita } from './area-restrita.ts';
import { assunto } from './assunto.ts';
import { ausencia } from './ausencia.ts';
import { campoPersonalizado } from './campo-personalizado.ts';
import { campoValidador } from './campo-validador.ts';
import { conexao } from './conexao.ts';
import { configuracao } from './configuracao.ts';
import { controleVolume } from './controle-volume.ts';
import { dominio } from './dominio.ts';
import { faixaHorario } from './faixa-horario.ts';
import { feriado } from './feriado.ts';
import { gerenciadorEmail } from './gerenciador-email.ts';
import { indisponibilidade } from './indisponibilidade.ts';
import { interessado } from './interessado.ts';
import { logsSistema } from './logs-sistema.ts';
import { modeloDocumento } from './modelo-documento.ts';
import { normalizacao } from './normalizacao.ts';
import { numeracao } from './numeracao.ts';
import { organizacaoInterna } from './organizacao-interna.ts';
import { pagina } from './pagina.ts';
import { perfilAcesso } from './perfil-acesso.ts';
import { sigilo } from './sigilo.ts';
import { tarefa } from './tarefa.ts';
import { templateArquivo } from './template-arquivo.ts';
import { templateCaixaSelecao } from './template-caixa-selecao.ts';
import { templateMensagem } from './template-mensagem.ts';
import { templateNumeracao } from './template-numeracao.ts';
import { textoTramite } from './texto-tramite.ts';
import { tipoDocumento } from './tipo-documento.ts';
import { tipoProcesso } from './tipo-processo.ts';
import { unidade } from './unidade.ts';
import { usuario } from './usuario.ts';
import { usuarioExterno } from './usuario-externo.ts';
import { volume } from './volume.ts';

/** The registers whose behaviour data cannot express; each in the file of its name. */
export const hooks: Readonly<Record<string, RegisterHook>> = {
  'acesso-negado': acessoNegado,
  'area-restrita': areaRestrita,
  assunto,
  ausencia,
  'campo-personalizado': campoPersonalizado,
  'campo-validador': campoValidador,
  conexao,
  configuracao,
  'controle-volume': controleVolume,
  dominio,
  'faixa-horario': faixaHorario,
  feriado,
  'gerenciador-email': gerenciadorEmail,
  indisponibilidade,
  interessado,
  'logs-sistema': logsSistema,
  'modelo-documento': modeloDocumento,
  normalizacao,
  numeracao,
  'organizacao-interna': organizacaoInterna,
  pagina,
  'perfil-acesso': perfilAcesso,
  sigilo,
  tarefa,
  'template-arquivo': templateArquivo,
  'template-caixa-selecao': templateCaixaSelecao,
  'template-mensagem': templateMensagem,
  'template-numeracao': templateNumeracao,
  'texto-tramite': textoTramite,
  'tipo-documento': tipoDocumento,
  'tipo-processo': tipoProcesso,
  unidade,
  usuario,
  'usuario-externo': usuarioExterno,
  volume,
};
