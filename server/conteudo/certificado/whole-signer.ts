import type { Database } from '#server/base/db/connect.ts';

/** A provider that gives whole signatures (CMS), and how it ties a certificate to a person. */
export interface WholeSigner {
  readonly id: number;
  readonly nome: string;
  /** A certificate that says no CPF is taken by the name on it. */
  readonly porNome: boolean;
}

/** As the register has it now; one that is gone ties nobody by name. */
export const wholeSignerNamed = async (db: Database, id: number): Promise<WholeSigner> => {
  const row = await db
    .selectFrom('registro.provedorAssinatura')
    .select(['nome', 'tipo', 'aceitaSemCpf'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, nome: row?.nome ?? '', porNome: row !== undefined && tiesByName(row) };
};

/** Whether a certificate that says no CPF is taken by the name on it: only of who gives whole signatures, and is set to. */
export const tiesByName = ({
  tipo,
  aceitaSemCpf,
}: {
  readonly tipo: string;
  readonly aceitaSemCpf: boolean | null;
}): boolean => tipo === 'CMS' && aceitaSemCpf === true;
