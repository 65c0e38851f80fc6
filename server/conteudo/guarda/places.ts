import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageData, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** A registered place, as what is put in it needs it. */
interface Place {
  readonly id: number;
  readonly nome: string;
  readonly unidade: number;
  readonly ativo: boolean;
  readonly caminho: string;
}

interface Limit {
  readonly nome: string;
  readonly capacidade: number;
  readonly medida: string;
  readonly ocupado: number;
}

/** The refusal of what was chosen, at the field that chose it. */
export const refusedPlace = (key: MessageKey, data: MessageData = {}, campo = 'localId'): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: mensagem(key, data) }] });

/**
 * A place of the person's own archive that still takes something, held with all of those above it that have a capacity until the
 * transaction ends: whoever else puts something in one of them waits, and nobody closes it meanwhile.
 */
export const holdPlace = async ({ db, sessao }: Ctx, id: number, campo = 'localId'): Promise<Place> => {
  await sql`select from registro.local_guarda l
    where l.id = ${id} or (l.capacidade is not null and l.id in (select a.id from locais_acima(${id}) a))
    order by l.id for update`.execute(db);
  const { rows } = await sql<Place>`select l.id, l.nome, l.unidade, coalesce(l.ativo, true) as ativo,
    caminho_do_local(l.id) as caminho from registro.local_guarda l where l.id = ${id}`.execute(db);
  const [place] = rows;
  // what another archive has is not told apart from what is not there
  if (!place || place.unidade !== sessao.unidadeId)
    throw refusedPlace('guarda.recusa.deOutroArquivo', {}, campo);
  if (!place.ativo) throw refusedPlace('guarda.recusa.inativo', { local: place.nome }, campo);
  return place;
};

/** Refuses what leaves a place, or one above it, with more than it takes. Asked after the change, in its transaction. */
export const requireRoom = async ({ db }: Pick<Ctx, 'db'>, id: number, campo = 'localId'): Promise<void> => {
  const { rows } = await sql<Limit>`
    select l.nome, l.capacidade, coalesce(l.medida, 'ITENS') as medida,
      case l.medida when 'CENTIMETROS' then ceil(o.milimetros / 10.0)::integer else o.itens end as ocupado
    from locais_acima(${id}) a join registro.local_guarda l on l.id = a.id
    cross join lateral ocupacao_do_local(l.id) o
    where l.capacidade is not null order by a.passo`.execute(db);
  const full = rows.find(({ capacidade, ocupado }) => ocupado > capacidade);
  if (full)
    throw refusedPlace(
      full.medida === 'CENTIMETROS' ? 'guarda.recusa.cheioEmCentimetros' : 'guarda.recusa.cheioEmItens',
      { local: full.nome, capacidade: full.capacidade, ficaria: full.ocupado },
      campo,
    );
};

/** Whether a place, or one above it that no width closes, is measured in centimetres: what is put there has to say its own. */
export const isMeasured = async ({ db }: Pick<Ctx, 'db'>, id: number): Promise<boolean> => {
  const { rows } = await sql<{ medido: boolean }>`
    select exists (select from locais_acima(${id}) a join registro.local_guarda l on l.id = a.id
      where l.capacidade is not null and l.medida = 'CENTIMETROS'
        and not exists (select from locais_acima(${id}) b join registro.local_guarda w on w.id = b.id
          where b.passo < a.passo and w.largura is not null)) as medido`.execute(db);
  return rows[0]?.medido ?? false;
};
