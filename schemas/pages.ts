/** Dotted names of the product's pages, granted by profiles. */
export const pages = {
  'principal.home': 'Início',
  'principal.caixaCentral': 'Caixa central',
  'principal.documento': 'Documentos',
  'principal.processo': 'Processos',
  'principal.protocolo': 'Protocolos',
  'principal.assinatura': 'Para assinar',
  'principal.pesquisa': 'Pesquisa',
  'opcoesUsuario.preferencias': 'Preferências',
  'opcoesUsuario.ausencia': 'Minhas ausências',
  'administracao.cadastro': 'Cadastros',
  'administracao.configuracao': 'Configuração',
  'administracao.usuario': 'Usuários e acesso',
  'administracao.controleAcesso': 'Perfis e páginas',
  'workflow.papel': 'Papéis',
  'workflow.fluxo': 'Fluxos',
} as const;
