import type { Permission } from '#schemas/permissions.ts';
import { pages } from '#schemas/pages.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

const documentos: readonly Permission[] = [
  'caixaCentralListar',
  'PesquisaAvancadaListar',
  'documentoIncluir',
  'documentoConsultar',
  'documentoEditar',
  'tramiteDocumento',
  'assinatura',
  'assinaturaCertificado',
  'processoIncluir',
  'processoConsultar',
  'processoEditar',
  'tramiteProcesso',
  'imprimirDocumento',
  'processoRecorrente',
  'dossieIncluir',
  'dossieEditar',
  'copiaTarjadaIncluir',
  'pecaIncluir',
  'pecaConferir',
];

const consultaCadastros = [
  'assuntoListar',
  'assuntoConsultar',
  'cidadeListar',
  'cidadeConsultar',
  'interessadoListar',
  'interessadoConsultar',
  'unidadeListar',
  'unidadeConsultar',
];

/** Everybody tells the own absences. */
const ausenciasProprias = [
  'ausenciaPropriaListar',
  'ausenciaPropriaIncluir',
  'ausenciaPropriaEditar',
  'ausenciaPropriaConsultar',
  'ausenciaPropriaExcluir',
];

const interessados = ['interessadoIncluir', 'interessadoEditar', 'interessadoExcluir'];

/** Who works in the archive says where things may stand in it. */
const locaisDeGuarda = [
  'localGuardaListar',
  'localGuardaIncluir',
  'localGuardaEditar',
  'localGuardaConsultar',
  'localGuardaExcluir',
];

/** What the administrator of one organisation keeps there. */
const cadastrosLocais = [
  'acessoNegadoListar',
  'unidadeIncluir',
  'unidadeEditar',
  'unidadeExcluir',
  'unidadePassar',
  'usuarioListar',
  'usuarioConsultar',
  'usuarioIncluir',
  'usuarioEditar',
  'usuarioExcluir',
  'usuarioPassar',
  'organizacaoInternaListar',
  'organizacaoInternaConsultar',
  'organizacaoInternaEditar',
  'cargoListar',
  'cargoConsultar',
  'perfilAcessoListar',
  'perfilAcessoConsultar',
  'tipoDocumentoListar',
  'tipoDocumentoConsultar',
  'modeloDocumentoListar',
  'modeloDocumentoConsultar',
  'sigiloListar',
  'sigiloConsultar',
  'ausenciaListar',
  'ausenciaIncluir',
  'ausenciaEditar',
  'ausenciaConsultar',
  'ausenciaExcluir',
  'grupoEmailListar',
  'grupoEmailConsultar',
  'textoTramiteListar',
  'textoTramiteIncluir',
  'textoTramiteEditar',
  'textoTramiteConsulta',
  'textoTramiteExcluir',
  'feriadoListar',
  'feriadoConsultar',
  'tipoProcessoListar',
  'tipoProcessoConsultar',
  'tipoDossieListar',
  'tipoDossieConsultar',
  'vinculoEmpregaticioListar',
  'vinculoEmpregaticioConsultar',
];

const paginasComuns = Object.keys(pages).filter(
  (pagina) => /^(principal|opcoesUsuario)\./.test(pagina) || pagina === 'administracao.cadastro',
);

const perfil = (
  chave: string,
  ordem: number,
  descricao: string,
  dados: Partial<Campos<'perfil-acesso'>>,
): RegistroMundo<'perfil-acesso'> => ({
  chave,
  dados: {
    descricao,
    tipo: 'INTERNO',
    ordem,
    administrador: false,
    administradorLocal: false,
    usuarioPadrao: true,
    permissoes: [...documentos, ...consultaCadastros, ...ausenciasProprias],
    regras: [],
    paginas: paginasComuns,
    ativo: true,
    ...dados,
  },
});

/** Profiles beside the administrator's, which every installation has. */
export const perfis: readonly RegistroMundo<'perfil-acesso'>[] = [
  perfil('administrador-local', 2, 'Administrador local', {
    administradorLocal: true,
    usuarioPadrao: false,
    permissoes: [
      ...documentos,
      ...consultaCadastros,
      ...ausenciasProprias,
      ...interessados,
      ...cadastrosLocais,
    ],
    paginas: Object.keys(pages),
  }),
  perfil('chefia', 3, 'Chefia de unidade', {
    permissoes: [
      ...documentos,
      'solicitacaoExclusao',
      ...consultaCadastros,
      ...ausenciasProprias,
      ...interessados,
    ],
    regras: ['permiteConfigurarPublicacaoAoConcluir', 'permiteRemoverAnexo', 'permiteTornarImpublicavel'],
  }),
  perfil('pregoeiro', 4, 'Pregoeiro e equipe de apoio', {
    permissoes: [...documentos, ...consultaCadastros, ...ausenciasProprias, ...interessados],
    regras: ['permiteConfigurarPublicacaoAoConcluir'],
  }),
  perfil('protocolo', 5, 'Protocolo e arquivo', {
    permissoes: [
      ...documentos,
      ...consultaCadastros,
      ...ausenciasProprias,
      ...interessados,
      'protocoloIncluir',
      'protocoloImportar',
      'arquivoGuardar',
      'arquivoInventariar',
      ...locaisDeGuarda,
      'arquivoOperar',
    ],
    regras: ['permiteRemoverAnexo'],
  }),
  perfil('servidor', 6, 'Servidor', {}),
  perfil('consulta', 7, 'Somente consulta', {
    permissoes: ['caixaCentralListar', 'PesquisaAvancadaListar', 'documentoConsultar'],
  }),
  perfil('externo', 8, 'Usuário externo', { tipo: 'EXTERNO', permissoes: [], paginas: [] }),
];
