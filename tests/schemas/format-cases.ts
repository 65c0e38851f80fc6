import type { FormatName } from '#schemas/generated-definition.ts';
import { validacao } from '#schemas/messages/pt-BR/validacao.ts';
import { text, type LoweringCase } from './lowering-cases.ts';

/** Of each format: values as they are stored, and others that are none. */
const values: Readonly<
  Record<FormatName, { readonly good: readonly string[]; readonly bad: readonly string[] }>
> = {
  email: { good: ['a@b.c', 'contato@vilaserena.gov.br'], bad: ['a', 'a@', '@b.c'] },
  date: { good: ['2026-12-31', '2024-02-29'], bad: ['2026-02-29', '31/12/2026', '2026-13-01'] },
  'date-time': { good: ['2026-12-31T10:00:00-03:00', '2026-12-31T13:00:00Z'], bad: ['2026-12-31', '10:00'] },
  hora: { good: ['00:00', '23:59'], bad: ['24:00', '8h', '12:60'] },
  cpf: { good: ['12345678909'], bad: ['12345678900', '1', '11111111111'] },
  cnpj: { good: ['11222333000181', '12ABC34501DE35'], bad: ['11222333000182', '12ABC34501DE36', '1'] },
  'cpf-cnpj': { good: ['12345678909', '12ABC34501DE35'], bad: ['12345678900', '12ABC34501DE36'] },
  cep: { good: ['29998000'], bad: ['2999800', '2999800a'] },
  telefone: { good: ['27999992010', '2733330000'], bad: ['99992010', 'ramal 20'] },
  uri: { good: ['https://exemplo.gov.br/a?b=c'], bad: ['exemplo', 'exemplo.gov.br'] },
  nup: { good: ['23037001462202165'], bad: ['23037001462202166', '1'] },
  cron: { good: ['0 6 * * *', '*/15 8-18 * * 1-5'], bad: ['* *', '60 0 * * *'] },
};

/** The same case for each format: what is stored is accepted, what is not is refused in the words of the format. */
export const formatCases: readonly LoweringCase[] = (Object.keys(values) as FormatName[]).map((format) => ({
  title: `format ${format}`,
  properties: { valor: text('Valor', { format }) },
  accepts: [{}, ...values[format].good.map((valor) => ({ valor }))],
  refuses: values[format].bad.map((valor) => [{ valor }, { valor: validacao.formato[format] }] as const),
}));
