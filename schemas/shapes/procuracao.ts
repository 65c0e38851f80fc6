import { closed, day, flag, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

export type SituacaoProcuracao = Static<typeof SituacaoProcuracao>;
export const SituacaoProcuracao = oneOf(['ESPERA', 'ACEITA', 'RECUSADA', 'REVOGADA', 'VENCIDA'], {
  type: 'string',
});

export type ProcuracaoNova = Static<typeof ProcuracaoNova>;
export const ProcuracaoNova = closed({
  nome: text({ title: 'Nome do procurador', minLength: 1, maxLength: 150 }),
  documento: text({ title: 'CPF ou CNPJ do procurador', minLength: 1, maxLength: 20 }),
  email: text({ title: 'E-mail do procurador', minLength: 1, maxLength: 254 }),
  servicoId: optional(positive({ title: 'Serviço' })),
  podePedir: flag(),
  podeAssinar: flag(),
  podeReceber: flag(),
  ate: day({ title: 'Vale até', minLength: 1 }),
  arquivo: optional(
    text({
      title: 'Documento',
      minLength: 36,
      maxLength: 36,
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    }),
  ),
});

export type ProcuracaoItem = Static<typeof ProcuracaoItem>;
export const ProcuracaoItem = closed({
  id: positive(),
  nome: text(),
  documento: text(),
  situacao: SituacaoProcuracao,
  servico: optional(closed({ id: positive(), nome: text() })),
  outorganteId: optional(positive()),
  podePedir: flag(),
  podeAssinar: flag(),
  podeReceber: flag(),
  ate: day(),
  motivo: optional(text()),
});

export type Procuracoes = Static<typeof Procuracoes>;
export const Procuracoes = closed({
  concedidas: list(ProcuracaoItem),
  recebidas: list(ProcuracaoItem),
  aprovacao: flag(),
});
