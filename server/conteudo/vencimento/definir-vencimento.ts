import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, anyPhase, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { deadlineOn } from '#server/instalacao/prazo/index.ts';
import { classifiedKinds, kindJoins } from '#server/conteudo/especies/index.ts';

interface Expiry extends ActInput {
  /** The day, or nothing for none. */
  readonly vencimento?: string | undefined;
}

/** Changes the day by which the work on a content is due: what it says is not touched. */
export const definirVencimento = act<Expiry>({
  nome: 'definirVencimento',
  especies: classifiedKinds,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.edits, condition.inHands, condition.notTaken, condition.removalNotAsked],
  evento: 'vencimentoMudado',
  effect: async (ctx, { row }, { vencimento }) => {
    if (!vencimento && (await isMandatory(ctx, row.id))) throw refused();
    const day = vencimento ? await deadlineOn(ctx, row.detentorUnidadeId, vencimento) : null;
    if (day === row.vencimento) return { evento: false, resultado: undefined };
    return {
      colunas: { vencimento: day },
      dados: { de: row.vencimento, vencimento: day },
      evento: day === null ? 'vencimentoRetirado' : undefined,
      resultado: undefined,
    };
  },
});

/** What it is made from asks for a due date: then it has one for as long as it is worked on. */
const isMandatory = async ({ db }: Ctx, id: number): Promise<boolean> => {
  const { rows } = await sql<{ obrigatorio: boolean }>`
    select coalesce(m.vencimento_obrigatorio, false) or coalesce(td.vencimento_obrigatorio, false)
      or coalesce(tp.vencimento_obrigatorio, false) as obrigatorio
    from conteudo c ${kindJoins} left join registro.modelo_documento m on m.id = d.modelo_id
    where c.id = ${id}`.execute(db);
  return rows[0]?.obrigatorio ?? false;
};

const refused = (): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'vencimento', mensagem: mensagem('documento.pendencia.vencimento') }] },
  );
