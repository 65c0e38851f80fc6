import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import type { CampoEscrito } from '#schemas/shapes/campos.ts';
import type { Database } from '#server/base/db/connect.ts';
import { definedCampos, type ValorGuardado } from './campo-definido.ts';
import type { CamposDe } from './read-campos.ts';
import { shownCampo } from './shown-campo.ts';

interface Kept {
  readonly rotulo: string;
  readonly tipo: number;
  readonly valor: ValorGuardado;
  readonly arquivo: string | null;
}

/** Every field of a draft, in its order, with what is written in it: of a list, what was chosen as people read it. */
export const camposEscritos = async (
  db: Database,
  { id, registro, tipoId }: Pick<CamposDe, 'id' | 'registro' | 'tipoId'>,
): Promise<CampoEscrito[]> => {
  const { rows } = await sql<Kept>`
    select k.rotulo, k.tipo, k.valor, a.nome as arquivo from conteudo_campo k left join arquivo a on a.id = k.arquivo_id
    where k.conteudo_id = ${id} and k.valor is not null`.execute(db);
  return (await definedCampos(db, registro, tipoId)).map((definido) => {
    const { rotulo, tipo, campoPdf } = definido;
    const kept = rows.find((row) => row.rotulo === rotulo && row.tipo === tipo);
    const own = { rotulo, ...defined({ campoPdf }) };
    if (!kept) return { ...own, texto: '' };
    const { valor, arquivo } = kept;
    return {
      ...own,
      texto: arquivo ?? shownCampo(definido, valor, undefined),
      valor: Array.isArray(valor) ? valor.map((opcao) => opcao.rotulo) : valor,
    };
  });
};
