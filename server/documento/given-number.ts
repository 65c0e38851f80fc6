import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { PreparedTooSoon, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { peekFree, planForProtocol, takeFree, type NumberPlan } from '#server/conteudo/numeracao/index.ts';

/** Numbers that exist only after the conclusion. */
export interface GivenNumber {
  readonly numero: string;
  readonly sequencia: number;
  readonly ano: number;
  /** The protocol number that comes with it, where the paper shows one of its own. */
  readonly protocolo?: string | undefined;
}

/** The legal year of an instant, in the zone of the organisation. */
export const yearOf = (when: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', timeZone }).format(when);

/** The number that a document got when it was first concluded, which every version of it keeps. */
export const givenNumber = async (db: Database, id: number): Promise<GivenNumber | undefined> => {
  const first = await db
    .selectFrom('documentoVersao as v')
    .innerJoin('conteudo as c', 'c.id', 'v.documentoId')
    .select(['c.numero', 'v.automaticos'])
    .where('v.documentoId', '=', id)
    .where('v.concluidaEm', 'is not', null)
    .orderBy('v.numero')
    .executeTakeFirst();
  if (first?.numero == null) return undefined;
  const { numero, ano } = first.automaticos as Readonly<Record<string, string>>;
  return { numero: first.numero, sequencia: Number(numero), ano: Number(ano) };
};

/** What the model says of the protocol number of a document, `opcaoProtocolo`; with any other it has none. */
const opcaoProtocolo = { herdar: 1, gerar: 2 } as const;

/** The content of which the document `d`, of the model `m`, bears the protocol number, or would if it were concluded now. */
export const bearsNumberOf: RawBuilder<number | null> = sql<number | null>`coalesce(d.protocolo_de_id,
  case when m.opcao_protocolo = ${sql.lit(opcaoProtocolo.herdar)} then coalesce(
    (select o.protocolo_de_id from documento o where o.id = d.vinculado_id), d.vinculado_id) end)`;

/** Whether its conclusion gives it one of its own. */
export const getsProtocol: RawBuilder<boolean> = sql<boolean>`m.opcao_protocolo = ${sql.lit(opcaoProtocolo.gerar)}`;

/** The text of the version `v` shows the protocol number. */
const showsProtocol = sql<boolean>`jsonb_path_exists(v.corpo,
  '$.** ? (@.type == "marcador" && @.attrs.chave == "numero_protocolo")')`;

/** The protocol number that a conclusion gives. */
interface ProtocolPlan {
  /** The sequence of one of its own; none where it bears that of another, has one already, or gets none. */
  readonly plan?: NumberPlan | undefined;
  /** The content whose number it bears, which is read there. */
  readonly deId?: number | undefined;
  /** The paper shows it: it has to be known before. */
  readonly shown: boolean;
}

/** Which protocol number a draft gets. One that went back to draft keeps what it had. */
export const planProtocol = async (ctx: Ctx, id: number): Promise<ProtocolPlan> => {
  const { rows } = await sql<{
    tipoId: number;
    numeroProtocolo: string | null;
    gera: boolean;
    deId: number | null;
    shown: boolean;
  }>`
    select d.tipo_documento_id as tipo_id, c.numero_protocolo, ${getsProtocol} as gera, ${bearsNumberOf} as de_id,
      ${showsProtocol} as shown
    from documento d
    join conteudo c on c.id = d.id
    join documento_versao v on v.documento_id = d.id and v.numero = d.versao_atual
    join registro.modelo_documento m on m.id = d.modelo_id
    where d.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`documento ${id} sem linha`);
  const { tipoId, numeroProtocolo, gera, deId, shown } = row;
  if (numeroProtocolo !== null) return { shown };
  if (!gera) return { deId: deId ?? undefined, shown };
  const ano = Number(yearOf(ctx.agora, ctx.ports.config.timeZone));
  return {
    plan: await planForProtocol(ctx.db, { tipoId, unidadeId: ctx.sessao.unidadeId, ano }),
    shown,
  };
};

/** What the conclusion of a draft will give, foreseen for its paper. */
export interface ForeseenProtocol extends ProtocolPlan {
  /** Where it is known: with a sequence to take, it is the one that this would give now. */
  readonly numero?: string | undefined;
}

/**
 * Foresees it. In the national formats the number of the document is that of the protocol unit for everything, and is not given
 * twice.
 * @param numbered the sequence that numbers the document, and what it gave
 */
export const foreseeProtocol = async (
  ctx: Ctx,
  { id, organizacaoId }: Pick<ConteudoRow, 'id' | 'organizacaoId'>,
  numbered: { readonly chave: string; readonly sequencia: number },
): Promise<ForeseenProtocol> => {
  const { plan, deId, shown } = await planProtocol(ctx, id);
  if (!plan) return { deId, shown };
  if (plan.counter.chave === numbered.chave) return { shown, numero: plan.write(numbered.sequencia) };
  return { plan, shown, numero: shown ? plan.write(await peekFree(ctx.db, plan, organizacaoId)) : undefined };
};

/** Takes the number that was foreseen, or the next one where none was told. */
export const takeProtocol = async (
  ctx: Ctx,
  { plan, numero }: ForeseenProtocol,
  organizacaoId: number,
): Promise<string | undefined> => {
  if (!plan) return numero;
  const taken = plan.write(await takeFree(ctx.db, plan, organizacaoId));
  if (numero !== undefined && taken !== numero) throw new PreparedTooSoon();
  return taken;
};
