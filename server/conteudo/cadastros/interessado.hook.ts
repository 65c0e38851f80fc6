import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';

interface Twin {
  readonly nome: string;
  readonly campo: 'cpf' | 'cnpj' | 'nome';
}

/** An interested party: somebody who seems to be there already is told, not refused. */
export const interessado: RegisterHook<'interessado'> = {
  async warnings(ctx, record) {
    const { rows } = await sql<Twin>`
      select i.nome, case when i.cpf = ${record.cpf ?? null} then 'cpf' when i.cnpj = ${record.cnpj ?? null} then 'cnpj' else 'nome' end as campo
      from registro.interessado i
      where i.id <> ${record.id} and (i.cpf = ${record.cpf ?? null} or i.cnpj = ${record.cnpj ?? null}
        or texto_busca(i.nome) = texto_busca(${record.nome}))
      order by i.id limit 3`.execute(ctx.db);
    return rows.map(({ nome, campo }): FieldError => ({
      campo,
      mensagem: mensagem(`registro.interessado.${campo}`, { nome }),
    }));
  },
};
