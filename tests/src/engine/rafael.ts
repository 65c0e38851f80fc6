/** A person as the server gives one who is opened to be edited. */
export const rafael = {
  id: 1,
  versao: 3,
  nome: 'Rafael Monteiro Lins',
  email: 'rafael.lins@vilaserena.exemplo',
  login: 'rafael.lins',
  cpf: '52998224725',
  perfilAcesso: 4,
  ativo: true,
  unidades: [{ id: 11, organizacao: 1, unidade: 5, cargo: 2, padrao: true }],
  rotulos: { perfilAcesso: 'Pregoeiro e equipe' },
};
