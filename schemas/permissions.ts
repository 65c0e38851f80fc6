/** Actions that a permission of a register, or of a content, may open: the columns of a profile's matrix. */
export const permissionActions = ['list', 'create', 'edit', 'view', 'remove'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/** What the catalogue says of a permission that the product itself names. */
export interface PermissionEntry {
  /** Section of the product, as in the menu. */
  readonly area: 'principal' | 'opcoes-usuario' | 'administracao' | 'workflow';
  /** The line of the matrix. */
  readonly grupo: string;
  readonly titulo: string;
  /** Column of the matrix; without one it stands among the others of its line. */
  readonly acao?: PermissionAction;
  /** Which act it opens, in one sentence. */
  readonly abre: string;
  /** Its act comes with a later part of the product; a profile may grant it already. */
  readonly futura?: true;
}

const principal = (
  grupo: string,
  titulo: string,
  abre: string,
  more: Pick<PermissionEntry, 'acao' | 'futura'> = {},
): PermissionEntry => ({ area: 'principal', grupo, titulo, abre, ...more });

const workflow = (
  grupo: string,
  titulo: string,
  abre: string,
  more: Pick<PermissionEntry, 'futura'> = {},
): PermissionEntry => ({ area: 'workflow', grupo, titulo, abre, ...more });

const administracao = (grupo: string, titulo: string, abre: string): PermissionEntry => ({
  area: 'administracao',
  grupo,
  titulo,
  abre,
});

/**
 * Permissions that the product itself names, those of later parts included. Registers declare
 * theirs in their definitions; the catalogue of an installation is the union of both.
 */
export const corePermissions = {
  caixaCentralListar: principal('Caixa central', 'Ver a caixa central', 'A caixa central e as suas abas.', {
    acao: 'list',
  }),
  PesquisaAvancadaListar: principal(
    'Caixa central',
    'Pesquisar',
    'A pesquisa do cabeçalho, a avançada e as pesquisas que a pessoa guarda.',
  ),
  solicitacaoExclusao: principal(
    'Caixa central',
    'Tratar pedidos de exclusão',
    'Confirmar ou recusar um pedido de exclusão.',
  ),
  documentoIncluir: principal(
    'Documentos',
    'Incluir',
    'Criar minutas a partir dos modelos permitidos à pessoa.',
    { acao: 'create' },
  ),
  documentoEditar: principal(
    'Documentos',
    'Editar',
    'Editar, concluir e finalizar documentos que estão com a unidade da pessoa.',
    { acao: 'edit' },
  ),
  documentoConsultar: principal(
    'Documentos',
    'Consultar',
    'Abrir documentos que a pessoa alcança, com o PDF e o histórico.',
    { acao: 'view' },
  ),
  tramiteDocumento: principal(
    'Documentos',
    'Tramitar',
    'Enviar documentos e desfazer envios ainda não recebidos.',
  ),
  assinatura: principal('Documentos', 'Assinar', 'Assinar no sistema, com a senha, o que espera a pessoa.'),
  assinaturaCertificado: principal(
    'Documentos',
    'Assinar com certificado',
    'Assinar com o certificado digital que a pessoa tem em um arquivo (A1).',
  ),
  imprimirDocumento: principal(
    'Documentos',
    'Imprimir as peças',
    'Montar um PDF ou um ZIP com as peças de um processo.',
  ),
  processoIncluir: principal('Processos', 'Incluir', 'Criar processos e converter documentos em processos.', {
    acao: 'create',
  }),
  processoEditar: principal('Processos', 'Editar', 'Alterar, concluir e finalizar processos.', {
    acao: 'edit',
  }),
  processoConsultar: principal('Processos', 'Consultar', 'Abrir processos que a pessoa alcança.', {
    acao: 'view',
  }),
  processoRecorrente: principal(
    'Processos',
    'Recorrência',
    'Criar, cancelar e adiar repetições de um processo.',
  ),
  tramiteProcesso: principal(
    'Processos',
    'Tramitar',
    'Enviar processos e desfazer envios ainda não recebidos.',
  ),
  copiaTarjadaIncluir: principal(
    'Documentos',
    'Copiar com tarja',
    'Fazer cópias em que o que não se dá a conhecer está coberto.',
  ),
  arquivoOperar: principal(
    'Arquivo',
    'Cuidar do arquivo',
    'No arquivo em que a pessoa atua: arquivar, devolver, desarquivar e responder aos pedidos.',
  ),
  dossieIncluir: principal('Dossiês', 'Incluir', 'Abrir dossiês dos tipos permitidos à pessoa.', {
    acao: 'create',
  }),
  dossieEditar: principal(
    'Dossiês',
    'Editar',
    'Alterar, pôr e retirar peças de dossiês que estão com a unidade da pessoa.',
    { acao: 'edit' },
  ),
  dadosPessoaisConsultar: principal(
    'Dossiês',
    'Dados pessoais',
    'Ver o que se guarda de uma pessoa e por quê, do que quem pergunta alcança.',
  ),
  arquivoGuardar: principal(
    'Arquivo',
    'Guardar',
    'Pôr, mover e retirar dos locais de guarda o que está com a unidade da pessoa, e imprimir as etiquetas.',
  ),
  arquivoInventariar: principal(
    'Arquivo',
    'Inventariar',
    'Abrir, conferir e encerrar inventários dos locais da unidade da pessoa.',
  ),
  pecaIncluir: principal(
    'Peças',
    'Juntar arquivos',
    'Juntar arquivos a processos, dossiês e lotes que estão com a unidade da pessoa, e dizer o que são.',
    { acao: 'create' },
  ),
  pecaConferir: principal(
    'Peças',
    'Conferir cópias',
    'Declarar que uma peça confere com o original, com o nome e a hora.',
  ),
  protocoloIncluir: principal('Protocolos', 'Incluir', 'Registrar o que chega em papel ou em PDF.', {
    acao: 'create',
  }),
  protocoloImportar: principal('Protocolos', 'Importar', 'Registrar vários PDF de uma vez.'),
  conformidadeConsultar: administracao(
    'Segurança e conformidade',
    'Conformidade',
    'Ver os requisitos do e-ARQ Brasil e os testes que provam cada um.',
  ),
  gerenciarAtividade: workflow('Fluxos', 'Gerenciar atividades', 'Ver e redistribuir as atividades abertas.'),
} as const satisfies Record<string, PermissionEntry>;

export type Permission = keyof typeof corePermissions;

/** Permissions of registers that calls of the product ask for too. */
export const borrowedPermissions = [
  'templateConsultar',
  'logsSistemaConsultar',
  'logsSistemaBaixar',
  'configuracaoEditar',
  'usuarioSessoes',
  'usuarioPassar',
  'unidadePassar',
  'papelConsultar',
  'fluxoListar',
  'fluxoGerenciar',
  'perfilAcessoEditar',
  'autoridadeCertificadoraCarregar',
] as const;
export type BorrowedPermission = (typeof borrowedPermissions)[number];
