import { sql } from 'kysely';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { repeatedOption } from './opcoes.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

/** The type whose value is one of some options. */
const lista = 4;

/** A custom field: options somewhere, and that differ, and a term that is not counted from itself. */
export const campoPersonalizado: RegisterHook<'campo-personalizado'> = {
  async beforeSave(ctx, { id, before, values }) {
    if (values.tipo === lista && values.opcoes === undefined && values.listaOpcoes === undefined)
      throw refuseField('opcoes', 'registro.campos.opcoesOuLista');
    const repeated = repeatedOption(values.opcoes);
    if (repeated !== undefined)
      throw refuseField('opcoes', 'registro.campos.opcaoRepetida', { opcao: repeated });
    if (id !== undefined && values.campoReferencia === id)
      throw refuseField('campoReferencia', 'registro.campos.referenciaPropria');
    if (before && before.tipo !== values.tipo) await requireUnused(ctx, before.id);
  },
};

/** The rows of a type copy the type of the field that they take: the field stays of it while one of them names it. */
const requireUnused = async ({ db }: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<{ tipo: string }>`
    select t.nome as tipo from registro.tipo_documento t
      join registro.tipo_documento_campos_personalizados c on c.registro_id = t.id where c.campo = ${id}
    union all select t.nome from registro.tipo_processo t
      join registro.tipo_processo_campos_personalizados c on c.registro_id = t.id where c.campo = ${id}
    union all select t.nome from registro.modelo_documento t
      join registro.modelo_documento_campos_personalizados c on c.registro_id = t.id where c.campo = ${id}
    limit 1`.execute(db);
  const [user] = rows;
  if (user) throw refuseField('tipo', 'registro.campos.tipoEmUso', { tipo: user.tipo });
};
