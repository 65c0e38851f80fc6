import type { CaixaQuery } from './shapes/caixa.ts';

/** A column by which the inbox may be ordered. */
export type CampoOrdem = 'desde' | 'prazo' | 'assunto' | 'prioridade';

/** One criterion of the order of the inbox; by default it rises. */
export interface OrdemCaixa {
  readonly campo: CampoOrdem;
  readonly desce?: true;
}

/** The ways in which a column may be ordered. */
type Sentidos = readonly ('sobe' | 'desce')[];

const ofForwardings = { desde: ['sobe'], prazo: ['sobe'], prioridade: ['desce', 'sobe'] } as const;
const ofUnit = { desde: ['sobe'], prazo: ['sobe'], assunto: ['sobe', 'desce'] } as const;

/**
 * What each tab offers to order by: what an index answers however long the list is, or what only the person's own few rows
 * have to be put in order for. Without an order the newest come first, and so `desde` is offered only upwards.
 */
export const ordensDaAba: Readonly<
  Record<NonNullable<CaixaQuery['aba']>, Readonly<Partial<Record<CampoOrdem, Sentidos>>>>
> = {
  receber: ofForwardings,
  acompanhar: ofForwardings,
  conhecimento: ofForwardings,
  unidade: ofUnit,
  'protocolo-externo': ofUnit,
  meus: ofUnit,
  acompanhando: ofUnit,
  consultados: ofUnit,
  todos: {},
};

const campos: readonly CampoOrdem[] = ['desde', 'prazo', 'assunto', 'prioridade'];

/** Criteria at the most. */
export const mostOrders = 3;

/** Reads an order as it is written in an address; what it does not know is as if it were not there. */
export const readOrders = (written: string | null | undefined): readonly OrdemCaixa[] => {
  if (!written) return [];
  if (written === 'antigos') return [{ campo: 'desde' }];
  const read = written.split(',').flatMap((one): readonly OrdemCaixa[] => {
    const campo = campos.find((each) => each === one.replace(/^-/, ''));
    if (!campo) return [];
    return [one.startsWith('-') ? { campo, desce: true } : { campo }];
  });
  return read
    .filter(({ campo }, at) => read.findIndex((other) => other.campo === campo) === at)
    .slice(0, mostOrders);
};

/** Writes it for an address; nothing for the newest first. */
export const writeOrders = (orders: readonly OrdemCaixa[]): string | undefined => {
  if (orders.length === 0) return undefined;
  const written = orders.map(({ campo, desce }) => `${desce ? '-' : ''}${campo}`).join(',');
  return written === 'desde' ? 'antigos' : written;
};

/** What the inbox is asked for, to be in a written order. */
export const inboxOrders = (written: string): string[] =>
  readOrders(written).map(({ campo, desce }) => `${campo},${desce ? 'desc' : 'asc'}`);
