import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Caso } from './performer-facts.ts';

interface Row extends Omit<Caso, 'campos' | 'iniciadorId' | 'iniciadorUnidadeId'> {
  readonly campos: { readonly rotulo: string; readonly valor: unknown }[];
}

/** What roles may say of a content; who started, where nothing is under way, is who made it. */
export const readCaso = async (
  db: Database,
  conteudoId: number,
  iniciador?: { readonly usuarioId: number; readonly unidadeId: number },
): Promise<Caso | undefined> => {
  const { rows } = await sql<Row>`
    select c.autor_id, c.unidade_id as autor_unidade_id, c.detentor_usuario_id, c.detentor_unidade_id,
      coalesce((select jsonb_agg(jsonb_build_object('rotulo', k.rotulo, 'valor', k.valor))
        from conteudo_campo k where k.conteudo_id = c.id), '[]') as campos
    from conteudo c where c.id = ${conteudoId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { campos, ...facts } = row;
  return {
    ...facts,
    iniciadorId: iniciador?.usuarioId ?? facts.autorId,
    iniciadorUnidadeId: iniciador?.unidadeId ?? facts.autorUnidadeId,
    campos: new Map(campos.flatMap(({ rotulo, valor }) => said(rotulo, valor))),
  };
};

/** A list keeps what was chosen with its labels: it says its first value. */
const said = (rotulo: string, valor: unknown): [string, string][] => {
  const first: unknown = Array.isArray(valor) ? valor[0] : valor;
  const plain = typeof first === 'object' && first !== null && 'valor' in first ? first.valor : first;
  return typeof plain === 'string' || typeof plain === 'number' ? [[rotulo, String(plain)]] : [];
};
