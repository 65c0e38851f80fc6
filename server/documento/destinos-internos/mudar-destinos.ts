import { AppError } from '#schemas/app-error.ts';
import type { DestinoAlteracao, DestinoPedido } from '#schemas/shapes/destino.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, type ActInput, type Done } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { editar } from '../edit-rule.ts';
import { destinationErrors, keepDestinations, sameDestination } from './keep-destinations.ts';

/** As many as a draft may have. */
const most = 100;

/** Changing one destination of a draft is work on the draft, as saving it is. */
const ofDestinations = { ...editar, evento: 'destinosMudados' } as const;

export const adicionarDestino = act<DestinoPedido & ActInput>({
  ...ofDestinations,
  effect: async (ctx, { row }, pedido) => {
    const former = await readDestinations(ctx, row.id);
    if (former.length >= most) throw refused('unidadeId', 'destinosDemais', { n: most });
    return replace(ctx, row, [...former, pedido]);
  },
});

export const alterarDestino = act<DestinoAlteracao & ActInput>({
  ...ofDestinations,
  effect: async (ctx, { row }, { de, para }) => {
    const former = await readDestinations(ctx, row.id);
    if (!former.some((one) => sameDestination(one, de))) throw refused('de', 'destinoAusente');
    return replace(
      ctx,
      row,
      former.map((one) => (sameDestination(one, de) ? para : one)),
    );
  },
});

/** Of a unit (its own place, without a person), or of a person wherever they are among the destinations. */
interface Removed extends ActInput {
  readonly especie: 'usuario' | 'unidade';
  readonly alvo: number;
}

export const removerDestino = act<Removed>({
  ...ofDestinations,
  effect: async (ctx, { row }, { especie, alvo }) => {
    const former = await readDestinations(ctx, row.id);
    const left = former.filter(({ unidadeId, usuarioId }) =>
      especie === 'usuario' ? usuarioId !== alvo : usuarioId !== undefined || unidadeId !== alvo,
    );
    if (left.length === former.length) throw new AppError('naoEncontrado');
    return replace(ctx, row, left);
  },
});

const replace = async (
  ctx: Ctx,
  row: { readonly id: number; readonly modeloId: number },
  destinos: readonly DestinoPedido[],
): Promise<Done<void>> => {
  const erros = await destinationErrors(ctx, row, destinos, () => 'unidadeId');
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  await keepDestinations(ctx, row.id, destinos);
  return { dados: { quantos: destinos.length }, resultado: undefined };
};

const readDestinations = async ({ db }: Ctx, documentoId: number): Promise<DestinoPedido[]> => {
  const rows = await db
    .selectFrom('documentoDestino')
    .select(['unidadeId', 'usuarioId'])
    .where('documentoId', '=', documentoId)
    .orderBy('ordem')
    .execute();
  return rows.map(({ unidadeId, usuarioId }) => ({
    unidadeId,
    usuarioId: usuarioId ?? undefined,
  }));
};

const refused = (
  campo: string,
  motivo: 'destinosDemais' | 'destinoAusente',
  data: Readonly<Record<string, number>> = {},
): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo, mensagem: mensagem(`documento.recusa.${motivo}`, data) }] },
  );
