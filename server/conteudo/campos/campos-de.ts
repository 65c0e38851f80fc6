import { sql } from 'kysely';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { fase, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { especieOf, kindJoins } from '#server/conteudo/especies/index.ts';
import { emptyCampos, readCampos, type CamposDe } from './read-campos.ts';

type Row = Pick<ConteudoRow, 'id' | 'tipo' | 'fase' | 'tipoDocumentoId' | 'tipoProcessoId' | 'modeloId'>;

/** Whose custom fields a content that was loaded has: those of its type or, of a form, of its model. */
export const camposOf = ({
  id,
  tipo,
  fase: now,
  tipoDocumentoId,
  tipoProcessoId,
  modeloId,
}: Row): CamposDe => {
  const { registro: types = 'tipo_documento', camposDe: registro = types } = especieOf(tipo);
  const tipoId = {
    tipo_documento: tipoDocumentoId,
    tipo_processo: tipoProcessoId,
    modelo_documento: modeloId,
  }[registro];
  return {
    id,
    registro,
    tipoId,
    minuta: now === fase.minuta,
  };
};

/** The same of a content as it is kept now. */
export const camposDe = async (db: Database, id: number): Promise<CamposDe> => {
  const { rows } = await sql<Row>`
    select c.id, c.tipo, c.fase, coalesce(td.id, 0) as tipo_documento_id, coalesce(tp.id, 0) as tipo_processo_id, coalesce(d.modelo_id, 0) as modelo_id
    from conteudo c ${kindJoins} where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`conteúdo ${id} sem linha`);
  return camposOf(row);
};

/** What a type asks for; of a content of that type (`id`, or 0), with what was filled in. Whoever asks sees the content. */
export const camposDoTipo = async (
  ctx: Ctx,
  type: Pick<CamposDe, 'registro' | 'tipoId'>,
  id: number,
): Promise<CampoConteudo[]> => {
  const de = id === 0 ? undefined : await camposDe(ctx.db, id);
  if (de?.registro !== type.registro || de.tipoId !== type.tipoId) return emptyCampos(ctx, type);
  return (await readCampos(ctx, de)).map(({ campo }) => campo);
};
