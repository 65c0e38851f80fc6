import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { pages } from '#schemas/pages.ts';

/** Helena, who coordinates the purchases of Vila Serena, as the server describes her at sign-in. */
export const helena = (
  permissoes: readonly string[] = [
    'caixaCentralListar',
    'PesquisaAvancadaListar',
    'documentoIncluir',
    'assinatura',
  ],
): SessaoAberta => ({
  token: 'token-da-helena',
  dados: {
    usuario: {
      id: 7,
      idUsuario: 7,
      nome: 'Helena Duarte Pires',
      login: 'helena.pires',
      perfilAcessoId: 2,
      perfilAcessoDescricao: 'Pregoeiro e equipe de apoio',
      sigiloGrau: 1,
    },
    idUnidadeLogada: 3,
    idUsuarioUnidade: 9,
    nomeUnidadeLogada: 'Compras e Licitações',
    usuarioDepartamento: { secretario: false, chefe: true },
    listaUsuarioSubstituido: [],
    listaUsuarioDepartamento: [
      {
        id: 3,
        idUsuarioUnidade: 9,
        nome: 'Compras e Licitações',
        sigla: 'CCL',
        padrao: true,
        chefe: true,
        secretario: false,
      },
      {
        id: 5,
        idUsuarioUnidade: 12,
        nome: 'Administração',
        sigla: 'SEMAD',
        padrao: false,
        chefe: false,
        secretario: false,
      },
    ],
    departamento: {
      id: 3,
      nome: 'Compras e Licitações',
      sigla: 'CCL',
      idOrganizacaoInterna: 1,
      siglaOrganizacaoInterna: 'PMVS',
      nomeOrganizacaoInterna: 'Prefeitura de Vila Serena',
      protocolo: false,
    },
    perfilAcesso: {
      permissoes: [...permissoes],
      regras: ['permiteAssinarSemDefinirAssinante'],
      listaPagina: Object.keys(pages),
      administrador: false,
      administradorLocal: true,
      usuarioPadrao: true,
    },
  },
  userConfig: {
    itensPorPagina: 20,
    tempoApresentacaoMensagens: 5,
    protocoloLigthPadrao: {},
    preferencias: {},
  },
  sistemaConfig: {
    isCheckOutAutomatico: true,
    tempoApresentacaoMensagens: 5,
    errosFixos: true,
    registrarLocalizacao: false,
  },
  chaveRascunhos: 'cmFzY3VuaG9zIGRlIHF1ZW0gdGVzdGEgMzIgYnl0ZXM=',
  locale: 'pt-BR',
  areaRestrita: false,
  carimbo: '7.1',
  agora: '2026-11-20T13:30:00.000Z',
});
