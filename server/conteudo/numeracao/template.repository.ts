import { sql } from 'kysely';
import type { NumberRule } from '#schemas/numeracao/format-number.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A numbering template as the register keeps it. */
export interface NumberTemplate extends NumberRule {
  readonly id: number;
  readonly inicio: number | null;
  readonly reinicioAnual: boolean;
  readonly porOrganizacao: boolean;
  readonly porUnidade: boolean;
  readonly porTipo: boolean;
}

/** The active template of a type of document, or of process, in an organisation; one that names the organisation goes first. */
export const findTemplate = async (
  db: Database,
  of: 'tipos_documento' | 'tipos_processo',
  tipoId: number,
  organizacaoId: number,
): Promise<NumberTemplate | undefined> => {
  const { rows } = await sql<NumberTemplate>`
    select t.id, t.formato, t.mascara, t.codigo_nup, t.origem, t.codigo_orgao, t.codigo_unidade, t.inicio,
      t.reinicio_anual, t.por_organizacao, t.por_unidade, t.por_tipo, t.nome_do_tipo
    from registro.template_numeracao t
    join ${sql.table(`registro.template_numeracao_${of}`)} d on d.registro_id = t.id and d.alvo_id = ${tipoId}
    left join registro.template_numeracao_organizacoes o on o.registro_id = t.id
    where t.ativo and (o.alvo_id is null or o.alvo_id = ${organizacaoId})
    order by o.alvo_id nulls last limit 1`.execute(db);
  return rows[0];
};
