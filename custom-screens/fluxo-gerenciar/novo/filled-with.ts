import type { Pronto } from '../prontos/Prontos.tsx';

type Values = Readonly<Record<string, unknown>>;

/** What a ready flow is called, in the fields where nobody wrote anything: what was written stays. */
export const filledWith = (values: Values, { codigo, nome, descricao }: Pronto): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries({ codigo, nome, descricao }).filter(([name]) => (values[name] ?? '') === ''),
  ),
});
