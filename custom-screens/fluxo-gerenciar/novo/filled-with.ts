import type { Pronto } from '../prontos/Prontos.tsx';

type Values = Readonly<Record<string, unknown>>;

/** What a ready flow is called, in the fields that are empty or say what the one before it said: what somebody wrote stays. */
export const filledWith = (
  values: Values,
  { codigo, nome, descricao }: Pronto,
  former?: Pronto,
): Record<string, unknown> => {
  const said = { codigo, nome, descricao } as const;
  const names = Object.keys(said) as (keyof typeof said)[];
  const free = names.filter((name) => (values[name] ?? '') === '' || values[name] === former?.[name]);
  return { ...values, ...Object.fromEntries(free.map((name) => [name, said[name]])) };
};
