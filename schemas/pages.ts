/** Dotted names of the product's pages, granted by profiles (spec.md section 6). */
export const pages = {
  'principal.home': 'Início',
  'principal.caixaCentral': 'Caixa central',
  'principal.documento': 'Documentos',
  'administracao.cadastro': 'Cadastros',
  'administracao.usuario': 'Usuários e acesso',
} as const;
