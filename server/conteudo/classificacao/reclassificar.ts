import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, concluded, condition, estado, type ActInput } from '#server/conteudo/atos/index.ts';
import { classifiedKinds, especieOf } from '#server/conteudo/especies/index.ts';

interface Reclassification extends ActInput {
  readonly classeId: number;
}

/** Changes the class of what is concluded: its text stays, the retention follows. Who classifies need not have it in hands. */
export const reclassificar = act<Reclassification>({
  nome: 'reclassificar',
  especies: classifiedKinds,
  fase: concluded,
  // who files gives the class that was not given before
  estado: [estado.corrente, estado.standby, estado.aArquivar],
  exige: [condition.flag('reclassificar'), condition.removalNotAsked],
  evento: 'reclassificado',
  comMotivo: true,
  effect: async (ctx, { row: { id, tipo, classeId: former } }, { classeId }) => {
    if (classeId === former) throw refused('documento.recusa.mesmaClasse');
    const para = await nameOf(ctx, classeId);
    if (!para?.serve) throw refused('documento.recusa.classe');
    const de = former === null ? undefined : await nameOf(ctx, former);
    const { tabela } = especieOf(tipo);
    if (tabela !== 'documento' && tabela !== 'processo') throw new Error(`espécie ${tipo} sem classe`);
    await ctx.db.updateTable(tabela).set({ classeId }).where('id', '=', id).execute();
    return {
      dados: { de: de?.nome ?? mensagem('documento.recusa.semClasse'), para: para.nome },
      resultado: undefined,
    };
  },
});

interface Classe {
  readonly nome: string;
  /** Contents may be of it now. */
  readonly serve: boolean;
}

const nameOf = async ({ db }: Ctx, id: number): Promise<Classe | undefined> => {
  const { rows } = await sql<Classe>`
    select a.codigo || ' - ' || a.descricao as nome, a.ativo and a.classificavel as serve
    from registro.assunto a where a.id = ${id}`.execute(db);
  return rows[0];
};

const refused = (key: MessageKey): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'classeId', mensagem: mensagem(key) }] });
