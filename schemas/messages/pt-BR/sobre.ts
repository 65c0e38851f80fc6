/** What an installation says of itself. */
export const sobre = {
  titulo: 'Sobre o Malote',
  api: 'Versão da API',
  atualizacao: 'Atualizada em',
  build: 'Build',
  cliente: 'Versão do cliente',
  instituicao: 'Instituição',
  semHttps: 'Este endereço não usa https: o navegador não cifra dados nem calcula resumos.',
  naoLida: 'Não foi possível ler a versão do servidor.',
} as const;
