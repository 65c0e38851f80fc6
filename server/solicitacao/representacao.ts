import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { OutsiderCtx, PublicCtx } from '#server/base/http/context.ts';

/** What a power of attorney gives: to ask and follow, to sign, to receive notices. */
type Poder = 'pede' | 'assina' | 'recebe' | 'acompanha';

const columns: Readonly<Record<Poder, RawBuilder<boolean>>> = {
  pede: sql<boolean>`k.pode_pedir`,
  assina: sql<boolean>`k.pode_assinar`,
  recebe: sql<boolean>`k.pode_receber`,
  acompanha: sql<boolean>`(k.pode_pedir or k.pode_assinar)`,
};

/** Powers of attorney `k` of accounts `o` that are in force today, to who has the document and the confirmed e-mail `me`. */
const inForce = ({ agora, ports }: Pick<PublicCtx, 'agora' | 'ports'>): RawBuilder<unknown> => sql`
  from registro.procuracao k
  join registro.usuario_externo o on o.id = k.outorgante and o.ativo and not o.bloqueado
  join registro.usuario_externo me on me.documento = k.procurador_documento
    and lower(me.email) = lower(k.procurador_email)
  where k.situacao = 'ACEITA' and k.fim >= (${agora}::timestamptz at time zone ${ports.config.timeZone})::date`;

/** What is of the person, or of somebody for whom they may do this. */
export const mine = (
  ctx: OutsiderCtx,
  poder: Poder,
  { dono, servico }: { readonly dono: RawBuilder<unknown>; readonly servico: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${dono} = ${ctx.externo.externoId} or exists (select ${inForce(ctx)}
  and me.id = ${ctx.externo.externoId} and k.outorgante = ${dono} and ${columns[poder]}
  and (k.servico is null or k.servico = ${servico})))`;

export interface Representado {
  readonly id: number;
  readonly nome: string;
  readonly documento: string;
}

/** For whom the person acts there: nobody else than themselves, or who gave them the power; without it, it is not there. */
export const actsFor = async (
  ctx: OutsiderCtx,
  donoId: number,
  servicoId: number,
  poder: Poder,
): Promise<Representado | undefined> => {
  if (donoId === ctx.externo.externoId) return undefined;
  const { rows } = await sql<Representado>`
    select o.id, o.nome, o.documento ${inForce(ctx)} and me.id = ${ctx.externo.externoId} and o.id = ${donoId}
      and ${columns[poder]} and (k.servico is null or k.servico = ${servicoId}) limit 1`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

/** The same, where it is only asked. */
export const mayActFor = async (
  ctx: OutsiderCtx,
  donoId: number,
  servicoId: number,
  poder: Poder,
): Promise<boolean> => {
  const { rows } = await sql<{ sim: boolean }>`
    select ${mine(ctx, poder, { dono: sql`${donoId}::integer`, servico: sql`${servicoId}::integer` })} as sim`.execute(
    ctx.db,
  );
  return rows[0]?.sim ?? false;
};

interface Addressee {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}

/** Who is told of what is of somebody: they, and who has that power for them. */
export const addressees = async (
  ctx: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  donoId: number,
  servicoId: number,
  poder: Poder,
): Promise<Addressee[]> => {
  const { rows } = await sql<Addressee>`
    select id, nome, email from registro.usuario_externo where id = ${donoId} and ativo and not bloqueado
    union
    select me.id, me.nome, me.email ${inForce(ctx)} and me.ativo and not me.bloqueado and o.id = ${donoId} and ${columns[poder]}
      and (k.servico is null or k.servico = ${servicoId})`.execute(ctx.db);
  return rows;
};

/** Both names, as events and papers keep them. */
export const bothNames = (
  { externo }: OutsiderCtx,
  representado: Representado | undefined,
): { readonly externo: string; readonly representado?: string } => ({
  externo: externo.nome,
  ...defined({ representado: representado?.nome }),
});
