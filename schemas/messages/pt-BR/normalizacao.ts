/** What each rule over the registers found, by the name of the rule. */
export const normalizacao = {
  INTERESSADO_REPETIDO: 'Tem o mesmo CPF ou CNPJ de {outro}.',
  INTERESSADO_HOMONIMO: 'Tem o mesmo nome do registro {outro}, e um dos dois não tem CPF nem CNPJ.',
  NUMERO_INVALIDO: 'Não confere: {outro}.',
  CIDADE_REPETIDA: 'Já há esta cidade neste estado: registro {outro}.',
  CARGO_REPETIDO: 'Já há um cargo com este nome: registro {outro}.',
  ASSUNTO_REPETIDO: 'Já há um assunto com este nome no mesmo nível: registro {outro}.',
  ASSUNTO_SOB_INATIVO: 'Está ativo sob {outro}, que está inativo.',
  UNIDADE_SOB_INATIVA: 'Está ativa sob {outro}, que está inativa.',
  UNIDADE_SEM_PESSOAS: 'Nenhuma pessoa ativa atua nela: o que chegar não terá quem receba.',
  ORGANIZACAO_SEM_UNIDADE: 'Não tem nenhuma unidade ativa.',
  USUARIO_SEM_UNIDADE: 'Não atua em nenhuma unidade ativa.',
  PERFIL_CONFLITANTE: 'Junta o que não pode estar junto: {outro}.',
  USUARIO_CONFLITANTE: 'Junta o que não pode estar junto: {outro}.',
  USUARIO_PERFIL_INATIVO: 'Tem o perfil {outro}, que está inativo.',
  MODELO_TIPO_INATIVO: 'É do tipo {outro}, que está inativo.',
} as const;
