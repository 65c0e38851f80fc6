/** What an installation says of itself. */
export const sobre = {
  titulo: 'About Malote',
  api: 'API version',
  atualizacao: 'Updated on',
  build: 'Build',
  cliente: 'Client version',
  instituicao: 'Institution',
  semHttps: 'This address does not use https: the browser keeps no encrypted data and hashes no files here.',
  naoLida: 'The version of the server could not be read.',
} as const;
