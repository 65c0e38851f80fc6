/** A person of two units, as the server gives one who is opened to be edited. */
export const rafael = {
  id: 1,
  versao: 3,
  nome: 'Rafael Monteiro Lins',
  email: 'rafael.lins@vilaserena.exemplo',
  login: 'rafael.lins',
  cpf: '52998224725',
  perfilAcesso: 4,
  ativo: true,
  unidades: [
    {
      id: 11,
      organizacao: 1,
      unidade: 5,
      cargo: 2,
      padrao: true,
      rotulos: { organizacao: 'SEMAD', unidade: 'CCL · Compras', cargo: 'Pregoeiro' },
    },
    {
      id: 12,
      organizacao: 1,
      unidade: 6,
      cargo: 3,
      padrao: false,
      rotulos: { organizacao: 'SEMAD', unidade: 'SEMAD · Gabinete', cargo: 'Assessor' },
    },
  ],
  rotulos: { perfilAcesso: 'Pregoeiro e equipe' },
};

/** The same, of one unit only. */
export const rafaelOfOneUnit = {
  ...rafael,
  unidades: [{ id: 11, organizacao: 1, unidade: 5, cargo: 2, padrao: true }],
};
