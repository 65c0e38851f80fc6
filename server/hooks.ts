import { guardAddresses } from './administracao/configuracao/index.ts';
import { guardCalls } from './pessoas/usuario/index.ts';
import { grupoEmail } from './pessoas/usuario/grupo-email.hook.ts';
import { handoverHook } from './administracao/passagem/index.ts';
import type { RegisterHook } from './engine/hook.ts';
import { joinHooks } from './engine/join-hooks.ts';
import { alertaSeguranca } from './pessoas/alerta/alerta-seguranca.hook.ts';
import { conflitoPapel } from './pessoas/usuario/conflito-papel.hook.ts';
import { acessoNegado } from './pessoas/acesso/acesso-negado.hook.ts';
import { areaRestrita } from './administracao/area-restrita/area-restrita.hook.ts';
import { assunto } from './conteudo/cadastros/assunto.hook.ts';
import { ausencia } from './pessoas/ausencia/ausencia.hook.ts';
import { autoridadeCarimbo } from './conteudo/certificado/autoridade-carimbo.hook.ts';
import { provedorAssinatura } from './conteudo/certificado/provedor-assinatura.hook.ts';
import { autoridadeCertificadora } from './conteudo/certificado/confianca/autoridade-certificadora.hook.ts';
import { contaQueAssina } from './conteudo/assinatura/usuario-externo.hook.ts';
import { campoPersonalizado } from './conteudo/campos/campo-personalizado.hook.ts';
import { campoValidador } from './conteudo/campos/campo-validador.hook.ts';
import { conexao } from './instalacao/conexao/conexao.hook.ts';
import { configuracao } from './administracao/configuracao/configuracao.hook.ts';
import { controleVolume } from './instalacao/volume/controle-volume.hook.ts';
import { dominio } from './administracao/configuracao/dominio.hook.ts';
import { faixaHorario } from './pessoas/usuario/faixa-horario.hook.ts';
import { feriado } from './instalacao/prazo/feriado.hook.ts';
import { fluxo } from './fluxo/desenho/index.ts';
import { gerenciadorEmail } from './instalacao/correio/gerenciador-email.hook.ts';
import { indisponibilidade } from './instalacao/prazo/indisponibilidade.hook.ts';
import { interessado } from './conteudo/cadastros/interessado.hook.ts';
import { localGuarda } from './conteudo/guarda/local-guarda.hook.ts';
import { logsSistema } from './instalacao/logs/logs-sistema.hook.ts';
import { modeloDocumento } from './documento/modelo-documento.hook.ts';
import { normalizacao } from './administracao/normalizacao/normalizacao.hook.ts';
import { numeracao } from './conteudo/numeracao/numeracao.hook.ts';
import { organizacaoInterna } from './pessoas/unidade/organizacao-interna.hook.ts';
import { pagina } from './pessoas/usuario/pagina.hook.ts';
import { papel } from './fluxo/papel/index.ts';
import { perfilAcesso } from './pessoas/usuario/perfil-acesso.hook.ts';
import { procuracao } from './pessoas/externo/procuracao.hook.ts';
import { sigilo } from './conteudo/cadastros/sigilo.hook.ts';
import { tarefa } from './administracao/tarefa/tarefa.hook.ts';
import { templateArquivo } from './instalacao/template-arquivo/template-arquivo.hook.ts';
import { templateCaixaSelecao } from './instalacao/conexao/template-caixa-selecao.hook.ts';
import { templateMensagem } from './instalacao/mensagem/template-mensagem.hook.ts';
import { templateNumeracao } from './conteudo/numeracao/template-numeracao.hook.ts';
import { textoTramite } from './conteudo/tramite/texto-tramite.hook.ts';
import { tipoDocumento } from './conteudo/campos/tipo-documento.hook.ts';
import { tipoProcesso } from './conteudo/campos/tipo-processo.hook.ts';
import { unidade } from './pessoas/unidade/unidade.hook.ts';
import { usuario } from './pessoas/usuario/usuario.hook.ts';
import { usuarioExterno } from './pessoas/usuario/usuario-externo.hook.ts';
import { volume } from './instalacao/volume/volume.hook.ts';

/** The fields by which a model calls people. */
const modelFields: Readonly<Partial<Record<string, string>>> = {
  destino: 'destinosFixos',
  assina: 'assinantesFixos',
};

/** The fields by which an account is called, when not by its units. */
const accountFields: Readonly<Partial<Record<string, string>>> = {
  PERFIL: 'perfilAcesso',
  LOGIN: 'login',
  EMAIL: 'email',
};

/** The registers whose behaviour data cannot express; each in the file of its name, in the folder of its subject. */
export const hooks: Readonly<Record<string, RegisterHook>> = {
  'acesso-negado': acessoNegado,
  'alerta-seguranca': alertaSeguranca,
  'area-restrita': areaRestrita,
  assunto,
  ausencia,
  'autoridade-carimbo': autoridadeCarimbo,
  'provedor-assinatura': provedorAssinatura,
  'autoridade-certificadora': autoridadeCertificadora,
  'campo-personalizado': campoPersonalizado,
  'campo-validador': campoValidador,
  conexao: joinHooks(conexao, guardAddresses('conexao')),
  'conflito-papel': conflitoPapel,
  configuracao: joinHooks(configuracao, guardAddresses('configuracao')),
  'controle-volume': controleVolume,
  dominio: joinHooks(dominio, guardAddresses('dominio')),
  'faixa-horario': faixaHorario,
  feriado,
  fluxo: joinHooks(
    fluxo,
    guardCalls(() => 'ativo'),
  ),
  'gerenciador-email': gerenciadorEmail,
  'grupo-email': joinHooks(
    grupoEmail,
    guardCalls(() => 'usuarios'),
  ),
  indisponibilidade,
  interessado,
  'local-guarda': localGuarda,
  'logs-sistema': logsSistema,
  'modelo-documento': joinHooks(
    modeloDocumento,
    guardCalls(({ especie }) => modelFields[especie] ?? 'fluxoIniciado'),
  ),
  normalizacao,
  numeracao,
  'organizacao-interna': organizacaoInterna,
  pagina,
  papel: joinHooks(
    papel,
    guardCalls(({ especie }) => (especie === 'papel' || especie === 'campo' ? 'executantes' : 'codigo')),
  ),
  'perfil-acesso': perfilAcesso,
  procuracao,
  sigilo,
  tarefa,
  'template-arquivo': templateArquivo,
  'template-caixa-selecao': templateCaixaSelecao,
  'template-mensagem': templateMensagem,
  'template-numeracao': templateNumeracao,
  'texto-tramite': textoTramite,
  'tipo-documento': joinHooks(
    tipoDocumento,
    guardCalls(() => 'fluxoIniciado'),
  ),
  'tipo-processo': joinHooks(
    tipoProcesso,
    guardCalls(({ especie }) => (especie === 'pedidos' ? 'unidadeExterna' : 'fluxoIniciado')),
  ),
  unidade: joinHooks(
    joinHooks(unidade, handoverHook('unidade')),
    guardCalls(({ especie }) => (especie === 'acima' ? 'unidadeSuperior' : 'sigla')),
  ),
  usuario: joinHooks(
    joinHooks(usuario, handoverHook('usuario')),
    guardCalls(({ por }) => accountFields[por ?? ''] ?? 'unidades', { accounts: true }),
  ),
  'usuario-externo': joinHooks(usuarioExterno, contaQueAssina),
  volume,
};
