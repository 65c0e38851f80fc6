/** Files that hold rules, and the tests that have to notice when one of them is altered. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'server/conteudo/atos/conditions.ts': ['tests/server/conteudo/condicoes.test.ts'],
  'server/conteudo/atos/act-table.ts': ['tests/server/conteudo/condicoes.test.ts'],
  'server/conteudo/atos/facts.ts': ['tests/server/conteudo/situacao.test.ts'],
  'server/conteudo/assinatura/sign-rule.ts': ['tests/server/conteudo/tabela-de-atos.test.ts'],
  'server/conteudo/estado/state-acts.ts': ['tests/server/conteudo/tabela-de-atos.test.ts'],
  'server/documento/edit-rule.ts': ['tests/server/conteudo/tabela-de-atos.test.ts'],
  'server/base/http/permission.ts': ['tests/server/conteudo/condicoes.test.ts'],
  'server/conteudo/numeracao/plan-number.ts': ['tests/server/conteudo/plano-de-numero.test.ts'],
  'schemas/numeracao/format-number.ts': ['tests/schemas/numeracao.test.ts'],
  'schemas/numeracao/check-digits.ts': ['tests/schemas/numeracao.test.ts'],
  'schemas/read-number.ts': ['tests/schemas/read-number.test.ts'],
  'server/ferramentas/capture/plan-split.ts': ['tests/server/files/plan-split.test.ts'],
  'server/ferramentas/capture/is-blank.ts': ['tests/server/files/is-blank.test.ts'],
  'server/protocolo/pendencias.ts': ['tests/server/protocolo/regras.test.ts'],
  'server/protocolo/envio/periodicidade.ts': ['tests/server/protocolo/regras.test.ts'],
  'server/instalacao/prazo/day.ts': ['tests/server/prazo/calendario.test.ts'],
  'server/instalacao/prazo/holiday-rule.ts': ['tests/server/prazo/calendario.test.ts'],
  'server/instalacao/prazo/national-holidays.ts': ['tests/server/prazo/calendario.test.ts'],
  'server/instalacao/prazo/business-calendar.ts': ['tests/server/prazo/calendario.test.ts'],
};

/** Rules that are written in SQL too: their tests have a few tables of their own, and what the queries say is altered as well. */
export const rulesInSql: Readonly<Record<string, readonly string[]>> = {
  'server/pessoas/acesso/content-filter.ts': ['tests/server/access/filtro.test.ts'],
  'server/conteudo/assinatura/signers.repository.ts': ['tests/server/assinatura/ordem.test.ts'],
  'server/conteudo/numeracao/counter.ts': ['tests/server/conteudo/contador.test.ts'],
  'server/conteudo/numeracao/free-number.ts': ['tests/server/conteudo/contador.test.ts'],
  'server/conteudo/caixa-central/tabs.ts': ['tests/server/caixa-central/contagens.test.ts'],
  'server/conteudo/caixa-central/contadores.ts': ['tests/server/caixa-central/contagens.test.ts'],
};
